// Where a word can lie on a board, found with the program's own word list: simple plays that
// cross one letter and touch nothing else.

import type { APIRequestContext } from '@playwright/test';
import { wordsFrom } from './tables';

export interface Laid {
  row: number;
  column: number;
  letter: string;
}

export interface Wanted {
  lexicon: string;
  /** What lies there. */
  board: readonly Laid[];
  /** Letters to lay; blanks and other cards are left alone. */
  letters: readonly string[];
  /** A letter that must be among the newly laid ones. */
  must?: string | null;
  /** Rows and columns of the board; an endless table has none. */
  size?: number;
}

/** A word that crosses one of those on the board, as the cards to lay; the longest found. */
export async function crossing(request: APIRequestContext, wanted: Wanted): Promise<Laid[]> {
  const { board, size } = wanted;
  const lying = new Set(board.map(({ row, column }) => `${row},${column}`));
  const free = (row: number, column: number) => !lying.has(`${row},${column}`);
  const inside = (...places: number[]) =>
    size === undefined || places.every((place) => place >= 0 && place < size);
  let best: Laid[] = [];
  for (const { row, column, letter } of board) {
    for (const [down, across] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const at = (step: number) => [row + step * down, column + step * across] as const;
      if (!free(...at(-1)) || !free(...at(1))) continue;
      for (const word of await candidates(request, wanted, letter)) {
        for (const [crossed, sign] of [...word].entries()) {
          if (sign !== letter) continue;
          const laid = [...word].flatMap((one, nth) => {
            const [r, c] = at(nth - crossed);
            return nth === crossed ? [] : [{ row: r, column: c, letter: one }];
          });
          const alone = laid.every(
            ({ row: r, column: c }) =>
              inside(r, c) &&
              free(r, c) &&
              free(r + across, c + down) &&
              free(r - across, c - down),
          );
          const ends = free(...at(-crossed - 1)) && free(...at(word.length - crossed));
          const has = !wanted.must || laid.some(({ letter: one }) => one === wanted.must);
          if (alone && ends && has && laid.length > best.length) best = laid;
        }
      }
      if (best.length >= 3) return best;
    }
  }
  return best;
}

/** Words of the letter on the board and those in hand, which are not too many to ask for. */
async function candidates(
  request: APIRequestContext,
  { lexicon, letters, must }: Wanted,
  crossed: string,
): Promise<string[]> {
  const plain = letters.filter((letter) => /^\p{Lu}$/u.test(letter));
  const first = must ? plain.indexOf(must) : -1;
  const others = plain.filter((_, nth) => nth !== first);
  const asked = [...(must ? [must] : []), crossed, ...new Set(others)].slice(0, 9);
  const found = await wordsFrom(request, lexicon, asked);
  return found.filter((word) => word.length <= 5 && word.includes(crossed));
}
