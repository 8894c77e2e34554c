// No code reaches a person: whatever the referee or the server can object to has a text, in every
// language. The codes are read from where they are declared.

import type { FluentBundle } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../api/games/shared';
import { refusalText } from '../table/words';
import { LANGUAGES, type Language } from './languages';
import { TEXT } from './obstacles';
import { makeBundle, printed, texts } from './texts.svelte';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = folder('../../../locales');
const games = folder('../../../crates/games/src');

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = readdirSync(`${locales}/${language}`).filter((file) => !/^rules-/.test(file));
    const sources = files.map((file) => readFileSync(`${locales}/${language}/${file}`, 'utf8'));
    return [language, makeBundle(language, ...sources)];
  }),
) as Record<Language, FluentBundle>;

/** The codes that a game's rules declare: `NAME = "code"` in one of their lists. */
function refusalCodes(): string[] {
  const sources = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(codes|refusal)\.rs$/.test(name))
    .map((name) => readFileSync(`${games}/${name}`, 'utf8'));
  const declared = sources.flatMap((source) => [
    ...source.matchAll(/\b[A-Z][A-Z_]+\s*=\s*"([a-z_]+)"/g),
    ...source.matchAll(/Code::new\("([a-z_]+)"\)/g),
  ]);
  return [...new Set(declared.map(([, code]) => code ?? ''))];
}

let speaking: Language = 'en';
beforeAll(() => {
  vi.spyOn(texts, 'has').mockImplementation((id) => bundles[speaking].hasMessage(id));
  vi.spyOn(texts, 'text').mockImplementation((id, given) => {
    const pattern = bundles[speaking].getMessage(id)?.value;
    return pattern ? printed(bundles[speaking].formatPattern(pattern, given)) : id;
  });
});

const speaker = {
  name: (seat: number) => ['Ana', 'Rui'][seat] ?? '?',
  side: () => '?',
  setup: { edition: { wilds: 2 } },
};

describe.each(LANGUAGES)('%s', (language) => {
  it('has a text for every refusal, without a code in it', () => {
    speaking = language;
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) {
      expect(texts.has(`refusal-${code.replaceAll('_', '-')}`), code).toBe(true);
      const refusal: Refusal = {
        code,
        rule: 'SC-1',
        cards: ['N:4', 'K:3'],
        cells: [[0, 1]],
        words: ['AR'],
        seat: 0,
        number: 2,
        detail: 'expected `lay`',
      };
      const said = refusalText(refusal, speaker);
      expect(said, code).not.toMatch(/[{}`_]|N:4|refusal-|expected/);
    }
  });

  it('has a text for every problem of the server', () => {
    speaking = language;
    for (const [code, id] of Object.entries(TEXT)) expect(texts.has(id), code).toBe(true);
  });
});

it('names cards as people do', () => {
  speaking = 'en';
  const left = { code: 'stolen_card_left_out', rule: '', cards: ['N:4', 'K:3'] };
  expect(refusalText(left, speaker)).toMatch(/: N and K\.$/);
  expect(refusalText({ ...left, cards: ['N:4'] }, speaker)).toMatch(/: N\.$/);
  const over = { code: 'cards_left_over', rule: '', cards: ['S', 'S', 'O'] };
  speaking = 'pt';
  expect(refusalText(over, speaker)).toContain('sobram S, S e O');
  expect(refusalText({ ...over, cards: ['S'] }, speaker)).toContain('sobra S.');
});

it('counts one card that leaves the table, and prints a minus', () => {
  const say = (language: Language, id: string, given: Record<string, string | number>) => {
    speaking = language;
    return texts.text(id, given);
  };
  expect(say('pt', 'news-cleared', { count: 1 })).toBe('1 carta por usar sai da mesa.');
  expect(say('fr', 'news-cleared', { count: 2 })).toBe('2 cartes sans emploi quittent la table.');
  expect(say('en', 'news-cleared', { count: 1 })).toContain('leaves the table');
  for (const language of LANGUAGES) {
    const said = say(language, 'news-no-word-ding', { team: 'X', points: -5 });
    expect(said).toContain('−5');
    expect(said).not.toContain('-5');
  }
  expect(printed('A-1, -2 (-3) x-4')).toBe('A-1, −2 (−3) x-4');
  expect(printed('Pas mal : « oui » !')).toBe('Pas mal\u00a0: «\u00a0oui\u00a0»\u00a0!');
});
