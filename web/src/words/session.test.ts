import { expect, it } from 'vitest';
import { Session } from './session.svelte';

const at = (address: string) => new URL(address, 'http://abecedar.test');

it('starts with the lexicon of the reader’s words, or English where there is none', () => {
  const start = (address: string, likely: string) => {
    const session = new Session(at(address), likely);
    session.settle(['pt', 'fr', 'en']);
    return session.lexicon;
  };
  expect(start('/', 'fr')).toBe('fr');
  expect(start('/', 'de')).toBe('en');
  expect(start('/?lexicon=de', 'fr'), 'who asks for one is told that it is not there').toBe('de');
});

it('comes back to the same look-up by its address', () => {
  const session = new Session(at('/?lexicon=pt&word=ma%C3%A7%C3%A3&letters=TREINO%3F'), 'en');
  expect(session).toMatchObject({ lexicon: 'pt', word: 'maçã', letters: 'TREINO?' });
  const again = new Session(at(session.address()), 'en');
  expect(again).toMatchObject({ lexicon: 'pt', word: 'maçã', letters: 'TREINO?' });
});

it('leaves the address bare while nothing is looked up', () => {
  expect(new Session(at('/'), 'pt').address()).toBe('/words');
});
