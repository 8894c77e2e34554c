// What languages are called: those of the page, and any other that words may be in.

import { isLanguage, LOCALE, OWN_NAME } from './languages';
import { text, texts } from './texts.svelte';

const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Can it be the tag of a language? What comes from outside need not be. */
export const isTag = (tag: string | null): tag is string => tag !== null && TAG.test(tag);

function nameOf(tag: string, reader: string): string {
  if (!isTag(tag)) return tag;
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}

/** How a language calls itself; the same for every reader. */
export function ownName(tag: string): string {
  if (isLanguage(tag)) return OWN_NAME[tag];
  const name = nameOf(tag, tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** How the reader calls a language, as it stands inside a sentence. */
export const readersName = (tag: string): string => nameOf(tag, LOCALE[texts.language]);

/** “Romanian words”, as the reader says it. */
export function wordsOf(tag: string): string {
  const id = `language-${tag}`;
  return texts.has(id) ? text(id) : text('language-other', { language: readersName(tag) });
}
