// Whose eyes one looks with, and what is seen with them.

import type { Games } from '../api/games';
import type { Heard, TableView } from '../api/games/shared';

/** The name of a game. */
export type GameName = keyof Games;

/** What is seen of a table of a game. */
export type ViewOf<Game extends GameName> = TableView<Games[Game]['view']>;

/** Something that happened, as far as this viewer may know, and how it is said. */
export type Step<Game extends GameName = GameName> = Heard<Games[Game]['news']>;

/** The seat whose eyes one looks with, or a watcher. */
export type Viewer = number | null;

export const keyOf = (viewer: Viewer): string => (viewer === null ? 'watcher' : String(viewer));

/** What happened in the game itself, the latest first. */
export function* latestNews<Game extends GameName>(
  steps: readonly Step<Game>[],
): Generator<Games[Game]['news']> {
  for (let nth = steps.length - 1; nth >= 0; nth -= 1) {
    const news = steps[nth]?.news;
    if (news && 'game' in news) yield news.game;
  }
}
