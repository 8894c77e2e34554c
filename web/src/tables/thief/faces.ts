// How a card of Word Thief looks: its letter and its suit; a Wild is of all suits.

import type { Card, ThiefEdition } from '../../api/games/thief';
import type { Face } from '../../kit/faces';

/** The suit of a Wild: every one of them. */
const ANY = 0;

export interface SuitFace extends Face {
  suit: number | undefined;
}

/** `R:1` is a letter of a suit, `?` a Wild, `?=K` a Wild that stands for a letter. */
export function suitFace(card: Card, edition: ThiefEdition): SuitFace {
  if (card === '?') return { letter: '', blank: true, value: undefined, suit: ANY };
  if (card.startsWith('?=')) {
    return { letter: card.slice(2), blank: true, value: undefined, suit: ANY };
  }
  const [letter = '', suit] = card.split(':');
  return { letter, blank: false, value: edition.values[letter], suit: Number(suit) };
}

/** As it is in a hand: a Wild forgets its letter. */
export const inHand = (card: Card): Card => (card.startsWith('?') ? '?' : card);
