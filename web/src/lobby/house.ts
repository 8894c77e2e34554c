// House rules as people read them. What there is to choose, the games describe themselves; here it
// is only put into words.

import type { HouseRule, Unit } from '../api/games/shared';
import type { GameInfo, Settings } from '../api/types';
import { editionOf } from '../editions/editions';
import { text } from '../i18n/texts.svelte';

const kebab = (name: string) => name.replaceAll('_', '-');
const id = ({ name }: HouseRule) => `house-${kebab(name)}`;

export const ruleName = (rule: HouseRule): string => text(id(rule));
export const ruleHelp = (rule: HouseRule): string => text(`${id(rule)}-help`);

/** The house rules of the edition that a table plays. */
export function rulesOf(info: GameInfo, { edition }: Pick<Settings, 'edition'>): HouseRule[] {
  const chosen = editionOf(info, { edition }) ?? info.editions[0];
  return chosen?.house_rules ?? [];
}

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Is it left to what is printed in the box? */
export const isAsInTheBox = (rule: HouseRule, value: unknown): boolean =>
  value === null && rule.in_the_box !== undefined;

/** A value in words. */
export function valueText(rule: HouseRule, value: unknown): string {
  if (isAsInTheBox(rule, value)) {
    return text('house-in-the-box', { value: valueText(rule, rule.in_the_box) });
  }
  const { kind } = rule;
  if (kind === 'switch') return text(value === true ? 'option-on' : 'option-off');
  if ('choice' in kind) return text(`${id(rule)}-${kebab(String(value))}`);
  if ('player' in kind) {
    return typeof value === 'number'
      ? text('player-number', { number: value + 1 })
      : text(`${id(rule)}-lot`);
  }
  if ('number' in kind) return amountText(Number(value), kind.number.unit);
  const numbers = Array.isArray(value) ? value.map(Number) : [];
  const last = amountText(numbers.at(-1) ?? 0, kind.list.unit);
  return [...numbers.slice(0, -1), last].join(' · ');
}

const amountText = (count: number, unit: Unit): string =>
  unit === 'seconds' ? text('seconds-count', { count }) : String(count);

/** What a rule can be set to where it is one of a few; none where it is a number or several. */
export function choices(rule: HouseRule, players: number): unknown[] {
  const { kind } = rule;
  const box = rule.in_the_box === undefined ? [] : [null];
  if (kind === 'switch') return [...box, true, false];
  if ('choice' in kind) return [...box, ...kind.choice];
  if (!('player' in kind)) return [];
  const most = Math.min(players, kind.player.players);
  return [null, ...Array.from({ length: most }, (_, seat) => seat)];
}
