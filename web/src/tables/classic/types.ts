// What a view of Classic and Forfeit has, in the page's words.

import type { ForfeitView, View } from '../../api/games/classic';
import type { At as Lying, Tile } from '../../api/games/shared';

export type { FormedWord, Play } from '../../api/games/classic';
export type { Cell, Window } from '../../api/games/shared';

export type At = Lying<Tile>;

/** Classic has nothing where Forfeit has its action cards. */
export type ClassicView = Omit<View, 'variant'> & { variant: Partial<ForfeitView> };
