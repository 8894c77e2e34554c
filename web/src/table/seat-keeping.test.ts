import { expect, it } from 'vitest';
import type { Lateness, SeatInfo, TableInfo } from '../api/types';
import { forTheOthersAt, standIn } from './seat-keeping.svelte';

const table = (then: Lateness | null): TableInfo =>
  ({ settings: { absence: then && { seconds: 90, then } } }) as unknown as TableInfo;
const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  team: null,
  who: { kind: 'person', name: 'Rui', stand_in: null },
  here: false,
  away: 5000,
  awaited: true,
  left: false,
  ...more,
});

it('is for the others once somebody was away for long enough', () => {
  expect(forTheOthersAt(table('ask'), seat())).toBe(95_000);
});

it('is for nobody where the table says otherwise, or the player is there', () => {
  for (const then of ['wait', 'bot', 'forfeit', null] as const) {
    expect(forTheOthersAt(table(then), seat())).toBeNull();
  }
  expect(forTheOthersAt(table('ask'), seat({ here: true }))).toBeNull();
  expect(forTheOthersAt(table('ask'), seat({ left: true }))).toBeNull();
  const who = { kind: 'person', name: 'Rui', stand_in: 'club' } as const;
  expect(forTheOthersAt(table('ask'), seat({ who }))).toBeNull();
  expect(standIn(seat({ who }))).toBe('club');
});
