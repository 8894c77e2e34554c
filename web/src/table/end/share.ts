// The result as a text that one can send to friends, and the ways to send it.

import { text } from '../../i18n/texts.svelte';
import { pieces } from '../marked';
import type { Seated } from '../seated.svelte';
import { tablePath } from '../../start/begin';
import { newsOf, type Ending } from './ending';
import { bestPlay } from './highlights';
import { signed } from './signed';

/** Who won, all scores, the best play, and where to look at the table. */
export function resultText(ending: Ending, at: Seated, origin: string): string {
  const scores = ending.places.map(({ side, points }) => `${at.side(side)} ${signed(points)}`);
  const best = bestPlay(ending.highlights);
  const lines = [
    `${text(`game-${at.table.settings.game}`)} · Abecedar`,
    newsOf(ending, at),
    scores.join(' · '),
    ...(best
      ? [
          text('result-share-play', {
            words: best.words.join(', '),
            points: signed(best.points),
          }),
        ]
      : []),
    origin + tablePath(at.table.code),
  ];
  return pieces(lines.join('\n')).join('');
}

/** What became of it: sent, copied, left alone, or to be copied by hand. */
export type Shared = 'sent' | 'copied' | 'left' | 'by-hand';

/** Gives a text to the device's own ways of sending; where there are none it is copied. Plain http
    has neither, and then an old way of copying is tried. */
export async function share(what: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text: what });
      return 'sent';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(what);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
