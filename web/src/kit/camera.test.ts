import { expect, it } from 'vitest';
import { boxAround, Camera } from './camera.svelte';

it('draws a box around cells, with a margin and a least size', () => {
  const least = { rows: 5, columns: 5 };
  expect(boxAround([], 2, least)).toEqual({ top: -2, bottom: 2, left: -2, right: 2 });
  const word = [0, 1, 2, 3, 4, 5].map((column) => [3, column] as const);
  expect(boxAround(word, 1, least)).toEqual({ top: 1, bottom: 5, left: -1, right: 6 });
});

it('fits a box into its window, in the middle', () => {
  const camera = new Camera();
  camera.width = 400;
  camera.height = 300;
  camera.fit({ top: -1, bottom: 3, left: 2, right: 11 });
  expect(camera.size).toBe(40);
  expect(camera.x + 2 * camera.size).toBe(0);
  expect(camera.y - camera.size).toBe(50);
});

it('zooms around the point under the pointer', () => {
  const camera = new Camera();
  camera.width = camera.height = 400;
  camera.fit({ top: 0, bottom: 9, left: 0, right: 9 });
  const before = (100 - camera.x) / camera.size;
  camera.zoom(1.5, 100, 100);
  expect((100 - camera.x) / camera.size).toBeCloseTo(before, 1);
});

it('moves no further than needed to show a cell', () => {
  const camera = new Camera();
  camera.width = camera.height = 200;
  camera.size = 50;
  camera.reveal(0, 5);
  expect([camera.x, camera.y]).toEqual([-100, 0]);
  camera.reveal(0, 3);
  expect([camera.x, camera.y]).toEqual([-100, 0]);
});

it('makes cells as large as there is room for where they are read from across the room', () => {
  const afar = new Camera(true);
  afar.width = 1240;
  afar.height = 940;
  const few = boxAround([[0, 0]], 2, { rows: 7, columns: 9 });
  expect(afar.sizeFor(few)).toBe(88);
  const near = new Camera();
  near.width = 1240;
  near.height = 940;
  expect(near.sizeFor(few)).toBeLessThan(70);
});
