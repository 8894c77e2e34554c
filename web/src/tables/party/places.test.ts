import { beforeEach, expect, it } from 'vitest';
import { columnsFor, Places } from './places.svelte';

const signs = (tray: Places) => tray.slots.map((slot) => slot?.card ?? '-').join('');

beforeEach(() => globalThis.localStorage?.clear());

it('keeps every tile in its place, and the places of those that are gone empty', () => {
  const tray = new Places('keeps');
  tray.sync([...'EASER?']);
  const [first] = tray.slots;
  tray.sync([...'EASR?']);
  expect(signs(tray)).toBe('EAS-R?');
  expect(tray.slots[0]).toBe(first);
  expect(tray.cards.map(({ card }) => card).join('')).toBe('EASR?');
});

it('gives away the very tile that was laid', () => {
  const tray = new Places('laid');
  tray.sync([...'EASER']);
  const used = new Set([tray.slots[0]?.id ?? '']);
  tray.sync([...'EASR'], used);
  expect(signs(tray)).toBe('-ASER');
});

it('takes back what was taken to where it was', () => {
  const tray = new Places('back');
  tray.sync([...'EASAR']);
  tray.sync([...'EAR'], new Set([tray.slots[3]?.id ?? '']));
  expect(signs(tray)).toBe('EA--R');
  tray.sync([...'EAAR']);
  expect(signs(tray)).toBe('EA-AR');
});

it('lies as it was spread, also for who comes later', () => {
  const tray = new Places('later');
  tray.sync([...'SA'], new Set(), [...'EASR']);
  expect(signs(tray)).toBe('-AS-');
});

it('chooses the columns that make the tiles largest', () => {
  expect(columnsFor(102, 360, 170)).toBe(15);
  expect(columnsFor(30, 300, 50)).toBe(15);
  expect(columnsFor(102, 300, 900)).toBe(6);
});
