import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { dueOf } from './left';

const seat = (number: number, due: number | null): SeatInfo => ({
  seat: number,
  team: null,
  who: null,
  here: true,
  awaited: due !== null,
  left: false,
  days: { due, away: null, vacation: 0 },
});

describe('until when a table waits', () => {
  const table = { seats: [seat(0, 50), seat(1, null), seat(2, 30)] } as unknown as TableInfo;

  it('is the earliest of all, or of some seats', () => {
    expect(dueOf(table)).toBe(30);
    expect(dueOf(table, ({ seat }) => seat === 0)).toBe(50);
    expect(dueOf(table, ({ seat }) => seat === 1)).toBeNull();
  });
});
