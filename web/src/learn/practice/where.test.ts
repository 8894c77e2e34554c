import { describe, expect, it } from 'vitest';
import type { BestPlay } from '../../api/types';
import { cellsOf, hintOf, letterOf } from './where';

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

  it('is all that the weakest hint says, and the next one adds the words alone', () => {
    const best: BestPlay = {
      command: { steal: { word: 7, words: [['A:1']] } },
      lines: [{ kind: 'letters', points: 9, word: 'ÇA' } as unknown as BestPlay['lines'][number]],
      total: 9,
      second: 3,
      words: ['ÇA', 'CASA'],
      written: { CASA: 'CASA' },
      known: {},
    };
    const where = hintOf(best, 'where');
    expect([where.steals, where.cells, where.length, where.words]).toEqual([7, [], 4, []]);
    const word = hintOf(best, 'word');
    expect(word.words).toEqual(['ÇA', 'CASA']);
    expect([word.command, word.lines]).toEqual([null, []]);
    const lay = { lay: { cards: [[0, 3, 'A']], bonus: null } };
    expect(hintOf({ ...best, command: lay }, 'where')).toMatchObject({
      cells: [[0, 3]],
      steals: null,
    });
  });

  it('is nowhere for those that have none', () => {
    expect(cellsOf({ lay: { lay: { words: [] }, discard: 'A' } })).toEqual([]);
    expect(cellsOf({ steal: { word: 1, words: [['A:1']] } })).toEqual([]);
    expect(cellsOf('pass')).toEqual([]);
    expect(cellsOf(null)).toEqual([]);
  });
});
