// How long a table waits, for a turn and for somebody who is away, in words.

import type { Lateness, Patience } from '../api/types';
import { text } from '../i18n/texts.svelte';

/** What a host can choose from, in seconds. */
export const TURN_LIMITS = [30, 60, 120, 180, 300, 600] as const;
export const ABSENCES = [30, 90, 300, 1800, 86_400] as const;
/** What can happen then; “wait” is no patience at all. */
export const FATES = ['ask', 'bot', 'forfeit'] as const satisfies Lateness[];

export const USUAL_TURN: Patience = { seconds: 120, then: 'bot' };
export const USUAL_ABSENCE: Patience = { seconds: 90, then: 'ask' };

const AWAY = { wait: 'away-wait', ask: 'away-ask', bot: 'away-bot', forfeit: 'away-forfeit' };
const UP = {
  wait: 'turn-up-wait',
  ask: 'turn-up-ask',
  bot: 'turn-up-bot',
  forfeit: 'turn-up-forfeit',
};

/** What happens to somebody who is away for so long. */
export const awayText = (then: Lateness, seconds: number): string =>
  text(AWAY[then], { time: spanText(seconds) });

/** What happens when the time of a turn is up. */
export const upText = (then: Lateness): string => text(UP[then]);

/** A span of time as people say it. */
export function spanText(seconds: number): string {
  if (seconds % 86_400 === 0) return text('days-count', { count: seconds / 86_400 });
  if (seconds % 60 === 0) return text('minutes-count', { count: seconds / 60 });
  return text('seconds-count', { count: seconds });
}

/** The spans to choose from, with the one that a table has by other means. */
export const spans = (usual: readonly number[], now: number | undefined): number[] =>
  [...new Set([...usual, ...(now === undefined ? [] : [now])])].sort((a, b) => a - b);
