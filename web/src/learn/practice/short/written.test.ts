import { expect, it } from 'vitest';
import type { ShortWords } from '../../../api/types';
import { byLetter, formsOf, writtenOf } from './written';

const WORDS: ShortWords = {
  lexicon: 'pt',
  language: 'pt',
  letters: ['A', 'C', 'Ç', 'N', 'P'],
  words: [{ word: 'AR' }, { word: 'NA', written: ['na', 'nã'] }, { word: 'PAO', written: ['pão'] }],
};

it('shows words as people write them', () => {
  expect(WORDS.words.map((word) => formsOf(word, 'pt'))).toEqual(['ar', 'na / nã', 'pão']);
  expect(writtenOf(WORDS, 'PAO')).toBe('pão');
  expect(writtenOf(WORDS, 'XQ')).toBe('xq');
});

it('lists them by their first letter', () => {
  const letters = (length: number) => byLetter(WORDS, length).map(({ letter }) => letter);
  expect([letters(2), letters(3)]).toEqual([['A', 'N'], ['P']]);
});
