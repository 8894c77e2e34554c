// The stream of one table: says hello with the seats that this browser holds, keeps the latest
// view of each, and comes back by itself when the connection drops. What was asked and not yet
// answered is asked again then, under the same id, so that nothing is lost and nothing done twice.
// News, the view they lead to and the answer to a command come in one message and are taken in
// at once, so that what one has laid is never seen twice or not at all.

import type {
  AnswerOutcome,
  FromClient,
  Reaction,
  SeatInfo,
  TableInfo,
  TableProblem,
  ToClient,
} from '../api/types';
import { TableClock } from './clock.svelte';
import { Heartbeat } from './heartbeat';
import { copyKeys, keysOf } from './keyring';
import type { Heard, TableView } from '../api/games/shared';
import { Question } from './question.svelte';
import { keyOf, type Viewer } from './view';

export type Line = 'connecting' | 'open' | 'lost' | 'over';

/** How long to wait before trying again, longer each time; up to half as long again, so that the
    people of a server that was gone do not all come at one moment. */
const BACKOFF = [300, 800, 1500, 3000, 5000, 10_000];

type Told = Extract<ToClient, { type: 'told' }>;
type Asking = Extract<FromClient, { id: string }>;
/** `Omit` that keeps the members of a union apart. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** What can be asked of a table. */
export type Asked = Without<Asking, 'id'>;

interface Pending {
  message: Asking;
  answer: (outcome: AnswerOutcome) => void;
}

export interface Shown {
  key: number;
  seat: number;
  reaction: Reaction;
}

/** What a side tries out on the board. */
export interface SideDraft {
  seat: number;
  tiles: [number, number, string][];
}

