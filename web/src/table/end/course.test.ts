import { expect, it } from 'vitest';
import type { SheetEntry } from '../../api/games/shared';
import { courseOf, ticks, turningPoint } from './course';

const scored = (turn: number, side: number, points: number): SheetEntry => ({
  turn,
  side,
  lines: [{ kind: 'word', word: 'AR', points }],
});

it('adds the scores up, turn by turn, to the end', () => {
  const course = courseOf([scored(1, 0, 10), scored(2, 1, 12), scored(2, 1, 3)], 2, 5);
  expect(course).toEqual([
    { at: 0, scores: [0, 0] },
    { at: 1, scores: [10, 0] },
    { at: 2, scores: [10, 15] },
    { at: 5, scores: [10, 15] },
  ]);
});

it('leaves out what changed nothing, and counts in rounds where it is told to', () => {
  const course = courseOf([scored(3, 0, 0), scored(9, 0, 4)], 1, 2, (turn) => (turn > 5 ? 2 : 1));
  expect(course).toEqual([
    { at: 0, scores: [0] },
    { at: 2, scores: [4] },
  ]);
});

it('finds when the winner went ahead for good', () => {
  const course = courseOf([scored(1, 1, 10), scored(2, 0, 12), scored(3, 1, 1)], 2, 3);
  expect(turningPoint(course, 0)).toEqual({ at: 2, scores: [12, 10] });
  const never = courseOf([scored(1, 0, 10), scored(2, 1, 9)], 2, 2);
  expect(turningPoint(never, 0)).toBeNull();
  expect(turningPoint(courseOf([scored(1, 0, 5), scored(2, 1, 5)], 2, 2), 0)).toBeNull();
});

it('divides an axis roundly', () => {
  expect(ticks(0, 358)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(ticks(0, 0)).toEqual([0]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
