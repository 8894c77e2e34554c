// The tables of the games, each fetched when it is played. A game's table is the component
// `Table.svelte` in the folder of the game's name; it gets `at` (see `docs/web.md`).

import type { Component } from 'svelte';
import type { Connection } from '../table/connection.svelte';
import type { Seated } from '../table/seated.svelte';

type GameTable = Component<{ at: Seated }>;
type Ready = Component<{ connection: Connection }>;

const tables = import.meta.glob<{ default: GameTable }>('./*/Table.svelte');

const cards = import.meta.glob<{ default: Ready }>('./*/Ready.svelte');

/** What a game shows before its first moment, where a clock would run while one reads; most games
    wait by themselves and have none. */
export const readyOf = (game: string) => cards[`./${game}/Ready.svelte`];

/** The table of a game; none where the page does not know the game. */
export const tableOf = (game: string) => tables[`./${game}/Table.svelte`];
