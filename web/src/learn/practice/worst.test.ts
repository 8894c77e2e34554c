import { expect, it } from 'vitest';
import type { Review, ReviewedTurn } from '../../api/types';
import { worstOf } from './worst';

const turn = (entry: number, seat: number, regret: number, words = ['AR']): ReviewedTurn =>
  ({ entry, seat, regret, best_words: words }) as unknown as ReviewedTurn;

it('has one’s own turns, the worst first, and only those with a play to be found', () => {
  const turns = [turn(1, 0, 5), turn(2, 1, 50), turn(3, 0, 20), turn(4, 0, 0), turn(5, 0, 9, [])];
  const review = { turns } as unknown as Review;
  expect(worstOf(review, [0]).map(({ entry }) => entry)).toEqual([3, 1]);
  expect(worstOf(review, [0, 1]).map(({ entry }) => entry)).toEqual([2, 3, 1]);
  expect(worstOf(review, [])).toEqual([]);
});
