// Laying a word on a table of cells, with mouse, finger or keys: the same moves for every game
// that is played on one. The game says what lies there and when cards may be laid.

import type { Cell } from '../../api/games/shared';
import { Carry, type Carried } from '../../kit/carry.svelte';
import type { Arrangement, HandCard } from '../../kit/arrangement.svelte';
import type { Face } from '../../kit/faces';
import { cellKey, cellOf, handPlaceOf, type Direction } from '../../kit/grid';
import { Draft } from './draft.svelte';

/** What the game knows and the moves need. */
export interface Ground {
  /** What lies on the table, by the key of its cell. */
  lying: () => ReadonlyMap<string, unknown>;
  /** Is there such a cell? An endless table has them all. */
  has?: (row: number, column: number) => boolean;
  /** May cards be laid out just now? */
  open: () => boolean;
  /** The letters that a card can show, blanks included. */
  letters: () => readonly string[];
  face: (card: string) => Face;
  /** A lying card was pressed while nothing is picked up or laid out: what is its word? */
  ask?: (row: number, column: number) => void;
  /** Enter: play what is laid out. */
  play: () => void;
}

/** Puts the keyboard on a cell. */
type FocusCell = (row: number, column: number) => void;

/** Why a card cannot go where it was put: the code of a refusal, and the place. */
export interface Note {
  code: string;
  cells: Cell[];
}

export class Laying {
  readonly draft: Draft;
  readonly carry: Carry;
  /** What was wrong with the last thing that was tried, until the next. */
  note = $state.raw<Note | null>(null);
  /** A blank that lies on a cell and waits for its letter. */
  asking = $state.raw<{ id: string; row: number; column: number } | null>(null);

  constructor(
    readonly hand: Arrangement,
    readonly ground: Ground,
  ) {
    this.draft = new Draft(hand);
    this.carry = new Carry((item, place) => this.#drop(item, place));
  }

  #lies(row: number, column: number): boolean {
    return this.ground.lying().has(cellKey(row, column));
  }

  isTaken = (row: number, column: number): boolean =>
    this.#lies(row, column) || this.draft.at(row, column) !== undefined;

  /** Lays a card of the hand on a free cell; a blank asks for its letter first. */
  layAt(id: string, row: number, column: number): void {
    const card = this.hand.get(id)?.card;
    if (!card || !this.ground.open()) return;
    this.note = null;
    if (isBonus(card)) {
      this.#putBonus(id, card, row, column);
      return;
    }
    if (this.#lies(row, column)) {
      this.note = { code: 'cell_taken', cells: [[row, column]] };
      return;
    }
    if (this.ground.has?.(row, column) === false) return;
    const known = this.draft.laid.find((laid) => laid.id === id);
    if (card === '?' && !known) this.asking = { id, row, column };
    else this.#lay(id, known?.card ?? card, row, column);
  }

