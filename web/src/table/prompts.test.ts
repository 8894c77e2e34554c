import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeBundle, texts } from '../i18n/texts.svelte';
import { askedText } from './prompts';

const english = fileURLToPath(new URL('../../../locales/en', import.meta.url));

beforeAll(() => {
  const files = ['games.ftl', 'web-end.ftl'];
  const bundle = makeBundle(
    'en',
    ...files.map((file) => readFileSync(`${english}/${file}`, 'utf8')),
  );
  vi.spyOn(texts, 'text').mockImplementation((id, given) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, given) : id;
  });
});

const at = {
  name: (seat: number) => ['Ana', 'Rui'][seat] ?? '?',
  side: () => '?',
  setup: { edition: {} },
};
const laid = { by: 0, words: ['CARROS', 'AR'] };

it('asks those who have a say', () => {
  expect(askedText(at, { ...laid, agreement: false, mine: true })).toMatch(
    /^Ana lays CARROS and AR\. Do you believe it\?/,
  );
  expect(askedText(at, { ...laid, agreement: true, mine: true })).toMatch(/Do you accept it\?$/);
});

it('asks a watcher nothing', () => {
  for (const agreement of [true, false]) {
    const said = askedText(at, { ...laid, agreement, mine: false });
    expect(said).toBe('Ana lays CARROS and AR. The others decide now.');
  }
});
