// What lies on a table of cells, in the words of `GridView`.

export interface GridCard {
  row: number;
  column: number;
  letter: string;
  blank: boolean;
  value?: number | undefined;
  state?: 'plain' | 'fresh' | 'last' | 'leaving' | 'foreign';
  /** A card that can be picked up again has the id of its piece. */
  id?: string;
  /** A small sign on its corner, such as a bonus card. */
  badge?: string | undefined;
}

export interface Square {
  kind: 'letter-2' | 'letter-3' | 'word-2' | 'word-3' | 'chance' | 'star';
  sign: string;
}

export type Direction = 'across' | 'down';

export interface Cursor {
  row: number;
  column: number;
  direction: Direction;
}

export const cellKey = (row: number, column: number): string => `${row},${column}`;

/** The place that a `data-drop` names, if it is a cell. */
export function cellOf(place: string | null): [number, number] | null {
  const cell = /^cell:(-?\d+),(-?\d+)$/.exec(place ?? '');
  return cell ? [Number(cell[1]), Number(cell[2])] : null;
}

/** The place in the hand that a `data-drop` names, if it is one. */
export function handPlaceOf(place: string | null): number | null {
  const found = /^hand:(\d+)$/.exec(place ?? '');
  return found ? Number(found[1]) : null;
}
