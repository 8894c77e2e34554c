// Which card of the hand was drawn in this turn. It is marked, so that one sees what came.

import type { Arrangement } from '../../kit/arrangement.svelte';
import { latestNews, type Step } from '../../table/view';

/** The cards that a seat has drawn since its turn began. */
export function drawnThisTurn(steps: readonly Step<'rummy'>[], seat: number | null): string[] {
  for (const news of latestNews(steps)) {
    if (typeof news !== 'object' || 'turn' in news || 'round' in news) return [];
    if ('drew' in news && news.drew.seat === seat) return news.drew.cards ?? [];
    if ('took' in news && news.took.seat === seat) return [news.took.card];
  }
  return [];
}

export class Drawn {
  /** The very cards, by what the hand calls them. */
  cards = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly hand: Arrangement) {}

  /** Takes over the hand that the server says, and marks what has come with it. After a reload
      the news alone know, and of equal cards the last is as good as any. */
  sync(hand: readonly string[], steps: readonly Step<'rummy'>[], seat: number | null): void {
    const before = new Set(this.hand.cards.map(({ id }) => id));
    this.hand.sync(hand);
    const marked = new Set<string>();
    for (const card of drawnThisTurn(steps, seat)) {
      const same = this.hand.cards.filter((held) => held.card === card && !marked.has(held.id));
      const found =
        same.find(({ id }) => this.cards.has(id)) ??
        (before.size > 0 ? same.find(({ id }) => !before.has(id)) : undefined) ??
        same.at(-1);
      if (found) marked.add(found.id);
    }
    this.cards = marked;
  }
}
