import { expect, it } from 'vitest';
import { isSame } from './same';

it('takes cards that were laid in another order for the same play', () => {
  const lay = (cards: unknown[]) => ({ lay: { cards, bonus: null, appeal: false } });
  const [a, b] = [
    [0, 0, 'A'],
    [0, 1, 'B'],
  ];
  expect(isSame(lay([a, b]), lay([b, a]))).toBe(true);
  expect(isSame(lay([a, b]), lay([a]))).toBe(false);
  expect(isSame(lay([a]), lay([[0, 1, 'A']]))).toBe(false);
});

it('takes either of two cards with the same letter, but no other word', () => {
  const form = (...cards: string[]) => ({ form: { cards } });
  expect(isSame(form('D:1', 'A:2', 'D:3'), { form: { cards: ['D:3', 'A:2', 'D:1'] } })).toBe(true);
  expect(isSame(form('D:1', 'A:2'), { form: { cards: ['A:2', 'D:1'], appeal: false } })).toBe(
    false,
  );
});

it('tells plain commands apart', () => {
  expect(isSame('accept', 'accept')).toBe(true);
  expect(isSame('accept', 'challenge')).toBe(false);
  expect(isSame({ draw: { from: 'pile' } }, { draw: { from: 'discards' } })).toBe(false);
  expect(isSame({ exchange: { cards: ['A', 'B'] } }, { exchange: { cards: ['A', 'C'] } })).toBe(
    false,
  );
});