export class Connection {
  line = $state<Line>('connecting');
  /** Is the other end not heard any more, though the line still seems to be there? */
  silent = $state(false);
  table = $state.raw<TableInfo>({} as TableInfo);
  views = $state.raw<Record<string, TableView<unknown>>>({});
  steps = $state.raw<Record<string, Heard<unknown>[]>>({});
  /** How words of the game are written, where that is not as their letters are. */
  written = $state.raw<Record<string, string>>({});
  drafts = $state.raw<Record<number, SideDraft>>({});
  reactions = $state.raw<Shown[]>([]);
  /** What others are asked: to take something back, or to pause. */
  readonly questions = { undo: new Question(), pause: new Question() };
  /** When the turn limit is up, in table time. */
  limit = $state<number | null>(null);
  problem = $state.raw<TableProblem | null>(null);
  /** The table of the rematch, once there is one. */
  rematch = $state<string | null>(null);
  readonly clock = new TableClock();
  /** Is there a play to be found and nothing else to be done, as in a puzzle? */
  readonly layOnly: boolean = false;

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #attempts = 0;
  /** When the server has asked to come back. */
  #comeBack: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;
  #left = false;
  #heart = new Heartbeat({
    ask: () => this.#send({ type: 'here' }),
    silent: (is) => (this.silent = is),
    dead: () => this.#abandon(),
  });

  /** `screen`: for everybody in the room, with nobody's eyes, whatever seats this browser holds. */
  constructor(
    table: TableInfo,
    readonly screen = false,
  ) {
    this.table = table;
    this.rematch = table.rematch;
  }

  /** Whom the game waits for, as the latest view says. */
  get awaited(): readonly number[] {
    const views = Object.values(this.views);
    return views.sort((a, b) => b.next_event - a.next_event)[0]?.awaited ?? [];
  }

  /** Connects, and stays connected until told otherwise. */
  start(): () => void {
    this.#left = false;
    this.#connect();
    const awake = () => this.#wake();
    const asleep = () => this.#abandon();
    addEventListener('online', awake);
    addEventListener('offline', asleep);
    document.addEventListener('visibilitychange', awake);
    return () => {
      this.#left = true;
      removeEventListener('online', awake);
      removeEventListener('offline', asleep);
      document.removeEventListener('visibilitychange', awake);
      clearTimeout(this.#retry);
      for (const question of Object.values(this.questions)) question.forget();
      this.#heart.stop();
      this.#socket?.close();
      this.#socket = null;
    };
  }

  /** Says hello anew, because this browser holds another seat now. */
  reintroduce(): void {
    this.views = {};
    this.steps = {};
    this.#socket?.close();
    this.#lose(0);
  }

  /** Asks for something and waits for what comes of it, however often the line drops. What `then`
      does is seen together with the view that the answer came with. */
  ask(asked: Asked, then?: (outcome: AnswerOutcome) => void): Promise<AnswerOutcome> {
    const message = { ...asked, id: freshId() } as Asking;
    return new Promise((resolve) => {
      const answer = (outcome: AnswerOutcome) => {
        then?.(outcome);
        resolve(outcome);
      };
      this.#pending.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  /** Says something that needs no answer and may be lost. */
  say(message: FromClient): void {
    this.#send(message);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table.id}/stream`);
    this.#socket = socket;
    socket.onopen = () => {
      const seats = this.screen ? [] : keysOf(this.table.id).seats;
      const eyes = seats.length > 0 ? seats : [{ seat: null, secret: null }];
      const viewers = eyes.map(({ seat, secret }) => ({ secret, next: this.#next(seat) }));
      const screen = this.screen ? { screen: true } : {};
      const hello: FromClient = { type: 'hello', viewers, ...screen };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heart.heard();
      if (typeof data === 'string') this.#hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(wait?: number): void {
    this.#heart.stop();
    this.#socket = null;
    if (this.#left || this.line === 'over') return;
    this.line = this.line === 'connecting' && this.#attempts === 0 ? 'connecting' : 'lost';
    const usual = BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] ?? 0;
    const pause = wait ?? this.#comeBack ?? usual * (1 + Math.random() / 2);
    this.#comeBack = undefined;
    this.#attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** A phone that was asleep, or a network that is back: no need to wait any longer. */
  #wake(): void {
    if (document.hidden || this.#left) return;
    if (this.line === 'lost') this.#connect();
    else if (this.line === 'open') this.#heart.ask();
  }

  /** The network is gone, or nothing comes any more: a socket that is not closed yet is left. */
  #abandon(): void {
    const socket = this.#socket;
    if (this.#left || this.line === 'over' || !socket) return;
    this.#lose();
    socket.close();
  }

  #send(message: FromClient): void {
    if (this.line === 'open' && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #hear(said: ToClient): void {
    switch (said.type) {
      case 'welcome':
        // What is still asked comes after this.
        for (const question of Object.values(this.questions)) question.forget();
        this.#seeTable(said.table);
        this.line = 'open';
        this.#attempts = 0;
        this.clock.set(said.now);
        this.limit = said.limit;
        this.#heart.start();
        for (const { message } of this.#pending.values()) this.#send(message);
        break;
      case 'told':
        this.#tell(said);
        break;
      case 'answer':
        this.#answer(said.id, said.outcome);
        break;
      case 'draft':
        this.drafts = { ...this.drafts, [said.side]: { seat: said.seat, tiles: said.tiles } };
        break;
      case 'presence':
        this.#seeWhoIsHere(said.here, said.screen ?? false);
        break;
      case 'reaction':
        this.#show(said.seat, said.reaction);
        break;
      case 'undo_asked':
        this.questions.undo.hear(said.seat, said.waiting);
        break;
      case 'pause_asked':
        this.questions.pause.hear(said.seat, said.waiting);
        break;
      case 'table':
        this.#seeTable(said.table);
        this.clock.set(said.now);
        break;
      case 'rematch':
        copyKeys(this.table.id, said.table);
        this.rematch = said.table;
        break;
      case 'pong':
        this.clock.set(said.now);
        break;
      case 'problem':
        this.problem = said.problem;
        break;
      case 'closing':
        if (said.come_back_ms === null) this.line = 'over';
        else this.#comeBack = said.come_back_ms;
        break;
    }
  }

  #seeTable(table: TableInfo): void {
    const taught = table.lesson?.over === false && table.stage === 'playing';
    const byDays = table.settings.days !== undefined && table.settings.days !== null;
    this.clock.stand(taught || byDays || table.paused !== undefined);
    if (table.paused !== undefined) this.questions.pause.forget();
    this.table = taught ? { ...table, seats: table.seats.map(asTeacher) } : table;
  }

  #seeWhoIsHere(here: readonly boolean[], screen: boolean): void {
    const now = this.clock.read();
    const seats = this.table.seats.map(({ away, ...seat }, nth): SeatInfo => {
      const isHere = here[nth] ?? seat.here;
      return isHere ? { ...seat, here: true } : { ...seat, here: false, away: away ?? now };
    });
    this.table = { ...this.table, seats, screen };
  }

  /** What happened, how things are now, and that a command was done: all in one step. */
  #tell({ viewer, steps, view, written, now, limit, done, table }: Told): void {
    const key = keyOf(viewer);
    const next = this.#next(viewer);
    const fresh = steps.filter((step) => step.number >= next);
    this.clock.set(now);
    this.limit = limit;
    if (table) this.#seeTable(table);
    this.views = { ...this.views, [key]: view };
    if (written) this.written = { ...this.written, ...written };
    if (fresh.length > 0) {
      this.steps = { ...this.steps, [key]: [...(this.steps[key] ?? []), ...fresh] };
      this.questions.undo.forget();
    }
    if (done !== null) this.#answer(done, { kind: 'done', next: view.next_event });
  }

  #answer(id: string, outcome: AnswerOutcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(outcome);
  }

  /** The number of the first step that a viewer has not heard of. */
  #next(viewer: Viewer): number {
    const last = this.steps[keyOf(viewer)]?.at(-1);
    return last === undefined ? 0 : last.number + 1;
  }

  #show(seat: number, reaction: Reaction): void {
    this.#shown += 1;
    const one = { key: this.#shown, seat, reaction };
    this.reactions = [...this.reactions, one];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== one)), 4000);
  }
}

/** Random, and made without what browsers give only to secure pages. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** While a lesson is on, the bot is the teacher. */
const asTeacher = (seat: SeatInfo): SeatInfo =>
  seat.who?.kind === 'bot' ? { ...seat, who: { ...seat.who, level: 'teacher' } } : seat;
