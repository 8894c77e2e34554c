import { expect, it } from 'vitest';
import type { Test } from '../../api/games/cartas';
import { fits } from './category';

const values = new Map([
  ['A', 1],
  ['V', 4],
  ['R', 1],
  ['T', 1],
  ['S', 1],
]);
const meets = (test: Test, word: string) => fits(test, [...word], values);

it('marks what the leaflet’s categories ask for', () => {
  expect(meets({ ends_with: 'S' }, 'TRAVAS')).toBe(true);
  expect(meets({ length: 4 }, 'TRAVAS')).toBe(false);
  expect(meets({ starts_with: 'A' }, 'aRA')).toBe(true);
  expect(meets('doubled_letter', 'CARRO')).toBe(true);
  expect(meets({ between: ['A', 'E'] }, 'ARA')).toBe(true);
  expect(meets({ contains_any: ['Ç', 'Z'] }, 'TRAVA')).toBe(false);
  expect(meets({ count_of: { letters: ['A', 'O'], at_least: 2 } }, 'TRAVA')).toBe(true);
});

it('gives a blank its letter but no value (SF-A9)', () => {
  expect(meets({ value_at_least: 4 }, 'TRAVA')).toBe(true);
  expect(meets({ value_at_least: 4 }, 'TRAvA')).toBe(false);
});
