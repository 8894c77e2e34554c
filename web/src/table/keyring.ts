// The secrets that this browser holds: what makes somebody the player of a seat, or the host of a
// table. They stay in the browser's own storage and leave it only for the server.

import type { Held } from '../api/types';
import { recall, remember } from '../storage';

const KEY = 'keys';
/** Older tables are forgotten when there are more. */
const MOST = 40;

export interface TableKeys {
  table: string;
  host: string | null;
  seats: { seat: number; secret: string }[];
  /** Is it the rematch of another table? */
  again?: boolean;
  /** Was it made to be played at once, and waits only until whoever made it is ready? */
  ready?: boolean;
}

function all(): TableKeys[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as TableKeys[]) : [];
  } catch {
    return [];
  }
}

/** What this browser holds of a table. */
export function keysOf(table: string): TableKeys {
  return all().find((keys) => keys.table === table) ?? { table, host: null, seats: [] };
}

function keep(keys: TableKeys): void {
  const others = all().filter((other) => other.table !== keys.table);
  const nothing = keys.host === null && keys.seats.length === 0;
  remember(KEY, JSON.stringify((nothing ? others : [keys, ...others]).slice(0, MOST)));
}

export function keepHost(table: string, secret: string): void {
  keep({ ...keysOf(table), host: secret });
}

/** The table begins when whoever made it says so, from a card instead of the waiting room. */
export function keepReady(table: string): void {
  keep({ ...keysOf(table), ready: true });
}

export function keepSeat(table: string, seat: number, secret: string): void {
  const keys = keysOf(table);
  const others = keys.seats.filter((other) => other.seat !== seat);
  keep({ ...keys, seats: [...others, { seat, secret }].sort((a, b) => a.seat - b.seat) });
}

export function dropSeat(table: string, seat: number): void {
  const keys = keysOf(table);
  keep({ ...keys, seats: keys.seats.filter((other) => other.seat !== seat) });
}

/** What holds a seat or the host's rights at one table holds the same at its rematch. */
export function copyKeys(from: string, to: string): void {
  keep({ ...keysOf(from), table: to, again: true });
}

export function forget(table: string): void {
  keep({ table, host: null, seats: [] });
}

/** One secret a table is enough to ask what has become of it; all of them are asked about. */
export function everythingHeld(): Held[] {
  return all().flatMap(({ table, host, seats }) => [
    ...seats.map(({ secret }) => ({ table, secret })),
    ...(host ? [{ table, secret: host }] : []),
  ]);
}
