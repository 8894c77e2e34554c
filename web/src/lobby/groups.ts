// House rules in the order in which people look for them: the few that change the game most, then
// how long things may take, then the fine points.

import type { HouseRule } from '../api/games/shared';

/** So many rules stand in front. */
const FIRST = 5;

/** What changes a game most, first things first. */
const MATTERS = [
  'words',
  'rounds',
  'untimed',
  'zone_seconds',
  'action_deck',
  'bonus_deck',
  'rearranging',
  'victim_loses',
  'shortest_word',
  'gentle',
  'star_doubles',
  'agreement',
  'starter',
  'most_words',
];

export interface Group {
  name: 'first' | 'time' | 'fine';
  rules: HouseRule[];
}

const isTime = ({ name }: HouseRule) => name.endsWith('_seconds');

/** The groups that have any rules. `taken` places in front are filled by something else. */
export function grouped(rules: readonly HouseRule[], taken = 0): Group[] {
  const weight = ({ name }: HouseRule) => {
    const nth = MATTERS.indexOf(name);
    return nth < 0 ? MATTERS.length : nth;
  };
  const ordered = [...rules].sort((one, other) => weight(one) - weight(other));
  const matters = ordered.filter((rule) => weight(rule) < MATTERS.length);
  const first = matters.slice(0, FIRST - taken);
  const rest = rules.filter((rule) => !first.includes(rule));
  const groups: Group[] = [
    { name: 'first', rules: first },
    { name: 'time', rules: rest.filter(isTime) },
    { name: 'fine', rules: rest.filter((rule) => !isTime(rule)) },
  ];
  return groups.filter(({ name, rules }) => name === 'first' || rules.length > 0);
}
