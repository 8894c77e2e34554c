// What a table component gets: the game as one seat (or a watcher) sees it, and what can be done.
// `docs/web.md` shows how a table uses it.

import type { Games } from '../api/games';
import type { Cell, Line, Refusal, Setup } from '../api/games/shared';
import type { AnswerOutcome, SeatInfo, TableInfo } from '../api/types';
import { text } from '../i18n/texts.svelte';
import type { Coach } from '../learn/lesson/coach.svelte';
import { Beside } from './beside.svelte';
import type { Connection } from './connection.svelte';
import { keysOf } from './keyring';
import { seatName } from './names';
import type { Wondered } from './wondered';
import { keyOf, type GameName, type Step, type Viewer, type ViewOf } from './view';

/** What the server says about a draft: what it would score and which cards would stay, or why it
    cannot be played. */
export type Preview =
  | { kind: 'scored'; lines: Line[]; total: number; kept: Cell[] }
  | { kind: 'refused'; refusal: Refusal }
  | null;

export class Seated<Game extends GameName = GameName> {
  /** The last refusal, shown beside what was refused until the next attempt. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why nothing could be taken back or paused, until the next attempt. */
  askRefusal = $state.raw<Refusal | null>(null);
  /** Is a command on its way? What it is about lies there and cannot be changed. */
  busy = $state(false);
  preview = $state.raw<Preview>(null);
  /** What of the rules somebody reads; nothing while nobody does. */
  reading = $state.raw<{ rule?: string; line?: string } | null>(null);
  /** Is it on its way that the table goes on? */
  resuming = $state(false);
  /** What a click in the history or the score points at: cells that the table marks. */
  pointed = $state.raw<Cell[]>([]);
  /** Who teaches, where the table is for a lesson. */
  coach = $state.raw<Coach | null>(null);

  /** What a phone beside a big screen shows of the table. */
  readonly beside = new Beside(this);

