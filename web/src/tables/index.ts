// The tables of the games, each fetched when it is played. A new game is one line here, and a
// folder with a component that gets `at` (see `docs/web.md`).

import type { Component } from 'svelte';
import type { Seated } from '../table/seated.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each table knows its own game
type GameTable = Component<{ at: Seated<any> }>;

export const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  classic: () => import('./classic/ClassicTable.svelte'),
  forfeit: () => import('./classic/ClassicTable.svelte'),
  rummy: () => import('./rummy/RummyTable.svelte'),
  party: () => import('./party/PartyTable.svelte'),
  thief: () => import('./thief/ThiefTable.svelte'),
};
