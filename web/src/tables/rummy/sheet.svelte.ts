// Which sheet of a round lies over the table: the one of a round that ended while one looked, until
// it is put away. Whoever watches has it put away after some seconds.

import type { RoundSheet } from './rounds';

/** So long a sheet lies there for somebody who only watches. */
const LOOK = 12_000;

export class SheetShown {
  /** The last round whose sheet was put away, or was there when one came. */
  #read = $state(-1);

  constructor(
    readonly sheets: () => readonly RoundSheet[],
    /** Does nobody have to put it away? */
    readonly passing: () => boolean,
  ) {
    this.#read = this.#last();
    $effect(() => {
      // A round that was opened again will be over again.
      if (this.#last() < this.#read) this.#read = this.#last();
    });
    $effect(() => {
      if (!this.sheet || !this.passing()) return;
      const timer = setTimeout(() => this.close(), LOOK);
      return () => clearTimeout(timer);
    });
  }

  get sheet(): RoundSheet | null {
    const last = this.sheets().at(-1);
    return last && last.round > this.#read ? last : null;
  }

  close(): void {
    this.#read = this.#last();
  }

  #last(): number {
    return this.sheets().at(-1)?.round ?? 0;
  }
}
