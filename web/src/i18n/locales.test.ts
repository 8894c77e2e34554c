// The five languages say the same things: no text is missing, left over or unused, and every
// text asks for the same values.

import { parse, type Resource, Visitor, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { makeBundle } from './texts.svelte';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = folder('../../../locales');
const source = folder('..');

/** Every text of a file with the names of the values it asks for. */
function textsOf(language: Language, file: string): Map<string, string[]> {
  const parsed: Resource = parse(readFileSync(`${locales}/${language}/${file}`, 'utf8'), {});
  const found = new Map<string, string[]>();
  for (const entry of parsed.body) {
    if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    if (found.has(entry.id.name)) throw new Error(`${language}/${file}: ${entry.id.name} twice`);
    const names = new Set<string>();
    new (class extends Visitor {
      override visitVariableReference(reference: VariableReference) {
        names.add(reference.id.name);
      }
    })().visit(entry);
    found.set(entry.id.name, [...names].sort());
  }
  return found;
}

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => readFileSync(`${source}/${name}`, 'utf8'))
  .join('\n');

it('has a folder for each language and no other', () => {
  expect(readdirSync(locales).sort()).toEqual([...LANGUAGES].sort());
});

it('has no name for two texts, in whichever files', () => {
  const files = readdirSync(`${locales}/en`).filter((file) => !/^(rules-|terminal)/.test(file));
  const ids = files.flatMap((file) => [...textsOf('en', file).keys()]);
  expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
});

it('has the same files in each language', () => {
  for (const language of LANGUAGES) {
    expect(readdirSync(`${locales}/${language}`).sort()).toEqual(
      readdirSync(`${locales}/en`).sort(),
    );
  }
});

describe.each(readdirSync(`${locales}/en`))('%s', (file) => {
  const english = textsOf('en', file);

  it.each(LANGUAGES)('says in %s what it says in English, with the same values', (language) => {
    expect(Object.fromEntries(textsOf(language, file))).toEqual(Object.fromEntries(english));
  });

  it.each(LANGUAGES)('has every plural form that %s can need', (language) => {
    const bundle = makeBundle(language, readFileSync(`${locales}/${language}/${file}`, 'utf8'));
    for (const [id, names] of english) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      if (!pattern) continue;
      for (const count of [0, 1, 2, 7, 19, 20, 101, 1_000_000]) {
        const problems: Error[] = [];
        const given = Object.fromEntries(names.map((name) => [name, count]));
        const said = bundle.formatPattern(pattern, given, problems);
        expect(problems, `${id} with ${count}`).toEqual([]);
        expect(said.trim(), `${id} with ${count}`).not.toBe('');
      }
    }
  });
});

describe('the page’s own texts, web*.ftl', () => {
  const own = readdirSync(`${locales}/en`).filter((file) => file.startsWith('web'));
  const ids = own.flatMap((file) => [...textsOf('en', file).keys()]);

  it('has no text that the app does not use', () => {
    expect(
      ids.filter((id) => !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`)),
    ).toEqual([]);
  });

  it('has every text that the app asks for', () => {
    const asked = [...sources.matchAll(/\btext\(\s*['"]([a-z0-9-]+)['"]/g)].map((hit) => hit[1]);
    expect(asked.length).toBeGreaterThan(10);
    const files = readdirSync(`${locales}/en`).filter((file) => !/^(rules-|terminal)/.test(file));
    const known = files.flatMap((file) => [...textsOf('en', file).keys()]);
    expect(asked.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });
});

describe('the texts one learns from, learn-*.ftl', () => {
  const own = readdirSync(`${locales}/en`).filter((file) => file.startsWith('learn-'));
  const ids = own.flatMap((file) => [...textsOf('en', file).keys()]);
  /** Those whose names are put together: the part that is written out. */
  const TOGETHER =
    /^(grade|deed|hint|hint-do|hint-do-draw|games|lesson|companion-(note|help|tool|begins))-/;

  it('has no text that the app does not use', () => {
    expect(ids.filter((id) => !TOGETHER.test(id) && !sources.includes(`'${id}'`))).toEqual([]);
  });
});

it('counts in Romanian with “de” from twenty on', () => {
  const bundle = makeBundle('ro', readFileSync(`${locales}/ro/web.ftl`, 'utf8'));
  const say = (count: number) =>
    bundle.formatPattern(bundle.getMessage('word-count')?.value ?? '', { count });
  expect([1, 2, 19, 20, 101, 248_534].map(say)).toEqual([
    '1 cuvânt',
    '2 cuvinte',
    '19 cuvinte',
    '20 de\u00a0cuvinte',
    '101 cuvinte',
    '248.534 de\u00a0cuvinte',
  ]);
});

it('counts in Spanish with “de” where millions are round', () => {
  const bundle = makeBundle('es', readFileSync(`${locales}/es/web.ftl`, 'utf8'));
  const say = (count: number) =>
    bundle.formatPattern(bundle.getMessage('word-count')?.value ?? '', { count });
  expect([0, 1, 2, 21, 560_000, 1_000_000, 1_000_001].map(say)).toEqual([
    '0 palabras',
    '1 palabra',
    '2 palabras',
    '21 palabras',
    '560.000 palabras',
    '1.000.000 de palabras',
    '1.000.001 palabras',
  ]);
});
