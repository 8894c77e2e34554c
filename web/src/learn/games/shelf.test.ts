import { describe, expect, it } from 'vitest';
import type { MyTable, TableInfo } from '../../api/types';
import { drop, keep, keptOf, shelf, type Kept } from './shelf';

const table = (id: string, changed: number): MyTable => ({
  host: true,
  seats: [0],
  table: {
    id,
    changed,
    settings: { game: 'classic' },
    seats: [
      { seat: 0, team: null, who: { kind: 'person', name: 'Ana', stand_in: null } },
      { seat: 1, team: null, who: { kind: 'bot', level: 'club', name: 'Club' } },
    ],
    outcome: { scores: [40, 30], winners: [0] },
  } as unknown as TableInfo,
});

describe('the games that a browser keeps', () => {
  it('keeps how a game went and against whom', () => {
    const kept = keptOf(table('a', 5), undefined);
    expect(kept).toMatchObject({ id: 'a', when: 5, result: 'won', points: 40, figures: null });
    expect(kept.opponents).toEqual(['bot:club']);
    const figures = { turns: 3 } as unknown as Kept['figures'];
    expect(keptOf(table('a', 6), { ...kept, figures }).figures).toBe(figures);
  });

  it('has the latest first, each once, and forgets what one tells it to', () => {
    const [old, young] = [keptOf(table('a', 5), undefined), keptOf(table('b', 9), undefined)];
    const both = keep([young], keep([old], []));
    expect(both.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(keep([{ ...old, points: 41 }], both).map(({ points }) => points)).toEqual([40, 41]);
    expect(drop('b', both).map(({ id }) => id)).toEqual(['a']);
  });

  it('starts afresh where nothing can be read', () => {
    expect(shelf()).toEqual([]);
  });
});
