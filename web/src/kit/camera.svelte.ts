// Where one looks on a table of cells: how large a cell is, and where cell (0, 0) lies in the
// window. Until the player moves it, the camera keeps everything in sight by itself; and it comes
// back to that when somebody else plays.

export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const SMALLEST = 22;
const LARGEST = 76;
/** A cell is not made larger than this just because there is room; a screen on the wall has more. */
const COMFORTABLE = 54;
const ACROSS_A_WALL = 20;
const DOWN_A_WALL = 13;
/** On a screen that is read from across the room, cells are as large as there is room for. */
const ACROSS_A_ROOM = 14;
const DOWN_A_ROOM = 9;

export class Camera {
  /** `afar`: is it looked at from across the room? */
  constructor(readonly afar = false) {}

  width = $state(0);
  height = $state(0);
  size = $state(44);
  x = $state(0);
  y = $state(0);
  /** Has the player moved it? */
  moved = $state(false);
  /** Does it move by itself just now, so that it may be seen to glide? */
  gliding = $state(false);

  /** The cells in sight, a little more than that at the edges. */
  inSight = $derived.by((): Box => {
    const { size, x, y, width, height } = this;
    return {
      top: Math.floor(-y / size),
      left: Math.floor(-x / size),
      bottom: Math.ceil((height - y) / size) - 1,
      right: Math.ceil((width - x) / size) - 1,
    };
  });

  /** How large cells are when all of a box is in sight. */
  sizeFor(box: Box): number {
    const columns = box.right - box.left + 1;
    const rows = box.bottom - box.top + 1;
    const room = Math.min(this.width / columns, this.height / rows);
    if (this.afar) {
      return Math.floor(Math.min(room, this.width / ACROSS_A_ROOM, this.height / DOWN_A_ROOM));
    }
    // A wall of four times the points has cells of four times the points.
    const largest = Math.max(LARGEST, this.height / DOWN_A_WALL);
    const comfortable = Math.min(largest, Math.max(COMFORTABLE, this.width / ACROSS_A_WALL));
    return Math.floor(Math.min(room, comfortable));
  }

  /** Brings a box of cells into sight, in the middle and as large as is comfortable. */
  fit(box: Box, glide = false): void {
    const columns = box.right - box.left + 1;
    const rows = box.bottom - box.top + 1;
    this.size = Math.max(SMALLEST, this.sizeFor(box));
    this.x = Math.round((this.width - columns * this.size) / 2 - box.left * this.size);
    this.y = Math.round((this.height - rows * this.size) / 2 - box.top * this.size);
    this.moved = false;
    this.gliding = glide;
  }

  /** The middle of a box, in the window. */
  middleOf(box: Box): [number, number] {
    const { size, x, y } = this;
    return [
      x + ((box.left + box.right + 1) / 2) * size,
      y + ((box.top + box.bottom + 1) / 2) * size,
    ];
  }

  /** Is all of the box in sight? */
  shows(box: Box): boolean {
    const { size, x, y, width, height } = this;
    return (
      x + box.left * size >= 0 &&
      y + box.top * size >= 0 &&
      x + (box.right + 1) * size <= width &&
      y + (box.bottom + 1) * size <= height
    );
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.gliding = false;
  }

  /** Zooms around a point of the window, its middle unless one is given. */
  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const size = Math.min(LARGEST, Math.max(SMALLEST, this.size * factor));
    const real = size / this.size;
    this.x = Math.round(atX - (atX - this.x) * real);
    this.y = Math.round(atY - (atY - this.y) * real);
    this.size = size;
    this.moved = true;
    this.gliding = false;
  }

  /** Moves just as far as is needed for a cell to be in sight. */
  reveal(row: number, column: number): void {
    const { size, width, height } = this;
    this.gliding = false;
    const left = this.x + column * size;
    const top = this.y + row * size;
    if (left < 0) this.x -= left;
    if (left + size > width) this.x -= left + size - width;
    if (top < 0) this.y -= top;
    if (top + size > height) this.y -= top + size - height;
  }
}

/** The smallest box around cells, grown by a margin and to a least size around its middle. */
export function boxAround(
  cells: readonly (readonly [number, number])[],
  margin: number,
  least: { rows: number; columns: number },
): Box {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const grown = (from: number, to: number, size: number): [number, number] => {
    const missing = Math.max(0, size - (to - from + 1));
    return [from - Math.ceil(missing / 2), to + Math.floor(missing / 2)];
  };
  const span = (places: number[]): [number, number] =>
    places.length > 0 ? [Math.min(...places) - margin, Math.max(...places) + margin] : [0, 0];
  const [top, bottom] = grown(...span(rows), least.rows);
  const [left, right] = grown(...span(columns), least.columns);
  return { top, left, bottom, right };
}
