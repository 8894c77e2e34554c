import { expect, it } from 'vitest';
import type { HouseRule } from '../api/games/shared';
import type { EditionInfo, GameInfo } from '../api/types';
import {
  editionOf,
  fitting,
  importCommand,
  isFirstOfItsLanguage,
  languagesOf,
  missingLexicon,
  offerOf,
  withEdition,
} from './editions';

const rule = (name: string, kind: HouseRule['kind']): HouseRule => ({ name, kind, default: null });
const die = (...names: string[]) => rule('letter_die', { choice: names });

function edition(name: string, language: string, more: Partial<EditionInfo> = {}): EditionInfo {
  const house_rules = [rule('gentle', 'switch'), die('initials')];
  return { name, language, lexicon: language, playable: true, house_rules, ...more };
}

const game = (name: string, ...editions: EditionInfo[]): GameInfo => ({
  game: name,
  least_players: 2,
  most_players: 4,
  teams: false,
  days: true,
  editions,
  levels: [],
});

const cartas = edition('cartas', 'pt');
const small = edition('cartas-small', 'pt');
const romanian = edition('cartas-ro', 'ro', {
  house_rules: [die('pairs'), rule('fair', 'switch')],
});
const german = edition('cartas-de', 'de', { playable: false });
const classic = game('classic', cartas, small, romanian, german);
const party = game('party', edition('party', 'fr'));

it('plays the first edition in the wanted language', () => {
  expect(offerOf(classic, 'ro')).toEqual({ edition: romanian, wanted: true });
  expect(offerOf(classic, 'pt').edition).toBe(cartas);
});

it('offers the leaflet’s where the language has no edition, or an edition without its words', () => {
  for (const language of ['fr', 'de']) {
    expect(offerOf(classic, language)).toEqual({ edition: cartas, wanted: false });
  }
  expect(offerOf(game('none', german), 'de')).toEqual({ edition: null, wanted: false });
});

it('lists what can be played first, and always what is wanted', () => {
  expect(languagesOf([classic, party], 'es')).toEqual([
    { tag: 'pt', playable: true },
    { tag: 'fr', playable: true },
    { tag: 'ro', playable: true },
    ...['es', 'de'].map((tag) => ({ tag, playable: false })),
  ]);
});

it('says which lexicon is missing, and how it is brought', () => {
  expect(missingLexicon([classic, party], 'de')).toBe(german);
  expect(importCommand(german)).toBe('abecedar lexicon import de FILE --alphabet de');
  expect(missingLexicon([classic, party], 'ro')).toBeNull();
  expect(missingLexicon([classic, party], 'ca'), 'there is no edition at all').toBeNull();
});

it('finds the edition of a table', () => {
  expect(editionOf(classic, { edition: null })).toBe(cartas);
  expect(editionOf(classic, { edition: 'cartas-ro' })).toBe(romanian);
  expect(editionOf(classic, { edition: 'gone' })).toBeUndefined();
  expect([cartas, small, romanian].map((one) => isFirstOfItsLanguage(classic, one))).toEqual([
    true,
    false,
    true,
  ]);
});

const lexicon = (name: string, language: string) => ({ name, language, words: 3, meanings: false });

it('takes any lexicon of the same letters, the edition’s own first', () => {
  const all = [lexicon('fr', 'fr'), lexicon('antigo', 'pt'), lexicon('pt', 'pt')];
  expect(fitting(cartas, all).map(({ name }) => name)).toEqual(['pt', 'antigo']);
  expect(fitting(romanian, all)).toEqual([]);
});

it('keeps the house rules that both editions have alike, and forgets another’s lexicon', () => {
  const before = {
    edition: null,
    lexicon: 'antigo',
    house: { gentle: true, letter_die: 'initials' },
  };
  expect(withEdition(classic, before, small, [])).toEqual({
    edition: 'cartas-small',
    lexicon: null,
    house: before.house,
  });
  expect(withEdition(classic, before, romanian, [])?.house).toEqual({});
});

it('plays an edition without its own lexicon with another that fits, or not at all', () => {
  const before = { edition: null, lexicon: null, house: {} };
  expect(withEdition(classic, before, german, [lexicon('pt', 'pt')])).toBeNull();
  expect(withEdition(classic, before, german, [lexicon('duden', 'de')])).toEqual({
    edition: 'cartas-de',
    lexicon: 'duden',
    house: {},
  });
});
