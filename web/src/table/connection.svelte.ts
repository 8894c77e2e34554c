// The stream of one table: says hello with the seats that this browser holds, keeps the latest
// view of each, and comes back by itself when the connection drops. What was asked and not yet
// answered is asked again then, under the same id, so that nothing is lost and nothing done twice.

import type {
  AnswerOutcome,
  FromClient,
  Reaction,
  TableInfo,
  TableProblem,
  ToClient,
} from '../api/types';
import { TableClock } from './clock.svelte';
import { copyKeys, keysOf } from './keyring';
import { keyOf, type Step, type TableView, type Viewer } from './view';

export type Line = 'connecting' | 'open' | 'lost' | 'over';

/** How long to wait before trying again, longer each time. */
const BACKOFF = [300, 800, 1500, 3000, 5000, 10_000];
const PING_EVERY = 20_000;
/** A line that says nothing for so long is dead, whatever the browser believes. */
const SILENCE = 45_000;
/** So soon after the answers a game goes back, if it does. */
const VERDICT = 200;

type Asking = Extract<FromClient, { id: string }>;
/** `Omit` that keeps the members of a union apart. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

interface Pending {
  message: Asking;
  answer: (outcome: AnswerOutcome) => void;
}

export interface Shown {
  key: number;
  seat: number;
  reaction: Reaction;
}

export interface TeamDraft {
  seat: number;
  tiles: [number, number, string][];
}

export class Connection {
  line = $state<Line>('connecting');
  table = $state.raw<TableInfo>({} as TableInfo);
  views = $state.raw<Record<string, TableView<unknown>>>({});
  steps = $state.raw<Record<string, Step[]>>({});
  drafts = $state.raw<Record<number, TeamDraft>>({});
  reactions = $state.raw<Shown[]>([]);
  undoAsked = $state.raw<{ seat: number; waiting: number[] } | null>(null);
  /** Who asked to take back and was not allowed to, until something happens. */
  undoRefused = $state<number | null>(null);
  /** When the turn limit is up, in table time. */
  limit = $state<number | null>(null);
  problem = $state.raw<TableProblem | null>(null);
  /** The table of the rematch, once there is one. */
  rematch = $state<string | null>(null);
  readonly clock = new TableClock();

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #refresh: ReturnType<typeof setTimeout> | undefined;
  #verdict: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #shown = 0;
  #left = false;

  constructor(table: TableInfo) {
    this.table = table;
    this.rematch = table.rematch;
  }

  /** Connects, and stays connected until told otherwise. */
  start(): () => void {
    this.#left = false;
    this.#connect();
    const awake = () => this.#wake();
    addEventListener('online', awake);
    document.addEventListener('visibilitychange', awake);
    return () => {
      this.#left = true;
      removeEventListener('online', awake);
      document.removeEventListener('visibilitychange', awake);
      clearTimeout(this.#retry);
      clearTimeout(this.#refresh);
      clearTimeout(this.#verdict);
      clearInterval(this.#ping);
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

  /** Asks for something and waits for what comes of it, however often the line drops. */
  ask(asked: Without<Asking, 'id'>): Promise<AnswerOutcome> {
    const message = { ...asked, id: freshId() } as Asking;
    return new Promise((answer) => {
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
      const secrets = keysOf(this.table.id).seats.map(({ secret }) => secret);
      const eyes = secrets.length > 0 ? secrets : [null];
      // From the first event on: what happened so far is the history beside the table.
      socket.send(
        JSON.stringify({ type: 'hello', viewers: eyes.map((secret) => ({ secret, next: 1 })) }),
      );
    };
    socket.onmessage = ({ data }) => {
      this.#heard = performance.now();
      if (typeof data === 'string') this.#hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(wait?: number): void {
    clearInterval(this.#ping);
    this.#socket = null;
    if (this.#left || this.line === 'over') return;
    this.line = this.line === 'connecting' && this.#attempts === 0 ? 'connecting' : 'lost';
    const pause = wait ?? BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] ?? 0;
    this.#attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** A phone that was asleep, or a network that is back: no need to wait any longer. */
  #wake(): void {
    if (document.hidden || this.#left) return;
    if (this.line === 'lost') this.#connect();
    else this.#send({ type: 'ping' });
  }

  #send(message: FromClient): void {
    if (this.line === 'open' && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #keepAlive(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (performance.now() - this.#heard > SILENCE) this.#socket?.close();
      else this.#send({ type: 'ping' });
    }, PING_EVERY);
  }

  #hear(said: ToClient): void {
    switch (said.type) {
      case 'welcome':
        this.table = said.table;
        this.line = 'open';
        this.#attempts = 0;
        this.clock.set(said.now);
        this.#keepAlive();
        for (const { message } of this.#pending.values()) this.#send(message);
        if (said.table.stage !== 'waiting') this.#refreshSoon();
        break;
      case 'view':
        this.clock.set(said.now);
        this.views = { ...this.views, [keyOf(said.viewer)]: said.view as TableView<unknown> };
        break;
      case 'told':
        this.clock.set(said.now);
        this.#tell(said.viewer, said.steps as Step[]);
        break;
      case 'answer': {
        const pending = this.#pending.get(said.id);
        this.#pending.delete(said.id);
        pending?.answer(said.outcome);
        break;
      }
      case 'draft':
        this.drafts = { ...this.drafts, [said.team]: { seat: said.seat, tiles: said.tiles } };
        break;
      case 'presence':
        this.limit = said.limit;
        this.table = {
          ...this.table,
          seats: this.table.seats.map((seat, nth) => ({
            ...seat,
            here: said.here[nth] ?? seat.here,
            awaited: said.awaited[nth] ?? seat.awaited,
          })),
        };
        break;
      case 'reaction':
        this.#show(said.seat, said.reaction);
        break;
      case 'undo_asked':
        this.#undoAsked(said.seat, said.waiting);
        break;
      case 'table':
        this.#changed(said.table);
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
        break;
    }
  }

  /** A question that is over was agreed to if the game goes back at once, and refused if not. */
  #undoAsked(seat: number, waiting: number[]): void {
    const before = this.undoAsked;
    this.undoRefused = null;
    clearTimeout(this.#verdict);
    this.undoAsked = waiting.length > 0 ? { seat, waiting } : null;
    if (before && !this.undoAsked) {
      this.#verdict = setTimeout(() => (this.undoRefused = seat), VERDICT);
    }
  }

  #changed(table: TableInfo): void {
    const started = this.table.stage === 'waiting' && table.stage !== 'waiting';
    this.table = table;
    if (started) this.#refreshSoon();
  }

  #tell(viewer: Viewer, steps: Step[]): void {
    const key = keyOf(viewer);
    const known = this.steps[key] ?? [];
    const next = known.at(-1)?.number ?? -1;
    const fresh = steps.filter((step) => step.number > next);
    if (fresh.length > 0) this.steps = { ...this.steps, [key]: [...known, ...fresh] };
    this.undoAsked = null;
    this.undoRefused = null;
    clearTimeout(this.#verdict);
    this.#refreshSoon();
  }

  /** The page folds no events: it asks for the view that they lead to, once for a burst. */
  #refreshSoon(): void {
    clearTimeout(this.#refresh);
    this.#refresh = setTimeout(() => {
      const behind = Object.entries(this.steps).some(
        ([key, steps]) => (this.views[key]?.next_event ?? 0) <= (steps.at(-1)?.number ?? -1),
      );
      if (behind || Object.keys(this.views).length === 0) this.#send({ type: 'refresh' });
    }, 10);
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
