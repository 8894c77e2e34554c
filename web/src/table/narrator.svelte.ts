// Tells what happened one thing after the other, so that each can be read: who begins and why is
// not gone before anybody has seen it, and quick bots do not speak at once.

import type { HistoryEntry } from './said';

/** How long a sentence stays before the next one, in milliseconds; the first one of a game says
    who begins, and that is news to everybody. */
const STAYS = 900;
const BEGINNING = 2600;
/** What happened longer ago than so many sentences is not told any more. */
const MOST = 3;

export class Narrator {
  /** What is told now. */
  entry = $state.raw<HistoryEntry | undefined>(undefined);
  #waiting: HistoryEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(all: readonly HistoryEntry[]): void {
    const told = this.entry;
    const place = told ? all.findIndex(({ key }) => key === told.key) : -1;
    const begins = !told && all.length <= MOST;
    if (told && place < 0) this.#waiting = [];
    // What is told may have got more to it.
    if (place >= 0) this.entry = all[place];
    const fresh = told && place >= 0 ? all.slice(place + 1) : all.slice(begins ? 0 : -1);
    this.#waiting = fresh.slice(-MOST);
    if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (!next) return;
    this.entry = next;
    this.#timer = setTimeout(() => this.#next(), next.quiet ? BEGINNING : STAYS);
  }
}
