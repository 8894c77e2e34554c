import { expect, test } from 'vitest';
import type { SeatInfo } from '../api/types';
import { isFamily } from './family';

const seat = (level: string | null): SeatInfo => ({
  seat: 0,
  team: null,
  who:
    level === null
      ? { kind: 'person', name: 'Ana', stand_in: null }
      : { kind: 'bot', name: level, level },
  here: true,
  awaited: false,
  left: false,
});

test('where beginners play a family does, unless the table says otherwise', () => {
  expect(isFamily(undefined, [seat(null), seat('novato')])).toBe(true);
  expect(isFamily(null, [seat('maestro'), seat('casual')])).toBe(true);
  expect(isFamily(undefined, [seat(null), seat('club')])).toBe(false);
  expect(isFamily(undefined, [seat(null), seat(null)])).toBe(false);
  expect(isFamily(false, [seat('novato')])).toBe(false);
  expect(isFamily(true, [seat('maestro')])).toBe(true);
});
