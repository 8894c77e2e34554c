// The tray: every tile has its place and keeps it, and the place of a tile that is gone stays
// empty. So the eyes find again what they saw, and nothing slips away under a finger.

import { Arrangement, type HandCard } from '../../kit/arrangement.svelte';
import { recall, remember } from '../../storage';

const NOTHING = '-';

export class Places extends Arrangement {
  /** What lies where; `null` where a tile was. */
  slots = $state.raw<readonly (HandCard | null)[]>([]);
  /** What has gone from where, the latest last: whatever comes back goes there. */
  #gone: { nth: number; card: string }[] = [];

  /** Takes over the tiles that the server says are in the tray. Of several of a letter those in
      `used` go first. Where no tray is known yet, it is laid out as it was `spread`. */
  override sync(
    tiles: readonly string[],
    used: ReadonlySet<string> = new Set(),
    spread: readonly string[] | null = null,
  ): void {
    const before = this.slots.length > 0 ? this.slots : this.#laidOut(spread ?? tiles);
    const rest = [...tiles];
    const takes = (slot: HandCard) => {
      const at = rest.indexOf(slot.card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    };
    const kept = new Set<HandCard>();
    const lying = before.filter((slot) => slot !== null);
    for (const slot of [
      ...lying.filter(({ id }) => !used.has(id)),
      ...lying.filter(({ id }) => used.has(id)),
    ]) {
      if (takes(slot)) kept.add(slot);
    }
    const slots = before.map((slot) => (slot && kept.has(slot) ? slot : null));
    for (const [nth, slot] of before.entries()) {
      if (slot && !slots[nth]) this.#gone.push({ nth, card: slot.card });
    }
    for (const card of rest) {
      const back = this.#gone.findLast((gone) => gone.card === card && !slots[gone.nth]);
      const free = back?.nth ?? slots.indexOf(null);
      const nth = free >= 0 ? free : slots.length;
      slots[nth] = this.#tile(nth, card);
    }
    this.#gone = this.#gone.filter(({ nth }) => !slots[nth]);
    if (
      slots.length === this.slots.length &&
      slots.every((slot, nth) => slot === this.slots[nth])
    ) {
      return;
    }
    this.slots = slots;
    this.cards = slots.filter((slot) => slot !== null);
    remember(this.key, slots.map((slot) => slot?.card ?? NOTHING).join(' '));
  }

  /** No tile ever changes its place. */
  override move(): void {
    return;
  }

  #laidOut(tiles: readonly string[]): (HandCard | null)[] {
    const kept = recall(this.key)?.split(' ') ?? [];
    const cards = kept.length >= tiles.length ? kept : tiles;
    return cards.map((card, nth) => (card === NOTHING ? null : this.#tile(nth, card)));
  }

  #tile(place: number, card: string): HandCard {
    return { id: `${this.key}.${place}.${card}`, card };
  }
}

/** Into how many columns so many tiles go in a box, so that each is as large as can be. */
export function columnsFor(tiles: number, width: number, height: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= tiles; columns += 1) {
    const size = Math.min(width / columns, height / Math.ceil(tiles / columns));
    if (size > best.size + 0.01) best = { columns, size };
  }
  return best.columns;
}
