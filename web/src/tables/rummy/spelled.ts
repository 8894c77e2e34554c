// A laid word as it is read, with its bonus card.

import type { LaidWord } from '../../api/games/rummy';

export const spelled = ({ cards, bonus }: LaidWord): string =>
  cards.join('').toLocaleUpperCase('en') + (bonus ? ` ×${bonus.replace('x', '')}` : '');
