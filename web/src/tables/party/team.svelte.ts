// One draft for the whole team: what one member lays goes out to the others, and theirs comes in;
// also what one had laid oneself before the page was loaded anew.

import { untrack } from 'svelte';
import type { Draft } from '../../table/laying/draft.svelte';
import type { Places } from './places.svelte';
import type { PartySeat } from './seat.svelte';
import { adopt, changes, type Tiles } from './shared.svelte';

/** Keeps a draft the same for all of a team, as long as the component lives that calls it. */
export function shareDraft(seat: PartySeat, draft: Draft, tray: Places): void {
  const { at } = seat;
  /** What the team knows of the draft. */
  let known: Tiles = [];
  /** Has one laid nothing oneself since the page was loaded? */
  let fresh = true;

  $effect(() => {
    if (seat.placing) return;
    known = [];
    untrack(() => draft.clear());
  });
  $effect(() => {
    const side = seat.team;
    const shared = side === null ? undefined : at.connection.drafts[side];
    if (!shared || (shared.seat === at.seat && !fresh)) return;
    untrack(() => {
      if (!seat.placing) return;
      fresh = false;
      known = shared.tiles;
      adopt(draft, tray, shared.tiles);
    });
  });
  $effect(() => {
    const laid = draft.laid.map(({ row, column, card }) => [row, column, card] as const);
    if (!seat.placing || at.seat === null) return;
    const set = changes(known, laid);
    known = laid;
    if (set.length === 0) return;
    fresh = false;
    at.connection.say({ type: 'draft', seat: at.seat, set });
  });
}
