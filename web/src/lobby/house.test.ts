import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import type { HouseRule } from '../api/games/shared';
import { makeBundle, texts } from '../i18n/texts.svelte';
import { choices, valueText } from './house';

const file = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../locales/en/${name}.ftl`, import.meta.url)), 'utf8');

beforeAll(() => {
  const bundle = makeBundle('en', file('web'), file('games'));
  vi.spyOn(texts, 'text').mockImplementation((id, given) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, given) : id;
  });
});

const rule = (name: string, kind: HouseRule['kind'], in_the_box?: unknown): HouseRule => ({
  name,
  kind,
  default: null,
  ...(in_the_box === undefined ? {} : { in_the_box }),
});

it('says what “as in the box” stands for', () => {
  const seconds = { number: { least: 1, most: 600, step: 5, unit: 'seconds' } } as const;
  const time = rule('challenge_seconds', seconds, 15);
  expect(valueText(time, null)).toBe('As in the box: 15 seconds');
  expect(valueText(time, 90)).toBe('90 seconds');
  const die = rule('letter_die', { choice: ['pairs_and_j', 'initials'] }, 'initials');
  expect(valueText(die, null)).toBe('As in the box: Letters that start many words');
  expect(choices(die, 2)).toEqual([null, 'pairs_and_j', 'initials']);
});

it('lists several numbers, and their unit once', () => {
  const list = { list: { length: 3, least: 1, most: 600, unit: 'seconds' } } as const;
  const zones = rule('zone_seconds', list, [10, 20, 30]);
  expect(valueText(zones, [4, 5, 6])).toBe('4 · 5 · 6 seconds');
  expect(choices(zones, 2)).toEqual([]);
});

it('offers the players who are there, or a lot', () => {
  const starter = rule('starter', { player: { players: 4 } });
  expect(choices(starter, 2)).toEqual([null, 0, 1]);
  expect(choices(starter, 9)).toHaveLength(5);
  expect([null, 1].map((seat) => valueText(starter, seat))).toEqual(['Drawn by lot', 'Player 2']);
});

it('offers on and off, and the names of a choice alone', () => {
  expect(choices(rule('gentle', 'switch'), 2)).toEqual([true, false]);
  expect(choices(rule('words', { choice: ['checked'] }), 2)).toEqual(['checked']);
});
