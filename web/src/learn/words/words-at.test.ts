import { describe, expect, it } from 'vitest';
import { cellKey } from '../../kit/grid';
import { wordsAt, wordsOf, wordsOn } from './words-at';

/** SOL across, and OLA down through its O; the A is a blank. */
const CELLS: [number, number, string][] = [
  [0, 0, 'S'],
  [0, 1, 'O'],
  [0, 2, 'L'],
  [1, 1, 'L'],
  [2, 1, 'a'],
];
const LYING = new Map(CELLS.map(([row, column, card]) => [cellKey(row, column), card]));

describe('words on a table of cells', () => {
  it('finds the words through a card', () => {
    expect(wordsAt(LYING, 0, 1)).toEqual(['SOL', 'OLA']);
    expect(wordsAt(LYING, 2, 1)).toEqual(['OLA']);
    expect(wordsAt(LYING, 0, 2)).toEqual(['SOL']);
    expect(wordsAt(LYING, 5, 5)).toEqual([]);
    expect(wordsAt(new Map([[cellKey(0, 0), 'A']]), 0, 0)).toEqual([]);
  });

  it('knows what somebody wonders about', () => {
    expect(wordsOf('SOL')).toEqual(['SOL']);
    expect(wordsOf({ lying: LYING, row: 1, column: 1 })).toEqual(['OLA']);
  });

  it('lists all words once', () => {
    expect(wordsOn(CELLS)).toEqual(['SOL', 'OLA']);
    expect(wordsOn([])).toEqual([]);
  });
});
