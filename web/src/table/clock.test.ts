// The page's clock of a table: it runs on between messages, and stands while the table does.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableClock } from './clock.svelte';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('runs on from what the server said', () => {
  const clock = new TableClock();
  clock.set(5000);
  vi.advanceTimersByTime(300);
  expect(clock.read()).toBe(5300);
});

it('stands while the table is paused, and goes on where it stood', () => {
  const clock = new TableClock();
  clock.set(5000);
  vi.advanceTimersByTime(300);
  clock.stand(true);
  vi.advanceTimersByTime(60_000);
  expect(clock.read()).toBe(5300);
  // The server knows better where it stands.
  clock.set(5290);
  vi.advanceTimersByTime(1000);
  expect(clock.read()).toBe(5290);
  clock.stand(false);
  vi.advanceTimersByTime(10);
  expect(clock.read()).toBe(5300);
});