  /** What somebody wants to know the meaning of. */
  wondered = $state.raw<Wondered | null>(null);

  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly connection: Connection,
    readonly seat: Viewer,
    readonly setup: Setup<Games[Game]['edition'], Games[Game]['house']>,
  ) {}

  get table(): TableInfo {
    return this.connection.table;
  }

  /** The latest view. The table is shown only once there is one. The stream is of this game, so
      its views are. */
  get view(): ViewOf<Game> {
    return this.connection.views[keyOf(this.seat)] as ViewOf<Game>;
  }

  get steps(): Step<Game>[] {
    return (this.connection.steps[keyOf(this.seat)] ?? []) as Step<Game>[];
  }

  /** Does the game wait for this seat? */
  get awaited(): boolean {
    return this.seat !== null && this.view.awaited.includes(this.seat);
  }

  /** The language of the words, for `lang` attributes. */
  get lang(): string {
    return this.setup.edition.alphabet;
  }

  /** Is there a play to be found and nothing else to be done? Then nothing but laying is offered. */
  get layOnly(): boolean {
    return this.connection.layOnly;
  }

  /** Is it played by teams? */
  get teams(): boolean {
    return this.table.seats.some(({ team }) => team !== null);
  }

  /** What is wrong with what was just tried: the firm refusal, or else what the draft lacks. */
  get fault(): Refusal | null {
    return this.refusal ?? (this.preview?.kind === 'refused' ? this.preview.refusal : null);
  }

  /** May an unknown word be put to the others at this table? Only where people alone play. */
  get agreement(): boolean {
    const { house } = this.setup;
    const people = this.table.seats.every(({ who }) => who?.kind !== 'bot');
    return people && !this.layOnly && 'agreement' in house && house.agreement;
  }

  /** Does the table stand still? */
  get paused(): boolean {
    return this.table.stage === 'playing' && this.table.paused !== undefined;
  }

  /** Does this seat play against bots alone? Then the table may stand still for it. */
  get alone(): boolean {
    const others = this.table.seats.filter(({ seat }) => seat !== this.seat);
    return others.every(({ who, left }) => left || who?.kind === 'bot');
  }

  /** Opens the rules: all of them, at a rule, or at what a line of a score is for. Where it keeps
      nobody waiting the table stands still meanwhile. */
  read(asked: { rule?: string; line?: string } = {}): void {
    this.reading = asked;
    if (this.alone) void this.pause();
  }

  stopReading(): void {
    this.reading = null;
    if (this.alone) void this.resume();
  }

  /** Wants the table to stand still; who plays with others needs them to agree. */
  pause(): Promise<void> {
    return this.#agreeing('pause', 'pause_answer');
  }

  async resume(): Promise<void> {
    if (this.seat === null || this.table.stage !== 'playing') return;
    this.resuming = true;
    await this.connection.ask({ type: 'resume', seat: this.seat });
    this.resuming = false;
  }

  /** A word of the game as people write it. */
  written(word: string): string {
    return this.connection.written[word] ?? word;
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table.seats[seat];
  }

  name(seat: number): string {
    return seatName(this.table.seats, seat);
  }

  /** What a side is called: a team, or where everybody plays alone the player. */
  side(side: number): string {
    return this.teams ? text(`team-${side}`) : this.name(side);
  }

  /** Does something in the game, as this seat or another one that this browser holds. A refusal
      is kept in `refusal` and changes nothing. What `done` does is seen together with what comes
      of the command, in one change. */
  async act(
    command: Games[Game]['command'],
    done?: () => void,
    seat: Viewer = this.seat,
  ): Promise<boolean> {
    if (seat === null || this.busy) return false;
    const sent = this.coach ? this.coach.judge(command) : command;
    if (sent === null) return false;
    this.busy = true;
    this.refusal = null;
    this.askRefusal = null;
    const asked = { type: 'play', seat, phase: this.view.phase, command: sent } as const;
    const outcome = await this.connection.ask(asked, (outcome) => {
      this.busy = false;
      if (this.#settle(outcome)) done?.();
    });
    return succeeded(outcome);
  }

  /** Asks what a draft would score, once it has rested a moment; `null` forgets it. */
  try(command: Games[Game]['command'] | null): void {
    clearTimeout(this.#pause);
    this.#asked += 1;
    const mine = this.#asked;
    this.refusal = null;
    this.coach?.draft(command);
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

  /** Takes back what this player did last. */
  undo(): Promise<void> {
    return this.#agreeing('undo', 'undo_answer');
  }

  /** Asks for what the others must agree to; players at the same device have agreed by nodding. */
  async #agreeing(type: 'undo' | 'pause', answer: 'undo_answer' | 'pause_answer'): Promise<void> {
    if (this.seat === null || this.table.stage !== 'playing') return;
    this.askRefusal = null;
    const outcome = await this.connection.ask({ type, seat: this.seat });
    if (outcome.kind === 'refused') this.askRefusal = outcome.refusal;
    else this.#settle(outcome);
    if (outcome.kind !== 'asked') return;
    for (const { seat } of keysOf(this.table.id).seats) {
      if (seat === this.seat || this.view.seats[seat]?.left) continue;
      await this.connection.ask({ type: answer, seat, agree: true });
    }
  }

  /** Says to another player's question that it is all right, or not. */
  async agree(to: keyof Connection['questions'], agree: boolean): Promise<void> {
    if (this.seat === null) return;
    const type = `${to}_answer` as const;
    this.#settle(await this.connection.ask({ type, seat: this.seat, agree }));
  }

  #settle(outcome: AnswerOutcome): boolean {
    if (outcome.kind === 'refused') this.refusal = outcome.refusal;
    if (outcome.kind === 'failed') this.connection.problem = outcome.problem;
    return succeeded(outcome);
  }
}

const succeeded = ({ kind }: AnswerOutcome): boolean => kind === 'done' || kind === 'asked';
