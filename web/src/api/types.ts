// Written from the server's messages; do not edit.
// To write it anew: ABECEDAR_WRITE_TYPES=1 cargo test -p server --test types

/**
 * The lexicons that there are, those that ship first.
 */
export type Catalogue = {
  /**
   * One entry a lexicon.
   */
  lexicons: Array<LexiconInfo>,
};

/**
 * One lexicon, as one chooses it.
 */
export type LexiconInfo = {
  /**
   * The name to ask for it by.
   */
  name: string,
  /**
   * The language tag of its words, for `lang` attributes.
   */
  language: string,
  /**
   * How many words it has.
   */
  words: number,
};

/**
 * Whether a word is in a lexicon, and what is known about it.
 */
export type WordAnswer = {
  /**
   * The lexicon that was asked.
   */
  lexicon: string,
  /**
   * The language tag of the word.
   */
  language: string,
  /**
   * The word as the lexicon's letters spell it, in upper case.
   */
  word: string,
  /**
   * Is it in the lexicon?
   */
  valid: boolean,
  /**
   * What the word can be; empty when the lexicon does not say.
   */
  parts: Array<PartOfSpeech>,
  /**
   * How often one meets it, when that is known.
   */
  commonness: Commonness | null,
};

/**
 * What a word can be in a sentence.
 */
export type PartOfSpeech = "noun" | "adjective" | "verb" | "adverb" | "other";

/**
 * How often one meets a word.
 */
export type Commonness = "everyday" | "common" | "uncommon" | "rare";

/**
 * The words that letters and blanks can spell, in part or all together.
 */
export type Anagrams = {
  /**
   * The lexicon that was asked.
   */
  lexicon: string,
  /**
   * The language tag of the words.
   */
  language: string,
  /**
   * The letters as they were understood, blanks last.
   */
  letters: string,
  /**
   * How many words there are, shown or not.
   */
  total: number,
  /**
   * The words by length, longest first.
   */
  groups: Array<AnagramGroup>,
};

/**
 * The words of one length.
 */
export type AnagramGroup = {
  /**
   * How many letters they have.
   */
  length: number,
  /**
   * How many there are, shown or not.
   */
  total: number,
  /**
   * Those with the fewest blanks first, then by the alphabet. As in all texts about cards, a
   * lower-case letter is a blank standing for it.
   */
  words: Array<string>,
};

/**
 * Why a call got no answer: a code, and what the text about it needs to know.
 *
 * The texts are in `locales/`, under `problem-` and the code.
 */
export type Problem = { "code": "not_found" } | { "code": "method_not_allowed" } | { "code": "malformed" } | { "code": "too_large" } | { "code": "unknown_lexicon",
  /**
   * The name that was asked for.
   */
  name: string,
  /**
   * The name that was probably meant.
   */
  nearest: string | null,
} | { "code": "damaged_lexicon",
  /**
   * Its name.
   */
  name: string,
} | { "code": "foreign_letter",
  /**
   * The character as it was typed.
   */
  character: string,
  /**
   * Its place among the typed characters, counted from 0.
   */
  at: number,
  /**
   * The language whose alphabet lacks it.
   */
  language: string,
} | { "code": "no_letters" } | { "code": "word_too_long",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "too_many_letters",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "too_many_blanks",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "busy" } | { "code": "internal" };
