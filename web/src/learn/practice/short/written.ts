// How short words are shown: as people write them, accents and all, where the list knows that.

import type { ShortWord, ShortWords } from '../../../api/types';

/** A word as it is written; several forms have a stroke between them. */
export const formsOf = ({ word, written }: ShortWord, language: string): string =>
  written && written.length > 0 ? written.join(' / ') : word.toLocaleLowerCase(language);

/** Something that was asked about, as it is written if it is a word. */
export function writtenOf(words: ShortWords | null, asked: string): string {
  const found = words?.words.find(({ word }) => word === asked);
  return words && found ? formsOf(found, words.language) : asked.toLocaleLowerCase();
}

/** The words of a length by their first letter, in the order of the alphabet. */
export function byLetter(
  { words, letters }: ShortWords,
  length: number,
): { letter: string; words: ShortWord[] }[] {
  return letters
    .map((letter) => ({
      letter,
      words: words.filter(({ word }) => word.startsWith(letter) && [...word].length === length),
    }))
    .filter((group) => group.words.length > 0);
}
