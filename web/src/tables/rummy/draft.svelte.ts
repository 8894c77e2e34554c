// The words that a player of Rummy puts together: rows of cards, a bonus card on each at most,
// what counts four times, and the card to discard. Whether they meet the task is for the server.

import type { Command, Fourfold, Lay, Task } from '../../api/games/rummy';
import type { Arrangement } from '../../kit/arrangement.svelte';

export interface Piece {
  id: string;
  /** As in texts about cards: a blank as the lower-case letter that it stands for. */
  card: string;
}

export interface Row {
  cards: Piece[];
  bonus: Piece | null;
}

/** Where the next card goes: a row by its number, or the discards. */
export type Place = number | 'discard';

const empty = (): Row => ({ cards: [], bonus: null });

export class Draft {
  rows = $state.raw<Row[]>([empty()]);
  discard = $state.raw<Piece | null>(null);
  fourfold = $state.raw<{ word: number; letter: number | null } | null>(null);
  place = $state<Place>(0);
  /** How many places each row has; none where rows may be of any length. */
  lengths = $state.raw<number[]>([]);
  /** How many of the rows the task can do without: the last ones. */
  optional = $state(0);
  /** What counts four times in this round, if anything does. */
  #four: Fourfold | null = null;

  constructor(readonly hand: Arrangement) {}

  /** The cards of the hand that lie in rows or on the discards just now. */
  away = $derived(
    new Set(
      [
        ...this.rows.flatMap(({ cards, bonus }) => [...cards, ...(bonus ? [bonus] : [])]),
        ...(this.discard ? [this.discard] : []),
      ].map(({ id }) => id),
    ),
  );

  get hasWords(): boolean {
    return this.rows.some(({ cards }) => cards.length > 0);
  }

  /** Does the task of lengths still miss cards? Rows that it can do without may be empty. */
  get isComplete(): boolean {
    const needed = this.lengths.length - this.optional;
    return this.rows.every(
      ({ cards }, nth) => this.#full(nth) || (nth >= needed && cards.length === 0),
    );
  }

  /** Makes as many rows as the task can ask for, each with its places. */
  take(task: Task | undefined): void {
    const lists = task && task.words !== 'all_cards' ? task.words.lengths : [];
    const size = (list: number[]) => list.reduce((sum, length) => sum + length, 0);
    this.lengths = [...lists].sort((a, b) => size(b) - size(a))[0] ?? [];
    const fewest = Math.min(this.lengths.length, ...lists.map(({ length }) => length));
    this.optional = this.lengths.length - fewest;
    this.#four = task?.fourfold ?? null;
    this.clear();
  }

  clear(): void {
    this.rows = Array.from({ length: Math.max(1, this.lengths.length) }, empty);
    this.discard = null;
    this.fourfold = null;
    this.place = 0;
  }

  /** Puts a card where the next one goes, and moves on when that place is full. */
  put(piece: Piece, place: Place = this.place, before = Infinity): void {
    const from = this.rows.findIndex(({ cards }) => cards.some(({ id }) => id === piece.id));
    const nth = this.rows[from]?.cards.findIndex(({ id }) => id === piece.id) ?? -1;
    // A card that moves on within its word leaves a gap behind it.
    const at = from === place && nth < before ? before - 1 : before;
    this.remove(piece.id);
    if (place === 'discard') {
      // A blank goes away as a blank, whatever it stood for.
      this.discard = { id: piece.id, card: this.hand.get(piece.id)?.card ?? piece.card };
      return;
    }
    const bonus = piece.card.startsWith('x') && piece.card.length > 1;
    this.rows = this.rows.map((row, nth) =>
      nth !== place
        ? row
        : bonus
          ? { ...row, bonus: piece }
          : { ...row, cards: [...row.cards.slice(0, at), piece, ...row.cards.slice(at)] },
    );
    this.#grow();
    this.place = this.#full(place) ? this.#next() : place;
  }

  /** Puts a typed card into a word: what is typed is never thrown away, so when all rows are full
      it stays in hand. */
  type(piece: Piece): void {
    const place = typeof this.place === 'number' ? this.place : this.#next();
    if (typeof place === 'number' && !this.#full(place)) this.put(piece, place);
  }

  /** Space begins the next word. A row that was full has moved on by itself. */
  nextWord(): void {
    if (typeof this.place !== 'number' || this.rows[this.place]?.cards.length === 0) return;
    const after = this.rows.findIndex((_, nth) => nth > Number(this.place) && !this.#full(nth));
    if (after >= 0) this.place = after;
  }

  remove(id: string): void {
    if (!this.away.has(id)) return;
    this.rows = this.rows.map((row) => ({
      cards: row.cards.filter((piece) => piece.id !== id),
      bonus: row.bonus?.id === id ? null : row.bonus,
    }));
    if (this.discard?.id === id) this.discard = null;
    const { fourfold } = this;
    const row = fourfold && this.rows[fourfold.word];
    if (fourfold && (!row || (fourfold.letter ?? 0) >= row.cards.length)) this.fourfold = null;
  }

  /** Takes back what the hand no longer has. */
  sync(): void {
    for (const id of this.away) if (!this.hand.get(id)) this.remove(id);
  }

  /** The discard, or what would best go: the dearest card that is in no word. */
  discardOr(value: (card: string) => number): Piece | null {
    if (this.discard) return this.discard;
    const unused = this.hand.cards.filter(({ id }) => !this.away.has(id));
    return [...unused].sort((a, b) => value(b.card) - value(a.card))[0] ?? null;
  }

  lay(discard: string, appeal = false): Command {
    const rows = this.rows.map((row, nth) => ({ row, nth })).filter(({ row }) => row.cards.length);
    const words = rows.map(({ row }) => ({
      cards: row.cards.map(({ card }) => card),
      bonus: row.bonus?.card ?? null,
    }));
    // The only word is the one that counts four times.
    const only = this.#four === 'word' && rows.length === 1 ? rows[0] : undefined;
    const fourfold = only ? { word: only.nth, letter: null } : this.fourfold;
    const word = fourfold ? rows.findIndex(({ nth }) => nth === fourfold.word) : -1;
    const lay: Lay = {
      words,
      fourfold: fourfold && word >= 0 ? { word, letter: fourfold.letter } : null,
    };
    return { lay: { lay, discard, appeal } };
  }

  #full(place: number): boolean {
    const length = this.lengths[place];
    return length !== undefined && (this.rows[place]?.cards.length ?? 0) >= length;
  }

  #next(): Place {
    const free = this.rows.findIndex((_, nth) => !this.#full(nth));
    return free >= 0 ? free : 'discard';
  }

  /** Where a task leaves the number of words open there is always one row more. */
  #grow(): void {
    if (this.lengths.length === 0 && this.rows.every(({ cards }) => cards.length > 0)) {
      this.rows = [...this.rows, empty()];
    }
  }
}
