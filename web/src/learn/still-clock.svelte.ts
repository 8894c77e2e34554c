// The clock of a table that stands still: of a game once more, or of a play to be found.

import { TableClock } from '../table/clock.svelte';

/** A clock that shows when it was. */
export class StillClock extends TableClock {
  #shown = $state(0);

  override set(tableTime: number): void {
    this.#shown = tableTime;
  }

  override get now(): number {
    return this.#shown;
  }

  override read(): number {
    return this.#shown;
  }
}
