// What a hint says, in sentences.

import type { Hint } from '../../api/types';
import type { Seated } from '../../table/seated.svelte';
import { cardNames, place, wordNames } from '../../table/words';
import { deedOf } from '../review/summary';
import { text } from '../texts.svelte';

interface Lying {
  id: number;
  owner: number;
  word: string;
}

/** Where to look. */
export function whereText({ cells, steals, length }: Hint, at: Seated): string {
  const long = length > 0 ? ` ${text('hint-length', { count: length })}` : '';
  const [first] = cells;
  const { game } = at.view;
  // On an empty table a place says nothing: the word may lie anywhere.
  if ('table' in game && game.table.length === 0) return text('hint-hand') + long;
  if (first) return text('hint-cells', { place: place(first[0], first[1]) }) + long;
  if (steals !== null) {
    const { words } = at.view.game as unknown as { words: Lying[] };
    const target = words.find(({ id }) => id === steals);
    const player = target ? at.name(target.owner) : '';
    if (target) return text('hint-steal', { word: target.word, player }) + long;
  }
  return text('hint-hand') + long;
}

/** What one does because there is nothing to lay; anything else is simply the next thing to do. */
const FOR_WANT = ['pass', 'exchange', 'swap', 'discard'];

/** What to do instead of laying. Weaker hints do not say. */
export function insteadText({ command }: Hint, at: Seated): string {
  if (command === null) return text('hint-no-lay');
  const deed = deedText(command, at);
  return FOR_WANT.includes(deedOf(command)) ? text('hint-nothing', { deed }) : deed;
}

function deedText(command: unknown, at: Seated): string {
  if (typeof command === 'string') {
    const known = ['pass', 'accept', 'challenge', 'roll'].includes(command);
    return text(`hint-do-${known ? command : 'other'}`);
  }
  const [deed, how] = Object.entries((command ?? {}) as Record<string, unknown>)[0] ?? [];
  const { cards, card, from, category, tile } = (how ?? {}) as {
    cards?: string[];
    card?: string;
    from?: string;
    category?: string | null;
    tile?: string;
  };
  if (deed === 'spot' && tile) return text('hint-do-spot', { tile: cardNames([tile], at) });
  if (deed === 'action') {
    return category ? text('hint-do-action', { half: category }) : text('hint-do-keep');
  }
  if ((deed === 'exchange' || deed === 'swap') && cards) {
    return text('hint-do-exchange', { cards: cardNames(cards, at) });
  }
  if (deed === 'discard' && card) return text('hint-do-discard', { cards: cardNames([card], at) });
  if (deed === 'draw') return text(`hint-do-draw-${from === 'discards' ? 'discards' : 'pile'}`);
  return text('hint-do-other');
}

export const wordsText = ({ words }: Hint, at: Seated): string =>
  text('hint-words', { words: wordNames(words, at) });

export const leavesText = ({ leaves }: Hint, at: Seated): string =>
  leaves.length > 0
    ? text('hint-leaves', { cards: cardNames(leaves, at) })
    : text('hint-leaves-nothing');
