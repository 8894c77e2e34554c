import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Narrator } from './narrator.svelte';
import type { HistoryEntry } from './said';

const entry = (key: string, quiet = false): HistoryEntry => ({
  key,
  number: 0,
  text: key,
  short: key,
  points: null,
  cells: [],
  lines: [],
  rest: [],
  quiet,
  opens: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says who begins before the first play, however soon that comes', () => {
  const narrator = new Narrator();
  narrator.hear([entry('cut', true)]);
  narrator.hear([entry('cut', true), entry('play')]);
  expect(narrator.entry?.key).toBe('cut');
  vi.advanceTimersByTime(2700);
  expect(narrator.entry?.key).toBe('play');
});

it('tells the latest at once to whoever comes later, and what is new after it', () => {
  const narrator = new Narrator();
  const all = ['1', '2', '3', '4', '5'].map((key) => entry(key));
  narrator.hear(all);
  expect(narrator.entry?.key).toBe('5');
  vi.advanceTimersByTime(1000);
  narrator.hear([...all, entry('6'), entry('7')]);
  expect(narrator.entry?.key).toBe('6');
  vi.advanceTimersByTime(1000);
  expect(narrator.entry?.key).toBe('7');
  narrator.stop();
});

it('goes on from what is left when a turn was taken back', () => {
  const narrator = new Narrator();
  narrator.hear([entry('1'), entry('2'), entry('3'), entry('4')]);
  vi.advanceTimersByTime(1000);
  narrator.hear([entry('1'), entry('2')]);
  expect(narrator.entry?.key).toBe('2');
});
