import { expect, it } from 'vitest';
import { fitsAny, wordsThrough } from './fits';

const value = (card: string) => ({ Z: 8, S: 1, A: 1, C: 2 })[card] ?? 0;

it('finds the words that laid cards make with what lies there', () => {
  const lying = new Map([
    ['0,0', 'C'],
    ['0,1', 'A'],
  ]);
  const words = wordsThrough(
    [
      [0, 2, 'S'],
      [1, 2, 'a'],
    ],
    lying,
    value,
  );
  expect(words).toEqual([
    { word: 'CAS', values: [2, 1, 1] },
    { word: 'SA', values: [1, 0] },
  ]);
});

it('tells whether a category fits, with a blank worth nothing', () => {
  const words = [
    { word: 'CASA', values: [2, 1, 1, 1] },
    { word: 'AZ', values: [1, 0] },
  ];
  expect(fitsAny({ starts_with: 'C' }, words)).toBe(true);
  expect(fitsAny({ ends_with: 'S' }, words)).toBe(false);
  expect(fitsAny({ length: 4 }, words)).toBe(true);
  expect(fitsAny({ length: 3 }, words)).toBe(false);
  expect(fitsAny({ length_at_least: 5 }, words)).toBe(false);
  expect(fitsAny({ value_at_least: 4 }, words)).toBe(false);
  expect(fitsAny({ value_at_least: 4 }, [{ word: 'AZ', values: [1, 8] }])).toBe(true);
  expect(fitsAny('doubled_letter', words)).toBe(false);
  expect(fitsAny('doubled_letter', [{ word: 'ERRO', values: [] }])).toBe(true);
  expect(fitsAny({ between: ['A', 'E'] }, words)).toBe(false);
  expect(fitsAny({ between: ['A', 'Z'] }, words)).toBe(true);
  expect(fitsAny({ contains_any: ['Z'] }, words)).toBe(true);
  expect(fitsAny({ count_of: { letters: ['A'], at_least: 2 } }, words)).toBe(true);
  expect(fitsAny({ count_of: { letters: ['A'], at_least: 3 } }, words)).toBe(false);
});
