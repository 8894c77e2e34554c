// The calls about practice: a moment with a play to be found, and the short words.

import { call, part } from '../../api/client';
import type { BestPlay, Posed, ShortWords, Tried } from '../../api/types';

/** Where a moment is asked about. */
export interface Source {
  posed: () => Promise<Posed>;
  attempt: (command: unknown) => Promise<Tried>;
  best: () => Promise<BestPlay>;
}

const at = (address: string): Source => ({
  posed: () => call<Posed>(address),
  attempt: (command) => call<Tried>(`${address}/try`, { method: 'POST', body: { command } }),
  best: () => call<BestPlay>(`${address}/best`),
});

/** The puzzle of a day. */
export const puzzle = (game: string, edition: string, day: string): Source =>
  at(`/api/puzzles/${part(game)}/${part(edition)}/${part(day)}`);

/** A turn of a game that is over, by the number of its entry. */
export const turn = (table: string, entry: number): Source =>
  at(`/api/tables/${part(table)}/turns/${entry}`);

export const shortWords = (lexicon: string) =>
  call<ShortWords>(`/api/lexicons/${part(lexicon)}/short`);
