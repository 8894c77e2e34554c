// The table as it was when the game was over, for those who look back at it.

import type { Setup } from '../../api/tables';
import type { Replay } from '../../api/types';
import { Seated } from '../../table/seated.svelte';
import { Replayed } from '../replay/replayed.svelte';

export function finalTable(replay: Replay, setup: Setup): Seated {
  const replayed = new Replayed(replay);
  replayed.go(replayed.last);
  return new Seated(replayed.connection, null, setup);
}
