// Where a play lies: read off the command as the games define it.

import type { Cell } from '../../api/games/shared';
import type { BestPlay, Hint } from '../../api/types';
import { marked } from '../../table/marked';
import { place } from '../../table/words';
import type { Seated } from '../../table/seated.svelte';
import { text } from '../texts.svelte';
import type { Helping } from './record';

interface Lying {
  id: number;
  owner: number;
  word: string;
}

type Laid = [number, number, string];

/** What stands under one of the names in a command of any game. */
function partOf(command: unknown, ...names: string[]): unknown {
  let part = command;
  for (const name of names) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as Record<string, unknown>)[name];
  }
  return part;
}

/** The cells that a play lays on, where the game has cells. */
export function cellsOf(command: unknown): Cell[] {
  const laid = partOf(command, 'lay', 'cards') ?? partOf(command, 'stop', 'tiles');
  return Array.isArray(laid) ? (laid as Laid[]).map(([row, column]): Cell => [row, column]) : [];
}

/** The letter that a word must have, where a die demands one. */
export function letterOf(game: unknown): string | null {
  const letter = partOf(game, 'stage', 'run', 'letter');
  return typeof letter === 'string' ? letter : null;
}

/** So much of the best play as a hint of the strength says. */
export function hintOf({ command, words, written }: BestPlay, strength: Helping): Hint {
  const stolen = partOf(command, 'steal', 'word');
  return {
    lays: true,
    cells: cellsOf(command),
    steals: typeof stolen === 'number' ? stolen : null,
    length: Math.max(0, ...words.map((word) => [...word].length)),
    words: strength === 'word' ? words : [],
    written,
    command: null,
    lines: [],
    leaves: [],
    count: 0,
  };
}

/** Where a play is laid, of which word it is made or what goes to the discards, as a sentence;
    nothing where that says itself. */
export function whereText(command: unknown, at: Seated): string | null {
  const [first] = cellsOf(command);
  if (first) return text('practice-where', { place: place(first[0], first[1]) });
  const stolen = partOf(command, 'steal', 'word');
  if (stolen !== undefined) {
    const { words } = at.view.game as unknown as { words: Lying[] };
    const target = words.find(({ id }) => id === stolen);
    if (target) return text('practice-from-word', { word: marked(at.written(target.word)) });
  }
  return null;
}
