import { expect, it } from 'vitest';
import { marked, pieces } from './marked';

it('finds the words of a sentence again', () => {
  const said = `Ana lays ${marked('CASĂ')} and ${marked('ARE')}.`;
  expect(pieces(said)).toEqual(['Ana lays ', 'CASĂ', ' and ', 'ARE', '.']);
  expect(pieces('Ana passes.')).toEqual(['Ana passes.']);
});
