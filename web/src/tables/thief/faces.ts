// How a card of Word Thief looks: its letter and its suit; a Wild has no suit.

import type { Card, ThiefEdition } from '../../api/games/thief';
import type { Face } from '../../kit/faces';

export interface SuitFace extends Face {
  suit: number | undefined;
}

/** `R:1` is a letter of a suit, `?` a Wild, `?=K` a Wild that stands for a letter. */
export function suitFace(card: Card, edition: ThiefEdition): SuitFace {
  if (card === '?') return { letter: '', blank: true, value: 0, suit: undefined };
  if (card.startsWith('?=')) {
    return { letter: card.slice(2), blank: true, value: 0, suit: undefined };
  }
  const [letter = '', suit] = card.split(':');
  return { letter, blank: false, value: edition.values[letter], suit: Number(suit) };
}

/** As it is in a hand: a Wild forgets its letter. */
export const inHand = (card: Card): Card => (card.startsWith('?') ? '?' : card);
