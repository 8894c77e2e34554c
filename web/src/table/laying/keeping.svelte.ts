// Cards that are laid and not yet played survive a reload of the page (`keep-through.svelte.ts`).

import { keepThrough } from '../keep-through.svelte';
import type { Seated } from '../seated.svelte';
import type { Draft } from './draft.svelte';

interface Kept {
  laid: [number, number, string][];
  bonus: [number, number, string] | null;
}

const isCell = (some: unknown): some is [number, number, string] =>
  Array.isArray(some) &&
  Number.isInteger(some[0]) &&
  Number.isInteger(some[1]) &&
  typeof some[2] === 'string';

function isKept(some: unknown): some is Kept {
  if (typeof some !== 'object' || some === null) return false;
  const { laid, bonus } = some as Partial<Kept>;
  return Array.isArray(laid) && laid.every(isCell) && (bonus === null || isCell(bonus));
}

/** What would be kept of a draft. */
export const written = ({ laid, bonus }: Draft): Kept => ({
  laid: laid.map(({ row, column, card }) => [row, column, card]),
  bonus: bonus ? [...bonus.at, bonus.card] : null,
});

/** Lays what was kept again, as far as the hand still has the cards. */
export function lay(draft: Draft, kept: unknown): void {
  if (!isKept(kept)) return;
  const free = (card: string) =>
    draft.hand.cards.find((held) => held.card === card && !draft.away.has(held.id));
  for (const [row, column, card] of kept.laid) {
    // A small letter is a blank that stands for it.
    const held = free(card === card.toLocaleUpperCase('en') ? card : '?');
    if (held) draft.lay(held.id, card, row, column);
  }
  if (!kept.bonus) return;
  const [row, column, card] = kept.bonus;
  const held = free(card);
  if (held) draft.putBonus(held.id, card, row, column);
}

/** Lets a draft survive reloads; to be called where the table is made, after the hand was told. */
export const keepLaid = (at: Seated, draft: Draft): void =>
  keepThrough(at, {
    written: () => (draft.isEmpty ? null : written(draft)),
    lay: (kept) => lay(draft, kept),
  });
