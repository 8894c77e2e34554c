// Keeps a second press from doing something else than the first one: for a moment after
// something was done, the place where it was done rests.

import { REST } from './stage';

export class Guard {
  resting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was done just now. */
  rest(): void {
    this.resting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.resting = false), REST);
  }

  /** Does what was pressed, unless it is too soon. */
  press(act: () => void): void {
    if (!this.resting) act();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
