// What this browser has learnt of its finished games: how each went, and its figures, asked of the
// server once. It is kept here when the server has long forgotten the game, until one deletes it.

import type { MyTable, SideFigures } from '../../api/types';
import { recall, remember } from '../../storage';
import { seatName } from '../../table/names';
import { playedOf, type Result } from './record';

const KEY = 'games';
/** Older games are forgotten when there are more. */
const MOST = 300;

/** A finished game, as this browser keeps it. */
export interface Kept {
  id: string;
  game: string;
  /** When it was over, in milliseconds since 1970. */
  when: number;
  result: Result | null;
  points: number | null;
  scores: number[];
  players: string[];
  /** Those one played against: `bot:LEVEL`, or the name of a person. */
  opponents: string[];
  /** One's own side in figures, once they are known. */
  figures: SideFigures | null;
}

/** What is kept, the latest first. */
export function shelf(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  'game' in one &&
  'opponents' in one &&
  Array.isArray(one.opponents);

/** Keeps games beside those that are there; what was kept of the same ones before is replaced. */
export function keep(games: readonly Kept[], there: readonly Kept[]): Kept[] {
  const ids = new Set(games.map(({ id }) => id));
  const others = there.filter(({ id }) => !ids.has(id));
  const all = [...games, ...others].sort((a, b) => b.when - a.when).slice(0, MOST);
  remember(KEY, JSON.stringify(all));
  return all;
}

/** Forgets a game. */
export function drop(id: string, there: readonly Kept[]): Kept[] {
  const others = there.filter((kept) => kept.id !== id);
  remember(KEY, JSON.stringify(others));
  return others;
}

/** A finished game as it is kept; what was learnt of it before stays. */
export function keptOf(mine: MyTable, before: Kept | undefined): Kept {
  const { table, side, result, points } = playedOf(mine);
  const others = table.seats.filter(({ seat, team }) => (team ?? seat) !== side);
  const opponent = ({ seat, who }: (typeof others)[number]) =>
    who?.kind === 'bot' ? `bot:${who.level}` : seatName(table.seats, seat);
  return {
    id: table.id,
    game: table.settings.game,
    when: table.changed,
    result,
    points,
    scores: table.outcome?.scores ?? [],
    players: table.seats.map(({ seat }) => seatName(table.seats, seat)),
    opponents: side === null ? [] : [...new Set(others.map(opponent))],
    figures: before?.figures ?? null,
  };
}
