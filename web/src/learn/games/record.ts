// How a finished game went for this browser.

import type { MyTable, TableInfo } from '../../api/types';

export type Result = 'won' | 'tied' | 'lost';

/** A game of this browser that is over. */
export interface Played {
  table: TableInfo;
  /** The side that this browser played; none where it played several, or only hosted. */
  side: number | null;
  result: Result | null;
  points: number | null;
}

const sideOf = (table: TableInfo, seat: number): number => table.seats[seat]?.team ?? seat;

/** How a finished game went for this browser. */
export function playedOf({ table, seats }: MyTable): Played {
  const sides = new Set(seats.map((seat) => sideOf(table, seat)));
  const [only] = sides;
  const side = sides.size === 1 && only !== undefined ? only : null;
  const { outcome } = table;
  if (side === null || !outcome) return { table, side, result: null, points: null };
  const won = outcome.winners.includes(side);
  const result = !won ? 'lost' : outcome.winners.length > 1 ? 'tied' : 'won';
  return { table, side, result, points: outcome.scores[side] ?? null };
}
