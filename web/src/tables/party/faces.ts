// What the Chance die shows, in words and as one sign.

import type { ChanceFace } from '../../api/games/party';
import { text } from '../../i18n/texts.svelte';

export function faceText(face: ChanceFace): string {
  if (face === 'no_letter_die') return text('chance-no-letter-die');
  if (face === 'play_again') return text('chance-play-again');
  if ('letter' in face) return text('chance-letter', { times: face.letter });
  return text('chance-opponents-from', { times: face.opponents_from });
}

/** The same as one sign, for the die. */
export function faceSign(face: ChanceFace): string {
  if (face === 'no_letter_die') return '∅';
  if (face === 'play_again') return '↻';
  return 'letter' in face ? `×${face.letter}` : `>${face.opponents_from}`;
}
