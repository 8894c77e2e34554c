// Picking up and putting down, the same for mouse, finger and keyboard. A piece is carried by
// dragging it, or by tapping it and then the place; both end in `drop`. Places are elements with
// `data-drop`, whose value names them.

export interface Carried {
  id: string;
  letter: string;
  blank: boolean;
  value?: number | undefined;
  suit?: number | undefined;
}

/** So far a finger may slip on a tap. */
const SLIP = 7;

export class Carry {
  /** The piece in hand: picked up by a tap, or being dragged. */
  item = $state.raw<Carried | null>(null);
  dragging = $state(false);
  /** A finger hides what is under it; a mouse does not. */
  byFinger = $state(false);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer while dragging. */
  over = $state<string | null>(null);

  constructor(readonly ondrop: (item: Carried, place: string | null) => void) {}

  /** Picks a piece up, or lays it down where it was if it is in hand already. */
  toggle(item: Carried): void {
    this.item = this.item?.id === item.id ? null : item;
  }

  drop(place: string | null): void {
    const item = this.item;
    this.item = null;
    this.dragging = false;
    this.over = null;
    if (item) this.ondrop(item, place);
  }

  cancel(): void {
    this.item = null;
    this.dragging = false;
    this.over = null;
  }

  /** Makes an element the handle of a piece; `null` for an element that is none just now. */
  handle = (piece: Carried | null) => (node: HTMLElement) => {
    if (!piece) return;
    let start: { x: number; y: number; pointer: number } | null = null;
    let dragged = false;

    const place = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
        ?.dataset['drop'] ?? null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      dragged = false;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      this.byFinger = event.pointerType !== 'mouse';
      // On the window: a quick hand leaves the card before it is known that it drags.
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', lost);
    };
    const letGo = () => {
      start = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', lost);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP;
      if (!dragged && far) {
        dragged = true;
        this.item = piece;
        this.dragging = true;
      }
      if (!dragged) return;
      event.preventDefault();
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = place(event);
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      letGo();
      if (dragged) this.drop(place(event));
    };
    const lost = () => {
      letGo();
      if (dragged) this.cancel();
    };
    // The click that ends a drag is not a tap.
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    // The finger moves the card: the page does not scroll, and no fling eats the next tap.
    const hold = (event: TouchEvent) => {
      if (dragged) event.preventDefault();
    };

    node.dataset['carry'] = piece.id;
    node.addEventListener('pointerdown', down);
    node.addEventListener('touchmove', hold, { passive: false });
    node.addEventListener('click', click, true);
    return () => {
      delete node.dataset['carry'];
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', hold);
      node.removeEventListener('click', click, true);
    };
  };
}
