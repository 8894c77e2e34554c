// A finger on the open tray. Mouse: a click takes a tile, a drag carries it. Finger: pressing shows
// a lens, sliding chooses, letting go takes the tile in its middle; sliding out of the tray carries
// the tile on which the finger rested, or calls it off where tiles cannot be carried.

import type { HandCard } from '../../kit/arrangement.svelte';
import type { Carried, Carry } from '../../kit/carry.svelte';

/** So far a pointer may slip on a tap. */
const SLIP = 7;
/** A finger that stays so long has chosen; what it sweeps over on its way it has not. */
const REST = 140;

export interface Under {
  /** The place in the tray. */
  nth: number;
  tile: HandCard | null;
}

interface Ways {
  carry: Carry;
  /** What lies under a point of the screen. */
  under: (x: number, y: number) => Under | null;
  active: () => boolean;
  movable: () => boolean;
  piece: (tile: HandCard) => Carried;
  take: (tile: HandCard) => void;
}

export class Finger {
  /** What the lens shows, while a finger is down in the tray. */
  lens = $state.raw<{ x: number; y: number; nth: number } | null>(null);

  #pointer: number | null = null;
  #touch = false;
  #start = { x: 0, y: 0 };
  #rested: HandCard | null = null;
  #now: { tile: HandCard | null; since: number } = { tile: null, since: 0 };
  #dragged = false;
  /** The click that follows what the pointer has done already. */
  #handled = false;

  constructor(readonly ways: Ways) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#pointer !== null) return;
    const found = this.ways.under(event.clientX, event.clientY);
    if (!found) return;
    this.#pointer = event.pointerId;
    this.#touch = event.pointerType !== 'mouse';
    this.#start = { x: event.clientX, y: event.clientY };
    this.#rested = found.tile;
    this.#now = { tile: found.tile, since: event.timeStamp };
    this.#dragged = false;
    this.#handled = false;
    if (this.#touch) this.lens = { x: event.clientX, y: event.clientY, nth: found.nth };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#lost);
  };

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - this.#start.x, y - this.#start.y) > SLIP;
    const found = this.ways.under(x, y);
    if (!this.#dragged && this.#touch && found) {
      this.#choose(found.tile, event.timeStamp);
      this.lens = { x, y, nth: found.nth };
      return;
    }
    this.lens = null;
    if (!this.#dragged) {
      if (!far || !this.#rested || !this.ways.movable()) return;
      if (event.timeStamp - this.#now.since > REST && this.#now.tile) this.#rested = this.#now.tile;
      this.#dragged = true;
      this.ways.carry.item = this.ways.piece(this.#rested);
      this.ways.carry.dragging = true;
      this.ways.carry.byFinger = this.#touch;
    }
    event.preventDefault();
    const { carry } = this.ways;
    carry.x = x;
    carry.y = y;
    carry.over = placeAt(x, y);
  };

  #choose(tile: HandCard | null, at: number): void {
    if (this.#now.tile === tile) return;
    if (this.#now.tile && at - this.#now.since > REST) this.#rested = this.#now.tile;
    this.#now = { tile, since: at };
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const { clientX: x, clientY: y } = event;
    const dragged = this.#dragged;
    this.#end();
    if (dragged) {
      this.#handled = true;
      this.ways.carry.drop(placeAt(x, y));
    } else if (this.#touch) {
      this.#handled = true;
      const tile = this.ways.under(x, y)?.tile;
      if (tile && this.ways.active()) this.ways.take(tile);
    }
  };

  #lost = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const dragged = this.#dragged;
    this.#end();
    if (dragged) this.ways.carry.cancel();
  };

  /** Is this click the end of what the pointer did, and nothing more? */
  swallows(): boolean {
    const handled = this.#handled;
    this.#handled = false;
    return handled;
  }

  /** Lets go of everything, for instance at the ding. */
  release(): void {
    if (this.#pointer === null) return;
    const dragged = this.#dragged;
    this.#end();
    this.#handled = true;
    if (dragged) this.ways.carry.cancel();
  }

  #end(): void {
    this.#pointer = null;
    this.#dragged = false;
    this.lens = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#lost);
  }
}

export const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;

/** A finger that slides over an element does not throw the page, which would eat its next tap. */
export function noFling(node: HTMLElement): () => void {
  const hold = (event: TouchEvent) => event.preventDefault();
  node.addEventListener('touchmove', hold, { passive: false });
  return () => node.removeEventListener('touchmove', hold);
}
