// The workbench of Word Thief: one word from the hand, or new words from a stolen one and the
// hand. Whether they are allowed, and what they score, is for the server.

import type { Card, Command, PlayedWord } from '../../api/games/thief';
import type { Arrangement } from '../../kit/arrangement.svelte';
import { inHand } from './faces';

export interface Piece {
  id: string;
  /** A Wild that lies in a word has its letter, `?=K`. */
  card: Card;
}

export class Draft {
  target = $state.raw<PlayedWord | null>(null);
  words = $state.raw<Piece[][]>([[]]);
  /** The word that the next card goes to. */
  place = $state(0);

  constructor(readonly hand: Arrangement) {}

  /** The cards of the stolen word. A Wild may become another letter (WT-17). */
  stolen = $derived.by((): Piece[] => {
    const { target } = this;
    if (!target) return [];
    return target.cards.map((card, nth) => ({
      id: `stolen.${target.id}.${nth}`,
      card: inHand(card),
    }));
  });
  away = $derived(new Set(this.words.flat().map(({ id }) => id)));
  /** Stolen cards that still look for a place: all of them must find one. */
  homeless = $derived(this.stolen.filter(({ id }) => !this.away.has(id)));

  get isEmpty(): boolean {
    return this.target === null && this.away.size === 0;
  }

  /** The card of a piece as it was picked up, wherever it comes from. */
  source(id: string): Card | undefined {
    return this.stolen.find((piece) => piece.id === id)?.card ?? this.hand.get(id)?.card;
  }

  /** Picks a word up from the table; its cards wait on the bench. */
  steal(word: PlayedWord): void {
    this.clear();
    this.target = word;
  }

  put(piece: Piece, word: number = this.place, before?: number): void {
    const words = this.words.map((cards) => cards.filter(({ id }) => id !== piece.id));
    const cards = words[word];
    if (!cards) return;
    cards.splice(before ?? cards.length, 0, piece);
    this.words = words;
    this.place = word;
  }

  /** The Wild's letter, or any other card with the letter first, for typing. */
  find(letter: string): Piece | null {
    const held = this.hand.cards.map(({ id, card }) => ({ id, card }));
    const free = [...this.homeless, ...held].filter(({ id }) => !this.away.has(id));
    const plain = free.find(({ card }) => card.startsWith(`${letter}:`));
    if (plain) return plain;
    const wild = free.find(({ card }) => card === '?');
    return wild ? { id: wild.id, card: `?=${letter}` } : null;
  }

  remove(id: string): void {
    this.words = this.words.map((cards) => cards.filter((piece) => piece.id !== id));
  }

  addWord(): void {
    this.words = [...this.words, []];
    this.place = this.words.length - 1;
  }

  dropWord(nth: number): void {
    this.words = this.words.length > 1 ? this.words.filter((_, other) => other !== nth) : [[]];
    this.place = Math.min(this.place, this.words.length - 1);
  }

  clear(): void {
    this.target = null;
    this.words = [[]];
    this.place = 0;
  }

  /** Takes back what is no longer there: cards that were played, a word that somebody stole. */
  sync(lying: readonly PlayedWord[]): void {
    const { target } = this;
    if (target && !lying.some(({ id }) => id === target.id)) this.clear();
    for (const id of this.away) if (this.source(id) === undefined) this.remove(id);
  }

  command(appeal = false): Command | null {
    const words = this.words.filter((cards) => cards.length > 0);
    const cards = words.map((word) => word.map(({ card }) => card));
    if (this.target) return { steal: { word: this.target.id, words: cards, appeal } };
    return cards[0] ? { form: { cards: cards[0], appeal } } : null;
  }
}
