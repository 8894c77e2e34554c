// The tables of the games, each fetched when it is played. A game's table is the component
// `Table.svelte` in the folder of the game's name; it gets `at` (see `docs/web.md`).

import type { Component } from 'svelte';
import type { Seated } from '../table/seated.svelte';

type GameTable = Component<{ at: Seated }>;

const tables = import.meta.glob<{ default: GameTable }>('./*/Table.svelte');

/** The table of a game; none where the page does not know the game. */
export const tableOf = (game: string) => tables[`./${game}/Table.svelte`];
