// The calls about tables and seats. What happens in a game comes over its stream instead.

import { call, part } from './client';
import type { Games } from './games';
import type { Setup as SetupOf } from './games/shared';
import type {
  Games as GamesThereAre,
  HandOver,
  Held,
  Mine,
  MyTable,
  NewTable,
  NewTableAnswer,
  OpenTables,
  SeatAnswer,
  TableInfo,
} from './types';

/** The setup of a table of any game. */
export type Setup = SetupOf<Games[keyof Games]['edition'], Games[keyof Games]['house']>;

const of = (table: string, more = '') => `/api/tables/${part(table)}${more}`;

export const games = (signal?: AbortSignal) => call<GamesThereAre>('/api/games', { signal });

/** All that is printed in an edition of a game. */
export const edition = (game: keyof Games, name: string) =>
  call<Games[keyof Games]['edition']>(`/api/games/${part(game)}/editions/${part(name)}`);

export const openTables = (signal?: AbortSignal) => call<OpenTables>('/api/tables', { signal });

/** A table by its address or its code. */
export const table = async (code: string): Promise<TableInfo> =>
  (await call<MyTable>(of(code))).table;

/** What was settled before the first card: edition, house rules, words. All of it is public. */
export const setup = (table: string) => call<Setup>(of(table, '/setup'));

export const mine = (held: Held[]) =>
  call<Mine>('/api/tables/mine', { method: 'POST', body: { held } });

export const make = (table: NewTable) =>
  call<NewTableAnswer>('/api/tables', { method: 'POST', body: table });

export const change = (table: string, host: string, to: NewTable) =>
  call<TableInfo>(of(table), { method: 'PUT', body: to, secret: host });

export const start = (table: string, host: string) =>
  call<TableInfo>(of(table, '/start'), { method: 'POST', secret: host });

export const sitDown = (table: string, seat: number, name: string) =>
  call<SeatAnswer>(of(table, `/seats/${seat}`), { method: 'POST', body: { name } });

export const standUp = (table: string, seat: number, secret: string) =>
  call<TableInfo>(of(table, `/seats/${seat}`), { method: 'DELETE', secret });

export const handOver = (table: string, seat: number, to: HandOver, secret: string) =>
  call<SeatAnswer>(of(table, `/seats/${seat}/hand-over`), { method: 'POST', body: to, secret });

/** Deletes a table for everybody, which only its host may. */
export const remove = (table: string, host: string) =>
  call<null>(of(table, ''), { method: 'DELETE', secret: host });

export const rematch = (table: string, secret: string) =>
  call<TableInfo>(of(table, '/rematch'), { method: 'POST', secret });
