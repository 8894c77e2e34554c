// Cards in text: a letter is itself, `?` is a blank in hand, and a lower-case letter is a blank
// that stands for that letter.

export interface CardFace {
  letter: string;
  blank: boolean;
}

const BLANK = '?';

/** Letters with their marks, as a reader counts them: composed or not, a letter is one. */
function characters(text: string): string[] {
  return [...text.normalize('NFC')];
}

/** The cards that a text in card notation names. */
export function cardsOf(text: string): CardFace[] {
  return characters(text).map((character) => {
    const letter = character.toLocaleUpperCase('en');
    return { letter, blank: character === BLANK || character !== letter };
  });
}

/** What was typed, as cards: any case is an ordinary letter, space is none. */
export function typedCards(text: string): CardFace[] {
  return characters(text)
    .filter((character) => character.trim() !== '')
    .map((character) => ({
      letter: character.toLocaleUpperCase('en'),
      blank: character === BLANK,
    }));
}

/** The letters that blanks stand for, e.g. to be read aloud. */
export function blankLetters(cards: readonly CardFace[]): string[] {
  return cards.filter((card) => card.blank).map((card) => card.letter);
}

/** Which card a typed character became; -1 for space, which becomes none. */
export function cardIndex(text: string, at: number): number {
  const typed = characters(text);
  if ((typed[at] ?? ' ').trim() === '') return -1;
  return typedCards(typed.slice(0, at).join('')).length;
}
