// The views of a game once more. A scene says only what is new in it, so the views are put
// together here, each from the one before.

import type { TableView } from '../../api/games/shared';
import type { Scene } from '../../api/types';

type Part = Record<string, unknown>;

/** What a watcher saw after each scene. */
export function viewsOf(scenes: readonly Scene[]): TableView<unknown>[] {
  const views: TableView<unknown>[] = [];
  let before: Part = {};
  for (const { view } of scenes) {
    const game = { ...(before['game'] as Part | undefined), ...(view['game'] as Part | undefined) };
    before = { ...before, ...view, game };
    views.push(before as unknown as TableView<unknown>);
  }
  return views;
}

/** The scene in which an entry happened, or the last one before it. */
export function sceneOf(scenes: readonly Scene[], entry: number): number {
  let found = 0;
  for (const [nth, scene] of scenes.entries()) if (scene.entry <= entry) found = nth;
  return found;
}

/** The scenes worth stopping at when a game is played once more: those in which something is said
    aloud, the first and the last. */
export function stopsOf(scenes: readonly Scene[]): number[] {
  const loud = ({ steps }: Scene) => steps.some(({ said }) => said.some(({ quiet }) => !quiet));
  return scenes
    .map((scene, nth) => ({ scene, nth }))
    .filter(({ scene, nth }) => nth === 0 || nth === scenes.length - 1 || loud(scene))
    .map(({ nth }) => nth);
}
