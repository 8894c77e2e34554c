// A draft that survives a reload of the page: what is on the table is kept (`kept-draft.ts`), and
// laid again when the page comes back to the same moment of the game.

import { untrack } from 'svelte';
import { type DraftPlace, keepDraft, keptDraft } from './kept-draft';
import type { Seated } from './seated.svelte';

interface Keeping {
  /** What is to be kept, with a JSON form; nothing while nothing is laid. */
  written: () => unknown;
  /** Lays it again. What comes from the storage may be anything. */
  lay: (kept: unknown) => void;
}

/** Lets a draft survive reloads; to be called where the table is made, after the hand was told. */
export function keepThrough(at: Seated, { written, lay }: Keeping): void {
  const place = (): DraftPlace | null =>
    at.seat === null ? null : { table: at.table.id, seat: at.seat, phase: at.view.phase };
  let restored = false;
  $effect(() => {
    const here = place();
    const kept = written();
    if (!here) return;
    untrack(() => {
      if (restored) keepDraft(here, kept);
      else lay(keptDraft(here));
      restored = true;
    });
  });
}
