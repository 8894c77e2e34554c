import { describe, expect, it } from 'vitest';
import type { Scene } from '../../api/types';
import { sceneOf, stopsOf, viewsOf } from './views';

const scene = (entry: number, view: Record<string, unknown>, quiet = true): Scene => ({
  entry,
  by: null,
  view,
  steps: [{ number: entry, at: 0, news: null, said: [{ id: 'news-x', quiet }] }],
  hands: [],
  scores: [],
});

const SCENES = [
  scene(0, { now: 0, players: [], game: { pile: 90, table: [] } }),
  scene(1, { now: 5, game: { table: ['A'] } }, false),
  scene(4, { now: 9 }),
  scene(5, { now: 12, game: { pile: 88 } }, true),
];

describe('a game once more', () => {
  it('puts each view together from the one before', () => {
    const views = viewsOf(SCENES);
    expect(views.map((view) => view.game)).toEqual([
      { pile: 90, table: [] },
      { pile: 90, table: ['A'] },
      { pile: 90, table: ['A'] },
      { pile: 88, table: ['A'] },
    ]);
    expect(views.map((view) => view.now)).toEqual([0, 5, 9, 12]);
    expect(views[3]?.players).toEqual([]);
  });

  it('finds the scene of an entry, also of one that was taken back', () => {
    expect([0, 1, 2, 3, 4, 99].map((entry) => sceneOf(SCENES, entry))).toEqual([0, 1, 1, 1, 2, 3]);
  });

  it('stops where something is said aloud, and at both ends', () => {
    expect(stopsOf(SCENES)).toEqual([0, 1, 3]);
    expect(stopsOf([])).toEqual([]);
  });
});
