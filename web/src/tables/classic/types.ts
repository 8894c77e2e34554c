// Classic and Forfeit share their table; Forfeit adds its action cards.

import type { ForfeitView } from '../../api/games/forfeit';
import type { Seated } from '../../table/seated.svelte';
import type { ViewOf } from '../../table/view';

type Crossing = 'classic' | 'forfeit';

export type SeatedAtWords = Seated<Crossing>;

/** The action cards, in the game that has them. */
export function actionsOf({ game }: ViewOf<Crossing>): ForfeitView | null {
  return isForfeit(game.variant) ? game.variant : null;
}

type Variant = ViewOf<Crossing>['game']['variant'];
const isForfeit = (variant: Variant): variant is ForfeitView => 'action' in variant;
