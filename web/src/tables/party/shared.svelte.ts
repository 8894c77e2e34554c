// The team's shared draft: what one member lays out, the others see and can move. Changes travel
// cell by cell beside the stream; the server's last word per cell counts.

import type { Draft } from '../../table/laying/draft.svelte';
import type { Arrangement } from '../../kit/arrangement.svelte';
import { cellKey } from '../../kit/grid';

export type Tiles = readonly (readonly [number, number, string])[];
export type Change = [number, number, string | null];

/** The cells that differ between what was last known and what lies there now. */
export function changes(before: Tiles, now: Tiles): Change[] {
  const left = new Map(before.map((tile) => [cellKey(tile[0], tile[1]), tile]));
  const changed: Change[] = [];
  for (const [row, column, card] of now) {
    const key = cellKey(row, column);
    if (left.get(key)?.[2] !== card) changed.push([row, column, card]);
    left.delete(key);
  }
  for (const [row, column] of left.values()) changed.push([row, column, null]);
  return changed;
}

/** Lays the draft as a team-mate has it, with tiles of the tray. */
export function adopt(draft: Draft, tray: Arrangement, tiles: Tiles): void {
  const used = new Set<string>();
  const laid = tiles.flatMap(([row, column, card]) => {
    const mine = draft.at(row, column);
    const face = card === card.toLocaleUpperCase('en') ? card : '?';
    const free = tray.cards.find((tile) => tile.card === face && !used.has(tile.id));
    const kept = mine && mine.card === card && !used.has(mine.id) ? mine.id : free?.id;
    if (!kept) return [];
    used.add(kept);
    return [{ id: kept, row, column, card }];
  });
  draft.laid = laid;
}
