import { expect, it } from 'vitest';
import type { Connection } from './connection.svelte';
import { HotSeat } from './hotseat.svelte';

/** A table of two at one device, with or without hands. */
function device(hands = true) {
  const connection = {
    awaited: [0],
    table: { stage: 'playing' },
    views: { 0: { game: hands ? { hand: [] } : {}, next_event: 4 } },
  };
  const at = new HotSeat(
    () => connection as unknown as Connection,
    () => [0, 1],
  );
  return { connection, at };
}

it('covers the table until the first player takes the device', () => {
  const { at } = device();
  expect([at.next, at.follower]).toEqual([0, null]);
  at.take(0);
  expect([at.next, at.follower, at.eyes, at.since]).toEqual([null, null, 0, 4]);
});

it('shows the last player what came of the turn until it is passed on', () => {
  const { connection, at } = device();
  at.take(0);
  connection.awaited = [1];
  expect([at.next, at.follower]).toEqual([null, 1]);
  at.pass();
  expect([at.next, at.follower]).toEqual([1, null]);
  at.take(1);
  expect([at.next, at.follower, at.eyes]).toEqual([null, null, 1]);
});

it('shows nobody’s hand once it was passed on, even if the turn goes back', () => {
  const { connection, at } = device();
  at.take(0);
  connection.awaited = [1];
  at.pass();
  connection.awaited = [0];
  expect(at.next).toBe(0);
});

it('changes by itself where nothing is hidden', () => {
  const { connection, at } = device(false);
  at.follow();
  expect([at.eyes, at.next]).toEqual([0, null]);
  connection.awaited = [1];
  at.follow();
  expect([at.eyes, at.next, at.follower]).toEqual([1, null, null]);
});
