import { expect, it } from 'vitest';
import { characters, cut } from './characters';

const FAMILY = '👨‍👩‍👧‍👦';

it('counts as people do', () => {
  expect(characters(`Zoë ${FAMILY}`)).toEqual(['Z', 'o', 'ë', ' ', FAMILY]);
  expect(characters('Braganc\u0327a')).toHaveLength(8);
  expect(characters('🇵🇹🇫🇷')).toEqual(['🇵🇹', '🇫🇷']);
});

it('never cuts through a character', () => {
  expect(cut('Maria Francisca de Bragança e Bourbon', 24)).toBe('Maria Francisca de Braga');
  expect(cut('Maria Francisca de Bragança', 26)).toBe('Maria Francisca de Braganç');
  expect(cut('Maria Francisca de Braganc\u0327a', 26)).toBe('Maria Francisca de Braganc\u0327');
  expect(cut(FAMILY.repeat(3), 2)).toBe(FAMILY.repeat(2));
  expect(cut('Ana', 24)).toBe('Ana');
});
