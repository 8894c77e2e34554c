import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Filling } from '../api/games/shared';
import { makeBundle, texts } from '../i18n/texts.svelte';
import { pieces } from './marked';
import { entries, history, phraseText } from './said';

const games = fileURLToPath(new URL('../../../locales/en/games.ftl', import.meta.url));
const speaker = {
  name: (seat: number) => ['Ana', 'Rui', 'Eva'][seat] ?? '?',
  side: (side: number) => `side ${side}`,
  setup: { edition: {} },
};

beforeAll(() => {
  const bundle = makeBundle('en', readFileSync(games, 'utf8'));
  vi.spyOn(texts, 'has').mockImplementation((id) => bundle.hasMessage(id));
  vi.spyOn(texts, 'text').mockImplementation((id, given) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, given) : id;
  });
});

const say = (id: string, given: Record<string, Filling>) => phraseText({ id, given }, speaker);

it('names players, lists words and counts', () => {
  const laid = { player: { player: 1 }, words: { words: ['CARROS', 'TREINOS'] } };
  expect(say('news-laid', { ...laid, points: { number: 16 } })).toBe(
    'Rui lays CARROS and TREINOS for 16 points.',
  );
});

it('marks the words where their language is told', () => {
  const given = { player: { player: 1 }, words: { words: ['AR'] }, points: { number: 2 } };
  const said = phraseText({ id: 'news-laid', given }, { ...speaker, lang: 'pt' });
  expect(pieces(said)[1]).toBe('AR');
});

it('writes words as people do, where that is told', () => {
  const given = { player: { player: 1 }, words: { words: ['NOÇAO', 'AR'] }, points: { number: 2 } };
  const written = (word: string) => (word === 'NOÇAO' ? 'NOÇÃO' : word);
  expect(phraseText({ id: 'news-laid', given }, { ...speaker, written })).toBe(
    'Rui lays NOÇÃO and AR for 2 points.',
  );
});

it('names cards, and who cut which', () => {
  expect(say('news-drew-own', { cards: { cards: ['A', '?', 'x2'] } })).toBe(
    'You draw A, blank and bonus card ×2.',
  );
  const dealt: Filling = { dealt: [[0, 'C'], [1, 'M']] }; // prettier-ignore
  expect(say('news-cut', { cards: dealt, player: { player: 0 } })).toBe(
    'Cards are cut: Ana C; Rui M. Ana starts.',
  );
});

it('names the letters of cards with suits, and calls a blank Wild where it is one', () => {
  const wild = { ...speaker, setup: { edition: { wilds: 4 } } };
  const drew = { id: 'news-drew-own', given: { cards: { cards: ['R:1', '?'] } } };
  expect(phraseText(drew, wild)).toBe('You draw R and Wild.');
});

it('names sides and says phrases within phrases', () => {
  const zone: Filling = { phrase: { id: 'zone-times', given: { times: { number: 3 } } } };
  const stopped = { player: { player: 0 }, words: { words: ['PASSE'] }, zone };
  expect(say('news-stopped', stopped)).toBe('Ana stops the timer at ×3: PASSE.');
  expect(say('news-team-missed', { team: { side: 1 } })).toBe('side 1 miss this turn.');
});

it('says a refusal within a sentence, also one that names nothing', () => {
  const reason: Filling = { refusal: { code: 'unknown_word', rule: 'PY-31', words: ['XYZ'] } };
  expect(say('news-rejected', { player: { player: 0 }, reason })).toContain('XYZ');
  const bare: Filling = { refusal: { code: 'nothing_laid', rule: '' } };
  expect(say('news-rejected', { player: { player: 0 }, reason: bare })).toContain('Ana');
});

it('makes a history of every sentence of every step', () => {
  const passed = { id: 'news-passed', given: { player: { player: 2 } } };
  const cells: [number, number][] = [[0, 1]];
  const steps = [
    { number: 4, at: 0, news: null, said: [] },
    {
      number: 5,
      at: 0,
      news: null,
      said: [
        { ...passed, cells },
        { ...passed, quiet: true },
      ],
    },
  ];
  const lines = history(steps, speaker);
  expect(lines.map(({ key, quiet }) => [key, quiet])).toEqual([
    ['5.0', false],
    ['5.1', true],
  ]);
  expect(lines[0]).toMatchObject({ number: 5, text: 'Eva passes.', cells, lines: [] });
});

it('tells a play as one entry, also where drawing a card opened it', () => {
  const rui = { player: { player: 1 } };
  const steps = [
    { number: 4, said: [{ id: 'news-drew', given: { ...rui, count: { number: 1 } }, opens: true }] },
    { number: 5, said: [{ id: 'news-discarded-card', given: { ...rui, card: { cards: ['F'] } } }] },
    { number: 6, said: [{ id: 'news-took', given: { ...rui, card: { cards: ['F'] } }, opens: true }] },
  ]; // prettier-ignore
  const told = entries(steps as never, speaker);
  expect(told.map(({ text }) => text)).toEqual([
    'Rui discards F.',
    'Rui takes F from the discards.',
  ]);
  expect(told[0]?.rest).toEqual(['Rui draws 1 card.']);
  expect(told[0]?.number).toBe(5);
});
