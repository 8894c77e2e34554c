// The words that lie on a table of cells: those through one cell, and all of them.

import { cellKey } from '../../kit/grid';
import type { Lying, Wondered } from '../../table/wondered';

type Step = readonly [number, number];
const WAYS: readonly Step[] = [
  [0, 1],
  [1, 0],
];

/** The word that runs one way through a cell; nothing where it is a single letter. */
function through(lying: Lying, row: number, column: number, [down, right]: Step): string | null {
  let [top, left] = [row, column];
  while (lying.has(cellKey(top - down, left - right))) [top, left] = [top - down, left - right];
  let word = '';
  for (let card = lying.get(cellKey(top, left)); card !== undefined;) {
    word += card;
    [top, left] = [top + down, left + right];
    card = lying.get(cellKey(top, left));
  }
  return [...word].length > 1 ? word.toLocaleUpperCase('en') : null;
}

/** The words that a lying card belongs to: across, then down. */
export function wordsAt(lying: Lying, row: number, column: number): string[] {
  if (!lying.has(cellKey(row, column))) return [];
  const found = WAYS.map((way) => through(lying, row, column, way));
  return [...new Set(found.filter((word) => word !== null))];
}

/** The words that somebody wonders about. */
export const wordsOf = (wondered: Wondered): string[] =>
  typeof wondered === 'string'
    ? [wondered]
    : wordsAt(wondered.lying, wondered.row, wondered.column);

/** Every word that lies there, each once, in reading order. */
export function wordsOn(cells: readonly (readonly [number, number, string])[]): string[] {
  const lying: Lying = new Map(cells.map(([row, column, card]) => [cellKey(row, column), card]));
  const order = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const begins = ([row, column]: readonly [number, number, string], [down, right]: Step) =>
    !lying.has(cellKey(row - down, column - right));
  const words = order.flatMap((cell) =>
    WAYS.filter((way) => begins(cell, way)).map((way) => through(lying, cell[0], cell[1], way)),
  );
  return [...new Set(words.filter((word) => word !== null))];
}
