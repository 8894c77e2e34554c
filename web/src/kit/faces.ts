// How a card in text looks: its sign, whether it is a blank, and its value in the edition.

/** The part of an edition that says what letters are worth. */
export interface Letters {
  letters: { letter: string; value: number }[];
}

export interface Face {
  letter: string;
  blank: boolean;
  value: number | undefined;
}

/** The face of a card in hand or on the table; a lower-case letter is a blank standing for it. */
export function faceOf(card: string, values: ReadonlyMap<string, number>): Face {
  const bonus = /^x(\d)$/.exec(card);
  if (bonus) return { letter: `×${bonus[1]}`, blank: false, value: undefined };
  if (card === '?') return { letter: '', blank: true, value: 0 };
  const letter = card.toLocaleUpperCase('en');
  const blank = card !== letter;
  return { letter, blank, value: blank ? 0 : values.get(letter) };
}

export function valuesOf({ letters }: Letters): Map<string, number> {
  return new Map(letters.map(({ letter, value }) => [letter, value]));
}

const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const WITH_CEDILLA = [...'ABCÇDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters that a blank can stand for: all of the alphabet, cards or none (SC-A1). */
export const lettersOf = ({ alphabet }: { alphabet: string }): readonly string[] =>
  alphabet === 'pt' ? WITH_CEDILLA : LATIN;
