// A laid word as it is read, with its bonus card.

import type { LaidWord } from '../../api/games/rummy';

/** The letters of a laid word. */
export const lettersOf = ({ cards }: Pick<LaidWord, 'cards'>): string =>
  cards.join('').toLocaleUpperCase('en');

export const spelled = ({ cards, bonus }: LaidWord): string =>
  lettersOf({ cards }) + (bonus ? ` ×${bonus.replace('x', '')}` : '');
