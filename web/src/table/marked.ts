// The words of a game are rarely of the reader's language. They are marked while a sentence is
// made, so that they get their own `lang` where the sentence is shown.

const BEGIN = '\u{e000}';
const END = '\u{e001}';

export const marked = (word: string): string => BEGIN + word + END;

/** A sentence in pieces: every second one, from the second on, is a word of the game. */
export const pieces = (sentence: string): string[] => sentence.split(/[\u{e000}\u{e001}]/u);
