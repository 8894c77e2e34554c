import { describe, expect, it } from 'vitest';
import type { MyTable, SeatInfo, TableInfo } from '../../api/types';
import { playedOf } from './record';

const seat = (number: number, team: number | null = null): SeatInfo => ({
  seat: number,
  team,
  who: null,
  here: false,
  awaited: false,
  left: false,
});

const mine = (game: string, scores: number[], winners: number[], seats: number[]): MyTable => ({
  host: true,
  seats,
  table: {
    settings: { game },
    seats: scores.map((_, nth) => seat(nth)),
    outcome: { scores, winners },
  } as unknown as TableInfo,
});

describe('my games', () => {
  it('knows who won, also when it was shared or played at one device', () => {
    expect(playedOf(mine('classic', [40, 30], [0], [0]))).toMatchObject({
      result: 'won',
      points: 40,
    });
    expect(playedOf(mine('classic', [40, 30], [0], [1]))).toMatchObject({
      result: 'lost',
      points: 30,
    });
    expect(playedOf(mine('classic', [30, 30], [0, 1], [1])).result).toBe('tied');
    expect(playedOf(mine('classic', [40, 30], [0], [0, 1])).result).toBeNull();
    expect(playedOf(mine('classic', [40, 30], [0], [])).side).toBeNull();
  });
});
