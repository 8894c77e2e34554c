// What a word will count when the timer is stopped now, for the button that stops it.

import type { ZoneEffect } from '../../api/games/party';
import { text } from '../../i18n/texts.svelte';

/** The points of the turn: the word's, as the zone counts them (PY-12). */
export const counted = (score: number, effect: ZoneEffect | null): number => {
  if (!effect) return score;
  return 'times' in effect ? score * effect.times : score - effect.minus;
};

const signed = (points: number) => String(points).replace('-', '−');

/** “Stop: 9 × 4 = 36” */
export function stopText(score: number | null, effect: ZoneEffect | null): string {
  if (score === null) return text('party-stop');
  if (!effect) return text('party-stop-plain', { points: signed(score) });
  const points = signed(counted(score, effect));
  return 'times' in effect
    ? text('party-stop-times', { score: signed(score), times: effect.times, points })
    : text('party-stop-minus', { score: signed(score), minus: effect.minus, points });
}