  /** A bonus card goes on a letter that one lays now, and not on the first word (SC-15, SC-17). */
  #putBonus(id: string, card: string, row: number, column: number): void {
    const first = this.ground.lying().size === 0;
    if (!first && this.draft.at(row, column)) this.draft.putBonus(id, card, row, column);
    else {
      const code = first ? 'bonus_on_first_word' : 'bonus_needs_laid_letter';
      this.note = { code, cells: [[row, column]] };
    }
  }

  /** The blank that asked gets its letter. */
  declare(letter: string): void {
    const { asking } = this;
    this.asking = null;
    if (asking) this.#lay(asking.id, letter.toLocaleLowerCase('en'), asking.row, asking.column);
  }

  #lay(id: string, card: string, row: number, column: number): void {
    const { draft } = this;
    const onCursor = draft.cursor?.row === row && draft.cursor.column === column;
    draft.lay(id, card, row, column);
    if (!onCursor) draft.cursor = { row, column, direction: this.directionAt(row, column) };
    draft.advance(this.isTaken);
    const { cursor } = draft;
    if (cursor && this.ground.has?.(cursor.row, cursor.column) === false) draft.cursor = null;
  }

  /** A word runs on the way it began; at first, along what it joins. */
  directionAt(row: number, column: number): Direction {
    const others = this.draft.laid.filter((laid) => laid.row !== row || laid.column !== column);
    if (others.some((laid) => laid.row === row)) return 'across';
    if (others.some((laid) => laid.column === column)) return 'down';
    const beside = this.#lies(row, column - 1) || this.#lies(row, column + 1);
    const above = this.#lies(row - 1, column) || this.#lies(row + 1, column);
    return above && !beside ? 'down' : 'across';
  }

  #drop(item: Carried, place: string | null): void {
    this.note = null;
    const cell = cellOf(place);
    if (cell) {
      this.layAt(item.id, ...cell);
      return;
    }
    if (this.ground.open()) this.draft.takeBack(item.id);
    const nth = handPlaceOf(place);
    if (nth !== null) this.hand.move(item.id, nth);
  }

  /** A card of the hand goes to the cursor; without one it is picked up, for a cell to come. */
  tap(held: HandCard): void {
    if (!this.ground.open()) return;
    this.note = null;
    const { cursor } = this.draft;
    if (this.carry.item && this.carry.item.id !== held.id) this.carry.cancel();
    if (cursor && !isBonus(held.card) && !this.isTaken(cursor.row, cursor.column)) {
      this.layAt(held.id, cursor.row, cursor.column);
    } else this.carry.toggle({ id: held.id, ...this.ground.face(held.card) });
  }

  /** A cell takes what is picked up, or gets the cursor; a card of one's own that lies there is
      picked up, and goes back to the hand when it is pressed again. */
  press = (row: number, column: number): void => {
    if (this.#lies(row, column) && !this.carry.item && this.draft.isEmpty) {
      this.note = null;
      this.ground.ask?.(row, column);
      return;
    }
    if (!this.ground.open()) return;
    this.note = null;
    const mine = this.draft.at(row, column);
    const { item } = this.carry;
    if (item && mine?.id === item.id) {
      this.carry.cancel();
      this.#takeBack(mine.id, row, column);
      return;
    }
    if (item) {
      this.carry.drop(`cell:${row},${column}`);
      return;
    }
    if (mine) {
      this.carry.toggle({ id: mine.id, ...this.ground.face(mine.card) });
      return;
    }
    if (this.#lies(row, column)) return;
    const { cursor } = this.draft;
    if (cursor?.row === row && cursor.column === column) this.turn();
    else this.draft.cursor = { row, column, direction: this.directionAt(row, column) };
  };

  /** Lets the word run the other way. */
  turn(): void {
    const { cursor } = this.draft;
    if (!cursor) return;
    this.draft.cursor = { ...cursor, direction: cursor.direction === 'across' ? 'down' : 'across' };
  }

  #takeBack(id: string, row: number, column: number): void {
    const direction = this.draft.cursor?.direction ?? this.directionAt(row, column);
    this.draft.takeBack(id);
    this.draft.cursor = { row, column, direction };
  }

  /** The arrow keys take the cursor along. */
  move = (row: number, column: number): void => {
    const direction = this.draft.cursor?.direction ?? 'across';
    this.draft.cursor = { row, column, direction };
  };

  /** Letters go to the cursor, Backspace takes the last one back, Enter plays the word. */
  type(event: KeyboardEvent, focusCell: FocusCell): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.ground.open() || this.asking) return;
    if (target.closest('input, select, textarea, dialog')) return;
    const place = target.dataset['drop'] ?? null;
    const cell = cellOf(place);
    const inGrid = cell !== null;
    if (event.key === 'Enter' && (inGrid || target === document.body)) {
      event.preventDefault();
      if (this.carry.item && inGrid) this.carry.drop(place);
      else if (!this.draft.isEmpty) this.ground.play();
      else if (cell && this.#lies(...cell)) this.press(...cell);
      return;
    }
    const done = event.key === 'Backspace' ? this.#typeBack() : this.#typeLetter(event.key);
    if (!done) return;
    event.preventDefault();
    const { cursor } = this.draft;
    if (inGrid && cursor) focusCell(cursor.row, cursor.column);
  }

  #typeBack(): boolean {
    const { cursor } = this.draft;
    const here = cursor && this.draft.at(cursor.row, cursor.column);
    const last = here ?? this.draft.laid.at(-1);
    if (!last) return false;
    const direction = cursor?.direction ?? this.directionAt(last.row, last.column);
    this.draft.takeBack(last.id);
    this.draft.cursor = { row: last.row, column: last.column, direction };
    return true;
  }

  #typeLetter(key: string): boolean {
    const { cursor } = this.draft;
    const letter = key.toLocaleUpperCase('en');
    if (!cursor || !this.ground.letters().includes(letter)) return false;
    if (this.isTaken(cursor.row, cursor.column)) return false;
    const free = this.hand.cards.filter(({ id }) => !this.draft.away.has(id));
    const held = free.find(({ card }) => card === letter);
    const blank = free.find(({ card }) => card === '?');
    if (held) this.#lay(held.id, letter, cursor.row, cursor.column);
    else if (blank) {
      this.#lay(blank.id, letter.toLocaleLowerCase('en'), cursor.row, cursor.column);
    }
    return held !== undefined || blank !== undefined;
  }
}

const isBonus = (card: string): boolean => /^x\d$/.test(card);
