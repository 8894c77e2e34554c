// Several players at one device: whose eyes it looks with, when it is passed on, and what has
// happened meanwhile.

import type { Connection } from './connection.svelte';

export class HotSeat {
  /** The seat whose eyes the device looks with, once somebody has taken it. */
  eyes = $state<number | null>(null);
  /** Has the last player said that the next one may have it? */
  #passed = $state(false);
  /** From this step on it is news to whoever comes next. */
  since = $state(0);

  constructor(
    readonly connection: () => Connection | null,
    /** The seats that this device holds. */
    readonly held: () => readonly number[],
  ) {}

  /** Is the device shared by several players of a game that is on? */
  get shared(): boolean {
    return this.held().length > 1;
  }

  get #views() {
    return Object.values(this.connection()?.views ?? {});
  }

  /** Do players hide something from each other? Where nobody holds a hand there is nothing to
      cover. */
  get covers(): boolean {
    return this.#views.some(({ game }) => 'hand' in (game as object));
  }

  /** Who of those at this device has to do something; whoever looks now goes first. */
  get wanted(): number | null {
    const connection = this.connection();
    if (!this.shared || connection?.table.stage !== 'playing' || this.#views.length === 0) {
      return null;
    }
    const awaited = this.held().filter((seat) => connection.awaited.includes(seat));
    if (this.eyes !== null && (awaited.includes(this.eyes) || awaited.length === 0)) return null;
    return awaited[0] ?? (this.eyes === null ? (this.held()[0] ?? null) : null);
  }

  /** The player who has to come, while the cover is on. */
  get next(): number | null {
    if (!this.covers || this.connection()?.table.stage !== 'playing') return null;
    if (this.eyes === null) return this.wanted;
    // Once it was passed on, nothing is seen before somebody takes it, whoever that is.
    return this.#passed ? (this.wanted ?? this.eyes) : null;
  }

  /** The player to whom the device is to be passed, while the last one still looks. */
  get follower(): number | null {
    return this.covers && this.eyes !== null && !this.#passed ? this.wanted : null;
  }

  /** The last player has seen enough. */
  pass(): void {
    this.#passed = true;
  }

  /** Somebody takes the device. */
  take(seat: number): void {
    this.eyes = seat;
    this.#passed = false;
    this.since = Math.max(0, ...this.#views.map(({ next_event }) => next_event));
  }

  /** Where nothing is hidden the seat changes by itself. */
  follow(): void {
    const { wanted } = this;
    if (!this.covers && wanted !== null) this.take(wanted);
  }
}
