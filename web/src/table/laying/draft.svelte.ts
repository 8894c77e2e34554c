// The word that a player is laying out on a table of cells: which cards of the hand lie where,
// the bonus card, and where the next card goes. Whether it is a legal play is for the server to
// say.

import type { At as Lying, Cell, Tile } from '../../api/games/shared';
import type { Arrangement } from '../../kit/arrangement.svelte';
import { cellKey, type Cursor } from '../../kit/grid';

export type At = Lying<Tile>;

interface Laid {
  id: string;
  row: number;
  column: number;
  /** As in texts about cards: a blank as the lower-case letter that it stands for. */
  card: string;
}

export class Draft {
  laid = $state.raw<Laid[]>([]);
  bonus = $state.raw<{ id: string; card: string; at: Cell } | null>(null);
  cursor = $state.raw<Cursor | null>(null);

  constructor(readonly hand: Arrangement) {}

  get isEmpty(): boolean {
    return this.laid.length === 0 && this.bonus === null;
  }

  /** What lies where, as the server writes it. */
  get cards(): At[] {
    return this.laid.map(({ row, column, card }): At => [row, column, card]);
  }

  /** The cards of the hand that lie on the table just now. */
  away = $derived(
    new Set([...this.laid.map(({ id }) => id), ...(this.bonus ? [this.bonus.id] : [])]),
  );

  at(row: number, column: number): Laid | undefined {
    return this.laid.find((laid) => laid.row === row && laid.column === column);
  }

  /** Lays a card on a cell; what lay there of one's own goes back to the hand. */
  lay(id: string, card: string, row: number, column: number): void {
    const rest = this.laid.filter(
      (laid) => laid.id !== id && !(laid.row === row && laid.column === column),
    );
    this.laid = [...rest, { id, card, row, column }];
    this.#checkBonus();
  }

  putBonus(id: string, card: string, row: number, column: number): void {
    if (this.at(row, column)) this.bonus = { id, card, at: [row, column] };
  }

  takeBack(id: string): void {
    this.laid = this.laid.filter((laid) => laid.id !== id);
    if (this.bonus?.id === id) this.bonus = null;
    this.#checkBonus();
  }

  clear(): void {
    this.laid = [];
    this.bonus = null;
  }

  /** Takes back what the hand no longer has or what others have laid over. */
  sync(table: readonly At[]): void {
    const taken = new Set(table.map(([row, column]) => cellKey(row, column)));
    const stays = this.laid.filter(
      ({ id, row, column }) => this.hand.get(id) && !taken.has(cellKey(row, column)),
    );
    if (stays.length !== this.laid.length) this.laid = stays;
    if (this.bonus && !this.hand.get(this.bonus.id)) this.bonus = null;
    this.#checkBonus();
  }

  /** Moves the cursor on along the word, over cells that are taken. */
  advance(isTaken: (row: number, column: number) => boolean, step: 1 | -1 = 1): void {
    if (!this.cursor) return;
    const { direction } = this.cursor;
    let { row, column } = this.cursor;
    do {
      if (direction === 'across') column += step;
      else row += step;
    } while (step === 1 && isTaken(row, column));
    this.cursor = { row, column, direction };
  }

  #checkBonus(): void {
    if (this.bonus && !this.at(...this.bonus.at)) this.bonus = null;
  }
}

/** Empty cells beside what lies there: where a word can join. */
export function joints(table: readonly At[], laid: readonly Cell[]): Set<string> {
  const taken = new Set([...table, ...laid].map(([row, column]) => cellKey(row, column)));
  const found = new Set<string>();
  for (const [row, column] of [...table, ...laid]) {
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const) {
      if (!taken.has(cellKey(r, c))) found.add(cellKey(r, c));
    }
  }
  return found;
}
