import { describe, expect, it } from 'vitest';
import type { Review, ReviewedTurn } from '../../api/types';
import { couldHaveKnown, deedOf, summaryOf } from './summary';

const turn = (seat: number, score: number, best: number, more: Partial<ReviewedTurn> = {}) =>
  ({
    entry: 0,
    seat,
    played: 'pass',
    score,
    best: null,
    best_words: [],
    best_score: best,
    best_lines: [],
    regret: Math.max(0, best - score),
    words: [],
    lines: [],
    maestro: null,
    maestro_words: [],
    maestro_score: 0,
    maestro_lines: [],
    grade: 'missed',
    lead: 0,
    chance_lost: 0,
    scores: [],
    ...more,
  }) satisfies ReviewedTurn;

const review: Review = {
  turns: [
    turn(0, 10, 30, { best_words: ['CASA', 'AS'] }),
    turn(1, 8, 8, { grade: 'good' }),
    turn(0, 4, 40, { best_words: ['XIQUE'], grade: 'missed_a_lot' }),
    turn(0, 12, 20, { best_words: ['CASA'], grade: 'playable' }),
  ],
  turning_points: [2, 0],
  written: {},
  known: { CASA: 'everyday', AS: 'everyday', XIQUE: 'rare' },
};

describe('a review', () => {
  it('says how well each has played', () => {
    const mine = summaryOf(review, [0]);
    expect(mine.counts).toEqual({ good: 0, playable: 1, missed: 1, missed_a_lot: 1 });
    expect([mine.lost, mine.scored, mine.best]).toEqual([64, 26, 90]);
    expect(summaryOf(review, [1]).counts.good).toBe(1);
    expect(summaryOf(review, []).turns).toEqual([]);
  });

  it('names plain words that were missed, each once, and no rare ones', () => {
    const { turns } = summaryOf(review, [0]);
    expect(couldHaveKnown(review, turns)).toEqual([{ word: 'CASA', nth: 0, points: 20 }]);
  });

  it('tells what somebody did who laid nothing', () => {
    expect(deedOf('pass')).toBe('pass');
    expect(deedOf({ exchange: { cards: [] } })).toBe('exchange');
    expect([deedOf(null), deedOf({})]).toEqual(['other', 'other']);
  });
});
