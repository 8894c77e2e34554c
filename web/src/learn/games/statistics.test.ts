import { describe, expect, it } from 'vitest';
import type { Kept } from './shelf';
import { bestWords, byGame, byOpponent, csvOf, doubts, pointsATurn } from './statistics';

const kept = (more: Partial<Kept>): Kept => ({
  id: 'a',
  game: 'classic',
  when: 0,
  result: 'won',
  points: 40,
  scores: [40, 30],
  players: ['Ana', 'Rui'],
  opponents: ['Rui'],
  figures: null,
  ...more,
});
const figures = (turns: number, points: number, best: [string, number][]) => ({
  turns,
  points,
  best: best.map(([word, worth]) => ({ word, points: worth })),
  challenged: 3,
  fell: 1,
  challenges: 2,
  caught: 2,
});

const GAMES = [
  kept({ id: 'c', when: 30, opponents: ['bot:club'], figures: figures(4, 50, [['CASA', 20]]) }),
  kept({ id: 'b', when: 20, result: 'lost', points: 21, figures: figures(10, 21, [['SOL', 9]]) }),
  kept({ id: 'a', when: 10, result: 'tied', points: 30, figures: figures(3, 30, [['CASA', 24]]) }),
  kept({ id: 'd', game: 'thief', result: null, points: null, opponents: [] }),
];

describe('what my games come to', () => {
  it('adds up by game and by opponent', () => {
    expect(byGame(GAMES)).toEqual([
      { of: 'classic', played: 3, won: 1, tied: 1, lost: 1, mean: 30, most: 40 },
    ]);
    expect(byOpponent(GAMES).map(({ of, played, won }) => [of, played, won])).toEqual([
      ['Rui', 2, 0],
      ['bot:club', 1, 1],
    ]);
    expect(byGame([])).toEqual([]);
  });

  it('has points a turn from the oldest game to the latest', () => {
    expect(pointsATurn(GAMES, 'classic').map(({ points }) => points)).toEqual([10, 2.1, 12.5]);
    expect(pointsATurn(GAMES, 'thief')).toEqual([]);
  });

  it('names each of the best words once', () => {
    expect(bestWords(GAMES)).toEqual([
      { word: 'CASA', points: 24 },
      { word: 'SOL', points: 9 },
    ]);
  });

  it('counts doubts', () => {
    expect(doubts(GAMES)).toEqual({ stood: 6, fell: 3, caught: 6, missed: 0 });
  });

  it('writes a table that other programmes read, and no formula', () => {
    const text = csvOf([kept({ players: ['=1+1', 'Zoë, "the" fox'], points: -3 })]);
    const [head, row, rest] = text.split('\r\n');
    expect(head?.split(',').length).toBe(15);
    expect(row).toContain(',-3,"\'=1+1; Zoë, ""the"" fox",40; 30,');
    expect(rest).toBe('');
  });
});
