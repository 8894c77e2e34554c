// Does a category of an action card fit words that somebody is about to lay? The referee decides
// once they lie (SF-A9); this is for telling beforehand.

import type { Test } from '../../api/games/forfeit';

/** A word, and what its cards are worth: a blank nothing. */
export interface Tried {
  word: string;
  values: readonly number[];
}

export const fitsAny = (test: Test, words: readonly Tried[]): boolean =>
  words.some((tried) => fits(test, tried));

function fits(test: Test, { word, values }: Tried): boolean {
  const letters = [...word];
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  if (test === 'doubled_letter') return letters.some((one, nth) => one === letters[nth + 1]);
  if ('starts_with' in test) return first === test.starts_with;
  if ('ends_with' in test) return last === test.ends_with;
  if ('length' in test) return letters.length === test.length;
  if ('length_at_least' in test) return letters.length >= test.length_at_least;
  if ('value_at_least' in test) return values.some((value) => value >= test.value_at_least);
  if ('between' in test) return test.between.includes(first) && test.between.includes(last);
  if ('contains_any' in test) return letters.some((one) => test.contains_any.includes(one));
  const { letters: wanted, at_least } = test.count_of;
  return letters.filter((one) => wanted.includes(one)).length >= at_least;
}

/** The words that laid cards make with what lies there: every run of two cards or more through one
    of them. */
export function wordsThrough(
  laid: readonly (readonly [number, number, string])[],
  lying: ReadonlyMap<string, string>,
  valueOf: (card: string) => number,
): Tried[] {
  const cards = new Map(lying);
  for (const [row, column, card] of laid) cards.set(`${row},${column}`, card);
  const found = new Map<string, Tried>();
  for (const [row, column] of laid) {
    for (const [down, across] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const at = (nth: number) => `${row + nth * down},${column + nth * across}`;
      let from = 0;
      while (cards.has(at(from - 1))) from -= 1;
      const run: string[] = [];
      for (let nth = from; cards.has(at(nth)); nth += 1) run.push(cards.get(at(nth)) ?? '');
      if (run.length < 2) continue;
      const word = run.map((card) => card.toLocaleUpperCase('en')).join('');
      found.set(`${at(from)} ${down}`, { word, values: run.map(valueOf) });
    }
  }
  return [...found.values()];
}
