import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Heard, TableView } from '../api/games/shared';
import type { TableInfo, ToClient } from '../api/types';
import { Connection } from './connection.svelte';

/** The other end of the line. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  says(message: ToClient): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const TABLE = {
  id: 't',
  settings: { game: 'classic' },
  rematch: null,
  stage: 'playing',
  seats: [],
} as unknown as TableInfo;
const WELCOME: ToClient = { type: 'welcome', table: TABLE, viewers: [1], now: 0, limit: null };

const step = (number: number): Heard<unknown> => ({ number, at: 0, news: null, said: [] });
const viewAt = (next_event: number, awaited: number[] = []) =>
  ({ next_event, awaited, game: {} }) as unknown as TableView<unknown>;
const told = (from: number, to: number, more: Partial<ToClient & { type: 'told' }> = {}) => ({
  type: 'told' as const,
  viewer: 1,
  from,
  steps: Array.from({ length: to - from }, (_, nth) => step(from + nth)),
  view: viewAt(to),
  now: 0,
  limit: null,
  done: null,
  table: null,
  ...more,
});

let stop: () => void;
/** What the connection listens to in the window. */
let events: Record<string, () => void>;
let connection: Connection;
const line = () => Socket.all.at(-1) as Socket;
const opened = () => {
  line().onopen();
  line().says(WELCOME);
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  const keys = [{ table: 't', host: null, seats: [{ seat: 1, secret: 's' }] }];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  events = {};
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => (events[name] = hear));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(keys), setItem: vi.fn() });
  connection = new Connection(TABLE);
  stop = connection.start();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for everything from the first event on', () => {
  opened();
  expect(line().sent).toEqual([{ type: 'hello', viewers: [{ secret: 's', next: 0 }] }]);
  line().says(told(0, 3, { view: viewAt(3, [1]), limit: 9000 }));
  expect(connection.steps['1']?.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(connection.views['1']?.next_event).toBe(3);
  expect(connection.awaited).toEqual([1]);
  expect(connection.limit).toBe(9000);
});

it('takes the news, the view and the answer to a command in one step', async () => {
  opened();
  line().says(told(0, 3));
  let seen = 0;
  const answer = connection.ask(
    { type: 'play', seat: 1, phase: 1, command: 'pass' },
    () => (seen = connection.views['1']?.next_event ?? 0),
  );
  const id = String(line().sent.at(-1)?.['id']);
  const over = { ...TABLE, stage: 'over' } as TableInfo;
  line().says(told(3, 5, { done: id, table: over }));
  expect(seen).toBe(5);
  expect(connection.table.stage).toBe('over');
  expect(await answer).toEqual({ kind: 'done', next: 5 });
});

it('sends one message for a command, and none for what comes of it', () => {
  opened();
  void connection.ask({ type: 'play', seat: 1, phase: 1, command: 'pass' });
  const { length } = line().sent;
  line().says(told(0, 2, { done: String(line().sent.at(-1)?.['id']) }));
  vi.advanceTimersByTime(1000);
  expect(line().sent).toHaveLength(length);
});

it('goes on where it was after the line was lost, and asks again under the same id', async () => {
  opened();
  line().says(told(0, 3));
  const answer = connection.ask({ type: 'play', seat: 1, phase: 1, command: 'pass' });
  const asked = line().sent.at(-1);
  line().close();
  expect(connection.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  opened();
  expect(line().sent).toEqual([{ type: 'hello', viewers: [{ secret: 's', next: 3 }] }, asked]);
  line().says(told(3, 5));
  line().says({ type: 'answer', id: String(asked?.['id']), outcome: { kind: 'done', next: 5 } });
  expect((await answer).kind).toBe('done');
  expect(connection.steps['1']).toHaveLength(5);
});

it('comes back when the server asks it to, and not before', () => {
  opened();
  line().says({ type: 'closing', reason: 'stopping', come_back_ms: 1700 });
  line().close();
  vi.advanceTimersByTime(1690);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(Socket.all).toHaveLength(2);
});

it('shows a fresh view without news, and refuses in words', async () => {
  opened();
  line().says(told(0, 3));
  const answer = connection.ask({ type: 'play', seat: 1, phase: 0, command: 'pass' });
  const id = String(line().sent.at(-1)?.['id']);
  line().says(told(3, 3, { view: viewAt(3, [0]) }));
  line().says({
    type: 'answer',
    id,
    outcome: { kind: 'refused', refusal: { code: 'stale', rule: '' } },
  });
  expect(connection.awaited).toEqual([0]);
  expect(connection.steps['1']).toHaveLength(3);
  expect((await answer).kind).toBe('refused');
});

it('shows within three seconds that nothing comes any more, and that it does again', () => {
  opened();
  vi.advanceTimersByTime(1600);
  expect(line().sent.at(-1)).toEqual({ type: 'here' });
  line().says({ type: 'here' });
  expect(connection.silent).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(connection.silent).toBe(true);
  // The line may only be slow: it is given some time before another one is opened.
  expect(Socket.all).toHaveLength(1);
  line().says({ type: 'here' });
  expect(connection.silent).toBe(false);
  vi.advanceTimersByTime(16_000);
  expect(connection.line).toBe('lost');
  expect(Socket.all.length).toBeGreaterThan(1);
});

it('shows at once that the browser is offline, and comes back when it is not', () => {
  opened();
  events['offline']?.();
  expect(connection.line).toBe('lost');
  const before = Socket.all.length;
  events['online']?.();
  expect(Socket.all).toHaveLength(before + 1);
  opened();
  expect(connection.line).toBe('open');
});

it('knows since when somebody is away', () => {
  opened();
  const seats = [{ seat: 0, here: true }] as unknown as TableInfo['seats'];
  line().says({ type: 'table', table: { ...TABLE, seats }, now: 60_000 });
  line().says({ type: 'pong', now: 70_000 });
  line().says({ type: 'presence', here: [false] });
  expect(connection.table.seats[0]?.away).toBeGreaterThanOrEqual(70_000);
  line().says({ type: 'presence', here: [true] });
  expect(connection.table.seats[0]?.away).toBeUndefined();
});

it('remembers how words are written, from the first step on', () => {
  opened();
  expect(connection.written).toEqual({});
  line().says(told(0, 2, { written: { ETE: 'ÉTÉ' } }));
  line().says(told(2, 3));
  line().says(told(3, 4, { written: { NOÇAO: 'NOÇÃO' } }));
  expect(connection.written).toEqual({ ETE: 'ÉTÉ', NOÇAO: 'NOÇÃO' });
});
