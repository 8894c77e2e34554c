// The calls about learning from a game.

import { call, part, Trouble } from '../api/client';
import type {
  Figures,
  Hint,
  NewTableAnswer,
  PlayOn,
  Problem,
  Replay,
  Review,
  ReviewProgress,
  Strength,
  TableInfo,
} from '../api/types';

const of = (table: string, more: string) => `/api/tables/${part(table)}${more}`;

export const replay = (table: string) => call<Replay>(of(table, '/replay'));

export const review = (table: string, signal?: AbortSignal) =>
  call<Review>(of(table, '/review'), { signal });

export const figures = (table: string) => call<Figures>(of(table, '/figures'));

export const progress = (table: string) => call<ReviewProgress>(of(table, '/review/progress'));

export const playOn = (table: string, how: PlayOn) =>
  call<NewTableAnswer>(of(table, '/play-on'), { method: 'POST', body: how });

export const hint = (table: string, seat: number, strength: Strength, secret: string) =>
  call<Hint>(of(table, `/seats/${seat}/hint`), { method: 'POST', body: { strength }, secret });

/** Where a finished game is to be had as a file. */
export const savedAddress = (table: string) => of(table, '/saved');

/** Brings a saved game along. It is no JSON, so it travels as it is. */
export async function bring(text: string): Promise<TableInfo> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch('/api/saved', { method: 'POST', body: text });
    body = await response.json();
  } catch {
    throw new Trouble({ code: 'unreachable' });
  }
  if (!response.ok) throw new Trouble(body as Problem);
  return body as TableInfo;
}
