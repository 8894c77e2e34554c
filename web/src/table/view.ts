// What every game's view has around the game itself. The games' own parts are in their folders.

import type { Outcome } from '../api/types';

export interface TableView<Game = unknown> {
  /** The number that the next event will have. */
  next_event: number;
  now: number;
  /** Until when the game waits, if it waits for time to pass. */
  deadline: number | null;
  /** The phase that commands must name. */
  phase: number;
  outcome: Outcome | null;
  game: Game;
}

/** Something that happened, as far as this viewer may know. */
export interface Step {
  number: number;
  at: number;
  news: unknown;
}

/** The seat whose eyes one looks with, or a watcher. */
export type Viewer = number | null;

export const keyOf = (viewer: Viewer): string => (viewer === null ? 'watcher' : String(viewer));
