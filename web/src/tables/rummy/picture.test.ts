import { expect, it } from 'vitest';
import type { Task } from '../../api/games/rummy';
import { pictureOf } from './picture';

const task = (words: Task['words'], more: Partial<Task> = {}): Task => ({
  id: 't',
  copies: 1,
  words,
  extra: [],
  subtract_unused: false,
  bonus_cards: true,
  fourfold: null,
  ...more,
});

it('draws a word that may be left out as such, with what it adds', () => {
  const drawn = pictureOf(task({ lengths: [[5], [5, 2]] }, { extra: [0, 5] }), 7);
  expect(drawn.map(({ places, spare, sign }) => [places, spare, sign])).toEqual([
    [5, false, ''],
    [2, true, '+5'],
  ]);
});

it('draws the whole hand where all cards are used', () => {
  const [word] = pictureOf(task('all_cards', { fourfold: 'letter' }), 7);
  expect(word).toEqual({ places: 7, spare: false, four: 'letter', sign: '×4' });
});
