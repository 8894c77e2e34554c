// What a table component gets: the game as one seat (or a watcher) sees it, and what can be done.
// `docs/web.md` shows how a table uses it.

import type { Setup } from '../api/tables';
import type { Line } from '../api/games/shared';
import type { AnswerOutcome, Refused, SeatInfo, TableInfo } from '../api/types';
import type { Connection } from './connection.svelte';
import { keysOf } from './keyring';
import { seatName } from './names';
import { keyOf, type Step, type TableView, type Viewer } from './view';

/** What the server says about a draft: its lines and their sum, or why it cannot be played. */
export type Preview =
  { kind: 'scored'; lines: Line[]; total: number } | { kind: 'refused'; refusal: Refused } | null;

export class Seated<Game = unknown> {
  /** The last refusal, shown beside what was refused until the next attempt. */
  refusal = $state.raw<Refused | null>(null);
  /** Why the last thing could not be taken back, shown beside that tool. */
  undoRefusal = $state.raw<Refused | null>(null);
  /** Is a command on its way? */
  busy = $state(false);
  preview = $state.raw<Preview>(null);
  /** What a click in the history or the score points at: cells that the table marks. */
  pointed = $state.raw<[number, number][]>([]);

  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly connection: Connection,
    readonly seat: Viewer,
    readonly setup: Setup,
  ) {}

  get table(): TableInfo {
    return this.connection.table;
  }

  /** The latest view. The table is shown only once there is one. */
  get view(): TableView<Game> {
    return this.connection.views[keyOf(this.seat)] as TableView<Game>;
  }

  get steps(): Step[] {
    return this.connection.steps[keyOf(this.seat)] ?? [];
  }

  /** Does the game wait for this seat? */
  get awaited(): boolean {
    return this.seat !== null && (this.seatInfo(this.seat)?.awaited ?? false);
  }

  /** The language of the words, for `lang` attributes. */
  get lang(): string {
    return this.setup.dictionary.name;
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table.seats[seat];
  }

  name(seat: number): string {
    return seatName(this.table.seats, seat);
  }

  /** Does something in the game, as this seat or another one that this browser holds. A refusal
      is kept in `refusal` and changes nothing. */
  async act(command: unknown, seat = this.seat): Promise<boolean> {
    if (seat === null || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.undoRefusal = null;
    const outcome = await this.connection.ask({
      type: 'play',
      seat,
      phase: this.view.phase,
      command,
    });
    this.busy = false;
    return this.#settle(outcome);
  }

  /** Asks what a draft would score, once it has rested a moment; `null` forgets it. */
  try(command: unknown): void {
    clearTimeout(this.#pause);
    this.#asked += 1;
    const mine = this.#asked;
    this.refusal = null;
    const seat = this.seat;
    if (command === null || seat === null) {
      this.preview = null;
      return;
    }
    this.#pause = setTimeout(() => {
      void this.connection.ask({ type: 'preview', seat, command }).then((outcome) => {
        if (mine !== this.#asked) return;
        if (outcome.kind === 'scored' || outcome.kind === 'refused') this.preview = outcome;
        else this.preview = null;
      });
    }, 60);
  }

  async resign(): Promise<void> {
    if (this.seat !== null) {
      this.#settle(await this.connection.ask({ type: 'resign', seat: this.seat }));
    }
  }

  /** Takes back what this player did last; players at the same device have agreed by nodding. */
  async undo(): Promise<void> {
    if (this.seat === null) return;
    this.undoRefusal = null;
    const outcome = await this.connection.ask({ type: 'undo', seat: this.seat });
    if (outcome.kind === 'refused') this.undoRefusal = outcome.refusal;
    else this.#settle(outcome);
    if (outcome.kind !== 'asked') return;
    for (const { seat } of keysOf(this.table.id).seats) {
      if (seat === this.seat || this.seatInfo(seat)?.left) continue;
      await this.connection.ask({ type: 'undo_answer', seat, agree: true });
    }
  }

  async answerUndo(agree: boolean): Promise<void> {
    if (this.seat === null) return;
    this.#settle(await this.connection.ask({ type: 'undo_answer', seat: this.seat, agree }));
  }

  #settle(outcome: AnswerOutcome): boolean {
    if (outcome.kind === 'refused') this.refusal = outcome.refusal;
    if (outcome.kind === 'failed') this.connection.problem = outcome.problem;
    return outcome.kind === 'done' || outcome.kind === 'asked';
  }
}
