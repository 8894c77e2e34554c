// A hand as its player arranged it. The server says which cards there are; their order is the
// player's own, also after new cards came and after a reload.

import { recall, remember } from '../storage';

export interface HandCard {
  /** Names this very card, among several with the same face. */
  id: string;
  /** As in all texts about cards: a letter, `?`, `x2`, or what else the game has. */
  card: string;
}

export class Arrangement {
  /** The places of the hand, in the player's order; an empty one waits for the next card, so that
      the others stay where they are. */
  places = $state.raw<(HandCard | null)[]>([]);
  cards = $derived(this.places.filter((card) => card !== null));
  #made = 0;

  constructor(readonly key: string) {}

  /** Takes over the hand that the server says: what stays keeps its place, what is new comes where
      something has gone, or else last. */
  sync(hand: readonly string[]): void {
    const arranged =
      this.cards.length > 0 ? this.places : this.#remembered().map((card) => this.#make(card));
    const rest = [...hand];
    const kept = arranged.map((held) => {
      const at = held ? rest.indexOf(held.card) : -1;
      if (at >= 0) rest.splice(at, 1);
      return at >= 0 ? held : null;
    });
    const same =
      kept.length === this.places.length && kept.every((one, nth) => one === this.places[nth]);
    if (rest.length === 0 && same) return;
    const filled = kept.map((held) => {
      const next = held ? undefined : rest.shift();
      return next === undefined ? held : this.#make(next);
    });
    this.#set([...filled, ...rest.map((card) => this.#make(card))]);
  }

  get(id: string): HandCard | undefined {
    return this.cards.find((card) => card.id === id);
  }

  /** Puts a card on an empty place, or before the one that is at a place now. */
  move(id: string, to: number): void {
    const card = this.get(id);
    if (!card) return;
    const from = this.places.indexOf(card);
    const others = [...this.places];
    if (others[to] === null) {
      others[from] = null;
      others[to] = card;
    } else {
      others.splice(from, 1);
      others.splice(to > from ? to - 1 : to, 0, card);
    }
    this.#set(others);
  }

  shuffle(): void {
    const cards = [...this.cards];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [cards[last], cards[other]] = [cards[other] as HandCard, cards[last] as HandCard];
    }
    this.#set(this.#withGaps(cards));
  }

  /** By the alphabet, blanks and bonus cards last. */
  sort(): void {
    const rank = (card: string) => (/^[?x]/.test(card) ? `\u{ffff}${card}` : card);
    this.#set(
      this.#withGaps([...this.cards].sort((a, b) => rank(a.card).localeCompare(rank(b.card)))),
    );
  }

  /** Cards in a new order, with as many places as before. */
  #withGaps(cards: HandCard[]): (HandCard | null)[] {
    return this.places.map((_, nth) => cards[nth] ?? null);
  }

  #set(places: (HandCard | null)[]): void {
    this.places = places;
    const held = places.filter((card) => card !== null);
    remember(this.key, held.map(({ card }) => card).join(' '));
  }

  #remembered(): string[] {
    return recall(this.key)?.split(' ').filter(Boolean) ?? [];
  }

  #make(card: string): HandCard {
    this.#made += 1;
    return { id: `${this.key}.${this.#made}`, card };
  }
}
