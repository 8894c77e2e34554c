// What is said while others have a say in words that were laid.

import { text } from '../i18n/texts.svelte';
import { wordNames, type Speaker } from './words';

/** What somebody laid and others may have a say in. */
export interface Asked {
  /** The seat that laid it. */
  by: number;
  words: readonly string[];
  /** Is it about words that the list lacks? */
  agreement: boolean;
  /** Is the question for whoever looks? A watcher is asked nothing. */
  mine: boolean;
}

export function askedText(at: Speaker, { by, words, agreement, mine }: Asked): string {
  const given = { player: at.name(by), words: wordNames(words, at) };
  if (!mine) return text('prompt-asked-watch', given);
  return agreement ? text('prompt-asked-agreement', given) : text('prompt-asked-challenge', given);
}
