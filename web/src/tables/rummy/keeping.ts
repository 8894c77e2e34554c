// The words that a player of Rummy has put together, in a form that survives a reload.

import type { Draft, Place } from './draft.svelte';

interface Kept {
  rows: { cards: string[]; bonus: string | null }[];
  discard: string | null;
}

function isKept(some: unknown): some is Kept {
  if (typeof some !== 'object' || some === null) return false;
  const { rows, discard } = some as Partial<Kept>;
  const isCard = (card: unknown) => card === null || typeof card === 'string';
  return (
    isCard(discard) &&
    Array.isArray(rows) &&
    rows.every(
      (row: Partial<Kept['rows'][number]> | null) =>
        Array.isArray(row?.cards) &&
        row.cards.every((card) => typeof card === 'string') &&
        isCard(row.bonus),
    )
  );
}

export const written = (draft: Draft): Kept | null =>
  draft.away.size === 0
    ? null
    : {
        rows: draft.rows.map(({ cards, bonus }) => ({
          cards: cards.map(({ card }) => card),
          bonus: bonus?.card ?? null,
        })),
        discard: draft.discard?.card ?? null,
      };

/** Puts the cards where they were, as far as the hand still has them. */
export function restore(draft: Draft, kept: unknown): void {
  if (!isKept(kept)) return;
  const put = (card: string, place: Place) => {
    // A small letter is a blank that stands for it; a bonus card begins with a small x.
    const blank = card.length === 1 && card !== card.toLocaleUpperCase('en');
    const held = draft.hand.cards.find(
      (one) => one.card === (blank ? '?' : card) && !draft.away.has(one.id),
    );
    if (held) draft.put({ id: held.id, card }, place);
  };
  for (const [nth, { cards, bonus }] of kept.rows.entries()) {
    if (nth >= draft.rows.length) break;
    for (const card of cards) put(card, nth);
    if (bonus !== null) put(bonus, nth);
  }
  if (kept.discard !== null) put(kept.discard, 'discard');
}
