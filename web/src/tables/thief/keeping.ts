// What is worked on at the bench of Word Thief, in a form that survives a reload.

import type { Card, PlayedWord } from '../../api/games/thief';
import { inHand } from './faces';
import type { Draft } from './draft.svelte';

interface Kept {
  target: number | null;
  words: Card[][];
}

function isKept(some: unknown): some is Kept {
  if (typeof some !== 'object' || some === null) return false;
  const { target, words } = some as Partial<Kept>;
  return (
    (target === null || Number.isInteger(target)) &&
    Array.isArray(words) &&
    words.every((word) => Array.isArray(word) && word.every((card) => typeof card === 'string'))
  );
}

export const written = (draft: Draft): Kept | null =>
  draft.isEmpty
    ? null
    : {
        target: draft.target?.id ?? null,
        words: draft.words.map((word) => word.map(({ card }) => card)),
      };

/** Makes the words again, as far as the stolen word still lies there and the hand has the cards. */
export function restore(draft: Draft, kept: unknown, lying: readonly PlayedWord[]): void {
  if (!isKept(kept)) return;
  const target = lying.find(({ id }) => id === kept.target);
  if (kept.target !== null && !target) return;
  if (target) draft.steal(target);
  for (const [nth, word] of kept.words.entries()) {
    if (nth > 0) draft.addWord();
    for (const card of word) {
      const held = draft.hand.cards.map((one) => ({ id: one.id, card: one.card }));
      const free = [...draft.homeless, ...held].find(
        (piece) => piece.card === inHand(card) && !draft.away.has(piece.id),
      );
      if (free) draft.put({ id: free.id, card }, nth);
    }
  }
}
