// House rules as people read them: what an option is called, and what one can choose.

import { text, texts } from '../i18n/texts.svelte';

/** The options of rules that are one of a few; the texts of each are in `games.ftl`. */
const OPTIONS: Record<string, readonly string[]> = {
  words: ['checked', 'challenge'],
  bonus_deck: ['six', 'ten', 'none'],
  bonus_on: ['every_word', 'main_word'],
  lost_challenge: ['nothing', 'miss_turn'],
  action_deck: ['eight', 'sixteen'],
  letter_die: ['pairs_and_j', 'initials'],
  chance_rolls: ['per_turn', 'per_square'],
  chance_letter: ['after_premiums', 'as_premium'],
  rearranging: ['free', 'order_kept', 'contiguous_pieces'],
};

/** Lengths that one can choose where a rule is a number of seconds. */
const SECONDS = [10, 15, 20, 30, 45, 60, 90];

const kebab = (name: string) => name.replaceAll('_', '-');
const id = (rule: string) => `house-${kebab(rule)}`;

export const isKnown = (rule: string): boolean => texts.has(id(rule));
export const ruleName = (rule: string): string => text(id(rule));
export const ruleHelp = (rule: string): string => text(`${id(rule)}-help`);

/** A value in words. */
export function valueText(rule: string, value: unknown): string {
  if (value === true) return text('option-on');
  if (value === false) return text('option-off');
  if (value === null) {
    return text(rule === 'starter' ? 'house-starter-lot' : 'house-seconds-default');
  }
  if (typeof value === 'number') {
    return rule.endsWith('seconds')
      ? text('seconds-count', { count: value })
      : text('player-number', { number: value + 1 });
  }
  if (Array.isArray(value)) return value.join(' · ');
  return texts.has(`${id(rule)}-${kebab(String(value))}`)
    ? text(`${id(rule)}-${kebab(String(value))}`)
    : String(value);
}

/** What a rule can be set to; none where it cannot be chosen from a list. */
export function choices(rule: string, usual: unknown, players: number): unknown[] {
  if (typeof usual === 'boolean') return [true, false];
  if (rule in OPTIONS) return [...(OPTIONS[rule] ?? [])];
  if (rule === 'starter') return [null, ...Array.from({ length: players }, (_, seat) => seat)];
  if (rule.endsWith('seconds') && !Array.isArray(usual)) {
    return [...new Set([usual, ...SECONDS])];
  }
  return [];
}
