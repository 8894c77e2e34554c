// The program's own solver, for players who need a play that is allowed.

import { spawnSync } from 'node:child_process';
import type { At, Tile } from '../src/api/games/shared';

interface Placed {
  cells: At<Tile>[];
  bonus: { card: string; at: [number, number] } | null;
  score: number;
  words: [string, number][];
}

export interface Melded {
  words: { cards: string[]; bonus: string | null }[];
  score: number;
  discard: string;
}

function solve(game: string, position: unknown, edition?: string): unknown {
  const binary = process.env['ABECEDAR_BIN'] ?? '';
  const input = JSON.stringify(position);
  const box = edition === undefined ? [] : ['--edition', edition];
  const asked = ['solve', game, '--json', '--top', '1', ...box];
  const { status, stdout } = spawnSync(binary, asked, { input });
  if (status === 2) throw new Error(`the solver refuses ${input}`);
  return JSON.parse(String(stdout));
}

/** The dearest play of Classic or Forfeit, on the cells of the table as it is. */
export function bestPlay(
  game: 'classic' | 'forfeit',
  table: readonly At<Tile>[],
  hand: readonly string[],
  action: string | null,
  edition?: string,
): Placed | null {
  const rows = table.map(([row]) => row);
  const columns = table.map(([, column]) => column);
  const [top, left] = table.length > 0 ? [Math.min(...rows), Math.min(...columns)] : [0, 0];
  const lines = table.length > 0 ? Math.max(...rows) - top + 1 : 0;
  const grid = Array.from({ length: lines }, () =>
    Array<string>(Math.max(...columns) - left + 1).fill('.'),
  );
  for (const [row, column, tile] of table) (grid[row - top] as string[])[column - left] = tile;
  const position = {
    table: grid.map((line) => line.join('')),
    hand,
    ...(action === null ? {} : { action }),
  };
  const { plays } = solve(game, position, edition) as { plays: Placed[] };
  const [play] = plays;
  if (!play) return null;
  return {
    ...play,
    cells: play.cells.map(([row, column, tile]) => [row + top, column + left, tile]),
    bonus: play.bonus && {
      card: play.bonus.card,
      at: [play.bonus.at[0] + top, play.bonus.at[1] + left],
    },
  };
}

/** The words that meet a task of Rummy best, from eight cards. */
export function bestMeld(task: string, hand: readonly string[]): Melded | null {
  const found = solve('rummy', { task, hand }) as Melded | { score: null };
  return found.score === null ? null : (found as Melded);
}
