// Does a word meet a category of an action card? Only to mark it: the server decides.

import type { Test } from '../../api/games/cartas';

/** A word as its tiles; a lower-case letter is a blank, which counts as its letter without value. */
export function fits(
  test: Test,
  tiles: readonly string[],
  values: ReadonlyMap<string, number>,
): boolean {
  const letters = tiles.map((tile) => tile.toLocaleUpperCase('en'));
  const first = letters[0] ?? '';
  const last = letters.at(-1) ?? '';
  if (test === 'doubled_letter') return letters.some((letter, nth) => letter === letters[nth + 1]);
  if ('starts_with' in test) return first === test.starts_with;
  if ('ends_with' in test) return last === test.ends_with;
  if ('length' in test) return letters.length === test.length;
  if ('length_at_least' in test) return letters.length >= test.length_at_least;
  if ('value_at_least' in test) {
    return tiles.some((tile) => (values.get(tile) ?? 0) >= test.value_at_least);
  }
  if ('between' in test) return test.between.includes(first) && test.between.includes(last);
  if ('contains_any' in test) return letters.some((letter) => test.contains_any.includes(letter));
  const { letters: set, at_least } = test.count_of;
  return letters.filter((letter) => set.includes(letter)).length >= at_least;
}
