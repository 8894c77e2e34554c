// What links to the rules finds its paragraph, and what is drawn says what it should.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { examplesIn, languages, wordsOf } from './examples';
import { GAMES, isGame, numbersOf, pageOf, paragraphOf, ruleOf, type AnyEdition } from './pages';
import { examplesOf, minuteOf, valueOf } from './pictures';

const edition = (name: string): AnyEdition => {
  const file = new URL(`../../../../crates/games/editions/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as AnyEdition;
};
const BOX = {
  classic: 'cartas',
  forfeit: 'cartas',
  rummy: 'cartas',
  party: 'party',
  thief: 'word-thief',
};

describe('a rule', () => {
  it('leads to the paragraph that tells it first, in any case', () => {
    expect(paragraphOf('classic', 'sc-28')?.name).toBe('classic-leave');
    expect(paragraphOf('classic', 'SC-28')?.name).toBe('classic-leave');
    expect(paragraphOf('forfeit', 'SC-22')?.name).toBe('classic-first');
    expect(paragraphOf('party', 'PY-A28')?.name).toBe('party-false');
    expect(paragraphOf('thief', 'SC-28')).toBeNull();
  });

  it('is known of the lines of a score', () => {
    expect(ruleOf('classic', { line: 'all_cards' })).toBe('SC-20');
    expect(ruleOf('thief', { line: 'all_cards' })).toBe('WT-19');
    expect(ruleOf('party', { rule: 'PY-05' })).toBe('PY-05');
    expect(ruleOf('party', {})).toBeNull();
    expect(ruleOf('party', { line: 'no such line' })).toBeNull();
  });
});

describe.each(GAMES)('%s', (game) => {
  const printed = edition(BOX[game]);

  it('has its errata and our readings, and numbers of the edition', () => {
    const headings = pageOf(game).map(({ heading }) => heading);
    expect(headings).toEqual(expect.arrayContaining(['idea', 'box', 'points', 'end', 'leaflet']));
    for (const { paragraphs } of pageOf(game)) {
      for (const paragraph of paragraphs) {
        const numbers = numbersOf(paragraph, printed);
        for (const number of Object.values(numbers)) expect(number).toBeGreaterThan(0);
      }
    }
  });

  it('shows in one minute what it is about, with the values of the edition', () => {
    const minute = minuteOf(game, printed);
    expect(minute.length).toBeGreaterThanOrEqual(2);
    for (const { picture } of minute) {
      if (picture.kind !== 'cells') continue;
      for (const [, , piece] of picture.cells) {
        expect(piece.value).toBe(valueOf(printed, piece.letter));
      }
    }
  });
});

it('knows which games there are', () => {
  expect(isGame('party') && !isGame('chess')).toBe(true);
});

describe.each(languages)('examples in %s', (language) => {
  const words = examplesIn(language);
  const has = (whole: string, part: string) => {
    const left = [...whole];
    return [...part].every((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };

  it('cross at the letter that they share, and grow as they say', () => {
    const [across, at, down, shared] = words.cross;
    expect(across[at]).toBe(down[shared]);
    expect(wordsOf(language)).toContain(words.longer.join(''));
  });

  it('are stolen with all cards and something new', () => {
    const [word, made] = words.stolen;
    expect(has(made, word) && made.length > word.length).toBe(true);
    const [old, one, other] = words.split;
    expect(has(one + other, old)).toBe(true);
    for (const piece of [one, other]) {
      expect([...piece].some((letter) => old.includes(letter))).toBe(true);
    }
  });
});

it('draws the four ways to join, and a word locked in one suit', () => {
  expect(examplesOf('ways', edition('cartas'))).toHaveLength(4);
  const [locked] = examplesOf('lock', edition('word-thief'));
  if (locked?.picture.kind !== 'rows') throw new Error('no rows');
  expect(new Set(locked.picture.rows[0]?.map(({ suit }) => suit)).size).toBe(1);
});
