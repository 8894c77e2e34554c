// What the timer sounds like: a tick in the last seconds of a zone, and a sign that the next began.

import type { Sound } from '../../table/sounds';
import type { Reading } from './zones';

const LAST_SECONDS = 5;

/** The sound between two looks at the timer; none before it runs, and the ding is in the news. */
export function tickOf(before: Reading | null, now: Reading | null): Sound | null {
  if (!before || !now || now.left <= 0) return null;
  if (now.zone > before.zone) return 'zone';
  return now.inZone < before.inZone && now.inZone <= LAST_SECONDS ? 'tick' : null;
}
