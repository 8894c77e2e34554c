import { expect, it } from 'vitest';
import type { SheetEntry } from '../../api/games/shared';
import { bestPlay, highlightsOf, longestWord, playsOf } from './highlights';

const entries: SheetEntry[] = [
  {
    turn: 1,
    side: 0,
    lines: [
      { kind: 'word', word: 'TREINO', points: 8 },
      { kind: 'first_word', times: 2, points: 8 },
    ],
  },
  {
    turn: 2,
    side: 1,
    lines: [
      { kind: 'word', word: 'ATRAVANCAR', points: 14 },
      { kind: 'bonus_card', word: 'ATRAVANCAR', times: 2, points: 14 },
      { kind: 'word', word: 'AR', points: 2 },
      { kind: 'all_cards', points: 50 },
    ],
  },
  { turn: 2, side: 0, lines: [{ kind: 'action_against', seat: 1, card: '3a', points: -5 }] },
  { turn: 2, side: 1, lines: [{ kind: 'action', card: '1a', points: 10 }] },
  { turn: 3, side: 0, lines: [{ kind: 'stolen', word: 'CANTANDO', seat: 1, points: -9 }] },
  { turn: 4, side: 0, lines: [{ kind: 'hand_left', points: -2 }] },
  { turn: 4, side: 1, lines: [{ kind: 'collected', seat: 0, points: 2 }] },
];

it('puts together what belongs to one play', () => {
  expect(playsOf(entries)).toEqual([
    { turn: 1, side: 0, words: ['TREINO'], points: 16 },
    { turn: 2, side: 1, words: ['ATRAVANCAR', 'AR'], points: 90 },
  ]);
});

it('finds the best of each side, and what the cards in hand cost or brought', () => {
  const [first, second, third] = highlightsOf(entries, 3);
  expect(first).toMatchObject({
    play: { points: 16 },
    word: { word: 'TREINO', points: 8 },
    hand: -2,
  });
  expect(second).toMatchObject({ word: { word: 'ATRAVANCAR', points: 28 }, hand: 2 });
  expect(third).toEqual({ side: 2, play: null, word: null, hand: null });
  expect(bestPlay(highlightsOf(entries, 3))).toMatchObject({ side: 1, points: 90, turn: 2 });
});

it('finds the longest word, not one that was taken away', () => {
  expect(longestWord(entries)).toMatchObject({ word: 'ATRAVANCAR', side: 1 });
  expect(longestWord([])).toBeNull();
});
