// What somebody wants to know the meaning of: a word, or the words through a lying card.

/** What lies where, by the key of its cell; a lower-case letter is a blank. */
export type Lying = ReadonlyMap<string, string>;

export type Wondered = string | { lying: Lying; row: number; column: number };
