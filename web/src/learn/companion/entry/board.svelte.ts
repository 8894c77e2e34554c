// Cards that are being noted on cells: typed one after the other along a line, over what lies there.

import type { Cursor, Direction, GridCard } from '../../../kit/grid';
import { cellKey } from '../../../kit/grid';
import { faceOf } from '../../../kit/faces';

/** A card on a cell: row, column, card; a lower-case letter is a blank that stands for it. */
export type Laid = [number, number, string];

export class BoardDraft {
  laid = $state.raw<Laid[]>([]);
  cursor = $state.raw<Cursor>({ row: 0, column: 0, direction: 'across' });
  blank = $state(false);

  constructor(
    readonly lying: () => readonly Laid[],
    readonly inside: (row: number, column: number) => boolean,
  ) {}

  get #taken(): ReadonlySet<string> {
    return new Set([...this.lying(), ...this.laid].map(([row, column]) => cellKey(row, column)));
  }

  isLaid(row: number, column: number): boolean {
    return this.laid.some(([r, c]) => r === row && c === column);
  }

  #step({ row, column, direction }: Cursor, by: number): Cursor {
    return direction === 'across'
      ? { row, column: column + by, direction }
      : { row: row + by, column, direction };
  }

  /** The next free cell along the line; where the board ends the cursor stays. */
  #onward(from: Cursor): Cursor {
    let next = from;
    while (this.#taken.has(cellKey(next.row, next.column))) next = this.#step(next, 1);
    return this.inside(next.row, next.column) ? next : from;
  }

  type(letter: string): void {
    const at = this.#onward(this.cursor);
    if (this.#taken.has(cellKey(at.row, at.column))) return;
    const card = this.blank ? letter.toLocaleLowerCase('en') : letter;
    this.blank = false;
    this.laid = [...this.laid, [at.row, at.column, card]];
    this.cursor = this.#onward(at);
  }

  back(): void {
    if (this.blank) {
      this.blank = false;
      return;
    }
    const last = this.laid.at(-1);
    if (!last) return;
    this.laid = this.laid.slice(0, -1);
    this.cursor = { ...this.cursor, row: last[0], column: last[1] };
  }

  /** A press puts the cursor there; a second one turns it; on a laid card it takes it up. */
  press(row: number, column: number): void {
    if (this.isLaid(row, column)) {
      this.laid = this.laid.filter(([r, c]) => r !== row || c !== column);
      this.cursor = { ...this.cursor, row, column };
    } else if (this.cursor.row === row && this.cursor.column === column) this.turn();
    else this.move(row, column);
  }

  move(row: number, column: number): void {
    this.cursor = { ...this.cursor, row, column };
  }

  turn(): void {
    const direction: Direction = this.cursor.direction === 'across' ? 'down' : 'across';
    this.cursor = { ...this.cursor, direction };
  }

  /** What the table shows: what lies there, and what is being noted. */
  cards(
    values: ReadonlyMap<string, number>,
    badge: (row: number, column: number) => string | undefined,
  ): GridCard[] {
    const shown =
      (state: 'plain' | 'fresh') =>
      ([row, column, card]: Laid) => ({
        row,
        column,
        ...faceOf(card, values),
        state,
        badge: state === 'fresh' ? badge(row, column) : undefined,
      });
    return [...this.lying().map(shown('plain')), ...this.laid.map(shown('fresh'))];
  }
}
