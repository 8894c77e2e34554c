import { expect, it } from 'vitest';
import { negotiate } from './languages';

it('takes the first of the reader’s languages that we speak', () => {
  expect(negotiate(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(negotiate(['pt-BR'])).toBe('pt');
  expect(negotiate(['RO'])).toBe('ro');
  expect(negotiate(['ca', 'es-419'])).toBe('es');
});

it('falls back to English', () => {
  expect(negotiate(['de', 'prs'])).toBe('en');
  expect(negotiate([])).toBe('en');
});
