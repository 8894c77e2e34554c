import { expect, it } from 'vitest';
import { tickOf } from './ticking';
import { read } from './zones';

const zones = [
  { effect: { times: 4 }, seconds: 10 },
  { effect: { times: 3 }, seconds: 10 },
];
const at = (seconds: number) => read(zones, { since: 0, run: 0 }, seconds * 1000);

it('ticks in the last five seconds of a zone, once a second', () => {
  expect(tickOf(at(3.8), at(4))).toBeNull();
  expect(tickOf(at(4.9), at(5.1))).toBe('tick');
  expect(tickOf(at(5.1), at(5.3))).toBeNull();
  expect(tickOf(at(8.9), at(9.1))).toBe('tick');
});

it('says that a zone is over, leaves the ding to the news, and is silent before the start', () => {
  expect(tickOf(at(9.9), at(10.1))).toBe('zone');
  expect(tickOf(at(19.9), at(20.1))).toBeNull();
  expect(tickOf(null, at(5))).toBeNull();
  expect(tickOf(at(5), null)).toBeNull();
});
