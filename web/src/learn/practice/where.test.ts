import { describe, expect, it } from 'vitest';
import { cellsOf, letterOf } from './where';

describe('where a play lies', () => {
  it('is read off the commands of the games that have cells', () => {
    const tiles = [
      [0, 3, 'A'],
      [1, 3, 'r'],
    ];
    const cells = [
      [0, 3],
      [1, 3],
    ];
    expect(cellsOf({ lay: { cards: tiles, bonus: null } })).toEqual(cells);
    expect(cellsOf({ stop: { tiles } })).toEqual(cells);
  });

  it('may have to have a letter', () => {
    expect(letterOf({ stage: { run: { letter: 'D', clock: null } } })).toBe('D');
    expect(letterOf({ stage: { run: { letter: null, clock: null } } })).toBe(null);
    expect(letterOf({ stage: 'turn' })).toBe(null);
  });

  it('is nowhere for those that have none', () => {
    expect(cellsOf({ lay: { lay: { words: [] }, discard: 'A' } })).toEqual([]);
    expect(cellsOf({ steal: { word: 1, words: [['A:1']] } })).toEqual([]);
    expect(cellsOf('pass')).toEqual([]);
    expect(cellsOf(null)).toEqual([]);
  });
});
