import { expect, it } from 'vitest';
import { blankLetters, cardIndex, cardsOf, typedCards } from './cards';

it('reads a lower-case letter as a blank standing for it', () => {
  expect(cardsOf('MAçA')).toEqual([
    { letter: 'M', blank: false },
    { letter: 'A', blank: false },
    { letter: 'Ç', blank: true },
    { letter: 'A', blank: false },
  ]);
  expect(blankLetters(cardsOf('pASsE'))).toEqual(['P', 'S']);
});

it('counts a decomposed letter as one card', () => {
  expect(cardsOf('C\u0327A').map((card) => card.letter)).toEqual(['Ç', 'A']);
});

it('takes typed letters of any case as they are, and only ? as a blank', () => {
  expect(typedCards(' tr e?')).toEqual([
    { letter: 'T', blank: false },
    { letter: 'R', blank: false },
    { letter: 'E', blank: false },
    { letter: '?', blank: true },
  ]);
});

it('finds the card of a typed character, past space', () => {
  expect(cardIndex('a bж', 3)).toBe(2);
  expect(cardIndex('a b', 1)).toBe(-1);
  expect(cardIndex('ab', 7)).toBe(-1);
});
