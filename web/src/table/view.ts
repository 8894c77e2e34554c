// Whose eyes one looks with, and what is seen with them.

import type { Told } from '../api/games/shared';

export type { TableView } from '../api/games/shared';

/** Something that happened, as far as this viewer may know. */
export type Step = Told<unknown>;

/** The seat whose eyes one looks with, or a watcher. */
export type Viewer = number | null;

export const keyOf = (viewer: Viewer): string => (viewer === null ? 'watcher' : String(viewer));
