// The turns of one's own in which the most was missed.

import type { Review, ReviewedTurn } from '../../api/types';

/** So many turns of a game are worth another look. */
const MOST = 5;

/** The turns of some seats in which the most points were left lying, the worst first. Only those in
    which the best play makes a word: there is one to be found. */
export function worstOf({ turns }: Review, seats: readonly number[]): ReviewedTurn[] {
  return turns
    .filter(({ seat, regret, best_words }) => {
      return seats.includes(seat) && regret > 0 && best_words.length > 0;
    })
    .sort((one, other) => other.regret - one.regret || one.entry - other.entry)
    .slice(0, MOST);
}
