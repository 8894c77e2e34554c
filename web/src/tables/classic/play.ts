// A play of Classic and Forfeit: what is said to the server, and what it leaves on the table.

import { cellKey } from '../../kit/grid';
import type { Draft } from '../../table/laying/draft.svelte';
import type { At, Cell } from './types';

/** The play as the server reads it; an appeal asks the others about words that the list lacks. */
export function layCommand(draft: Draft, appeal = false): unknown {
  const bonus = draft.bonus && { card: draft.bonus.card, at: draft.bonus.at };
  return { lay: { cards: draft.cards, bonus, appeal } };
}

/**
 * The cells that stay after a play: those of every run of two cards or more that a laid card
 * belongs to (SC-28). The others leave the table.
 */
export function staying(table: readonly At[], laid: readonly Cell[]): Set<string> {
  const taken = new Set([...table, ...laid].map(([row, column]) => cellKey(row, column)));
  const stays = new Set<string>();
  for (const [row, column] of laid) {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const run: string[] = [cellKey(row, column)];
      for (const way of [1, -1]) {
        let [r, c] = [row + down * way, column + right * way];
        while (taken.has(cellKey(r, c))) {
          run.push(cellKey(r, c));
          r += down * way;
          c += right * way;
        }
      }
      if (run.length > 1) for (const cell of run) stays.add(cell);
    }
  }
  return stays;
}
