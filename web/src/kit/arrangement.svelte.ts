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
  cards = $state.raw<HandCard[]>([]);
  #made = 0;

  constructor(readonly key: string) {}

  /** Takes over the hand that the server says: what stays keeps its place, what is new is last. */
  sync(hand: readonly string[]): void {
    const arranged =
      this.cards.length > 0 ? this.cards : this.#remembered().map((card) => this.#make(card));
    const rest = [...hand];
    const kept = arranged.filter(({ card }) => {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (rest.length === 0 && kept.length === this.cards.length) return;
    this.#set([...kept, ...rest.map((card) => this.#make(card))]);
  }

  get(id: string): HandCard | undefined {
    return this.cards.find((card) => card.id === id);
  }

  /** Puts a card before the one that is at a place now. */
  move(id: string, to: number): void {
    const card = this.get(id);
    if (!card) return;
    const from = this.cards.indexOf(card);
    const others = this.cards.filter((other) => other !== card);
    others.splice(to > from ? to - 1 : to, 0, card);
    this.#set(others);
  }

  shuffle(): void {
    const cards = [...this.cards];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [cards[last], cards[other]] = [cards[other] as HandCard, cards[last] as HandCard];
    }
    this.#set(cards);
  }

  /** By the alphabet, blanks and bonus cards last. */
  sort(): void {
    const rank = (card: string) => (/^[?x]/.test(card) ? `\u{ffff}${card}` : card);
    this.#set([...this.cards].sort((a, b) => rank(a.card).localeCompare(rank(b.card))));
  }

  #set(cards: HandCard[]): void {
    this.cards = cards;
    remember(this.key, cards.map(({ card }) => card).join(' '));
  }

  #remembered(): string[] {
    return recall(this.key)?.split(' ') ?? [];
  }

  #make(card: string): HandCard {
    this.#made += 1;
    return { id: `${this.key}.${this.#made}`, card };
  }
}
