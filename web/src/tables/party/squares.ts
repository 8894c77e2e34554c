// What is printed on the squares of the board, in the player's language.

import type { Square } from '../../kit/grid';
import { text } from '../../i18n/texts.svelte';

/** The signs of an edition's board: the kind of square and the name of its text. */
const SQUARES: Record<string, [Square['kind'], string]> = {
  d: ['letter-2', 'double-letter'],
  t: ['letter-3', 'triple-letter'],
  D: ['word-2', 'double-word'],
  T: ['word-3', 'triple-word'],
  C: ['chance', 'chance'],
  '*': ['star', 'star'],
};

export function printed(sign: string | undefined): Square | null {
  const square = SQUARES[sign ?? ''];
  return square ? { kind: square[0], sign: text(`square-${square[1]}`) } : null;
}

/** What a square does, for those who do not see it. */
export function printedHelp(sign: string | undefined): string | null {
  const square = SQUARES[sign ?? ''];
  return square ? text(`square-${square[1]}-help`) : null;
}
