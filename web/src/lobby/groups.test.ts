import { expect, it } from 'vitest';
import type { HouseRule } from '../api/games/shared';
import { grouped } from './groups';

const rules = (...names: string[]): HouseRule[] =>
  names.map((name) => ({ name, kind: 'switch', default: false }));
const named = (names: string[], taken = 0) =>
  grouped(rules(...names), taken).map(({ name, rules }) => [name, rules.map((rule) => rule.name)]);

const PARTY = [
  'words',
  'challenge_seconds',
  'agreement',
  'star_doubles',
  'letter_die',
  'rolls',
  'zone_seconds',
  'spotting_seconds',
  'chance_rolls',
  'gentle',
  'untimed',
];

it('puts the five that matter in front, then time, then the fine points', () => {
  expect(named(PARTY)).toEqual([
    ['first', ['words', 'untimed', 'zone_seconds', 'gentle', 'star_doubles']],
    ['time', ['challenge_seconds', 'spotting_seconds']],
    ['fine', ['agreement', 'letter_die', 'rolls', 'chance_rolls']],
  ]);
});

it('leaves places in front to others, and no rule out', () => {
  const groups = named(PARTY, 1);
  expect(groups[0]?.[1]).toHaveLength(4);
  expect(groups.flatMap(([, rules]) => rules)).toHaveLength(PARTY.length);
});

it('has no group without rules', () => {
  expect(named(['words'])).toEqual([['first', ['words']]]);
});
