// What was best in a game, read off its score sheet.

import type { Line, SheetEntry } from '../../api/games/shared';

/** All that one side scored in one turn. */
export interface Play {
  turn: number;
  side: number;
  words: string[];
  points: number;
}

export interface BestWord {
  side: number;
  word: string;
  points: number;
}

/** What a side may be proud of. */
export interface Highlights {
  side: number;
  play: Play | null;
  word: BestWord | null;
  /** What the cards left in hand cost, or brought; none in games without that. */
  hand: number | null;
}

/** The reckoning after the last play. */
const OF_THE_END = ['hand_left', 'collected'];
/** What is taken from somebody who does not play just then. */
const BY_OTHERS = ['stolen', 'action_against'];

const sum = (lines: readonly Line[]): number =>
  lines.reduce((points, line) => points + line.points, 0);

/** The words that somebody made with these lines, each once. */
function wordsOf(lines: readonly Line[]): string[] {
  const made = lines.filter(({ kind }) => !BY_OTHERS.includes(kind));
  return [...new Set(made.flatMap(({ word }) => word ?? []))];
}

/** Every play of the game, in order; what was added to it in the same turn is part of it. */
export function playsOf(entries: readonly SheetEntry[]): Play[] {
  const plays = new Map<string, Play>();
  for (const { turn, side, lines } of entries) {
    const own = lines.filter(({ kind }) => ![...OF_THE_END, ...BY_OTHERS].includes(kind));
    if (own.length === 0) continue;
    const key = `${turn}.${side}`;
    const before = plays.get(key);
    plays.set(key, {
      turn,
      side,
      words: [...new Set([...(before?.words ?? []), ...wordsOf(own)])],
      points: (before?.points ?? 0) + sum(own),
    });
  }
  return [...plays.values()];
}

/** Every word with what it scored by itself. */
export function scoredWords(entries: readonly SheetEntry[]): BestWord[] {
  return entries.flatMap(({ side, lines }) =>
    wordsOf(lines).map((word) => ({
      side,
      word,
      points: sum(lines.filter((line) => line.word === word && !BY_OTHERS.includes(line.kind))),
    })),
  );
}

/** The first of those that have most. */
function most<T>(all: readonly T[], measure: (one: T) => number): T | null {
  let best: T | null = null;
  for (const one of all) {
    if (best === null || measure(one) > measure(best)) best = one;
  }
  return best;
}

/** What each side may be proud of, side by side. */
export function highlightsOf(entries: readonly SheetEntry[], sides: number): Highlights[] {
  const plays = playsOf(entries).filter(({ points, words }) => points > 0 && words.length > 0);
  const words = scoredWords(entries).filter(({ points }) => points > 0);
  return Array.from({ length: sides }, (_, side) => {
    const of = <T extends { side: number }>(all: readonly T[]) =>
      all.filter((one) => one.side === side);
    const last = of(entries).flatMap(({ lines }) =>
      lines.filter(({ kind }) => OF_THE_END.includes(kind)),
    );
    return {
      side,
      play: most(of(plays), ({ points }) => points),
      word: most(of(words), ({ points }) => points),
      hand: last.length > 0 ? sum(last) : null,
    };
  });
}

/** The best play of all. */
export const bestPlay = (all: readonly Highlights[]): Play | null =>
  most(
    all.flatMap(({ play }) => play ?? []),
    ({ points }) => points,
  );

/** The longest word that anybody made; the earliest of several. */
export const longestWord = (entries: readonly SheetEntry[]): BestWord | null =>
  most(scoredWords(entries), ({ word }) => [...word].length);
