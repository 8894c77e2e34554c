/** Whether bots and hints of a table pass over words that offend. */

import type { SeatInfo } from '../api/types';

/** The levels with whom beginners and children play. */
const LOWER = ['novato', 'aprendiz', 'casual'];

/** What the table says; if it says nothing, whether a bot of the lower levels plays. */
export function isFamily(family: boolean | null | undefined, seats: readonly SeatInfo[]): boolean {
  return family ?? seats.some(({ who }) => who?.kind === 'bot' && LOWER.includes(who.level));
}
