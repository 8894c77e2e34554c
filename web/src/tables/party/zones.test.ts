import { expect, it } from 'vitest';
import type { House, PartyEdition, Zone } from '../../api/games/party';
import { read, zonesOf } from './zones';

const ZONES: Zone[] = [
  { effect: { times: 3 }, seconds: 10 },
  { effect: { times: 1 }, seconds: 20 },
  { effect: { minus: 5 }, seconds: 5 },
];

it('knows the zone, and what is left of it and of all', () => {
  const clock = { since: 1000, run: 0 };
  expect(read(ZONES, clock, 1000)).toEqual({ zone: 0, left: 35, inZone: 10, used: 0 });
  expect(read(ZONES, clock, 11_000)).toEqual({ zone: 1, left: 25, inZone: 20, used: 0 });
  expect(read(ZONES, clock, 21_000)).toMatchObject({ zone: 1, inZone: 10, used: 0.5 });
  expect(read(ZONES, clock, 99_000)).toMatchObject({ zone: 3, left: 0 });
});

it('goes on where it was stopped or set, and never runs back', () => {
  expect(read(ZONES, { since: 5000, run: 10_000 }, 4000)).toMatchObject({ zone: 1, inZone: 20 });
});

it('takes the lengths of the table', () => {
  const zones = zonesOf(
    { zones: ZONES } as PartyEdition,
    { zone_seconds: [4, 4, 4] } as unknown as House,
  );
  expect(zones.map(({ seconds }) => seconds)).toEqual([4, 4, 4]);
});
