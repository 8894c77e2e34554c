// The texts of what one learns from, fetched with the first of these pages: they are no part of
// what one starts with. What is not among them is asked of the page's own texts.

import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../i18n/languages';
import { makeBundle, printed, text as own, texts, type Arguments } from '../i18n/texts.svelte';

const files = import.meta.glob<string>('@locales/*/learn-*.ftl', {
  query: '?raw',
  import: 'default',
});

class LearnTexts {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language | null = null;

  /** Fetches the texts of a language, once. */
  async use(language: Language): Promise<void> {
    if (this.#language === language) return;
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    const sources = await Promise.all(wanted.map(([, load]) => load()));
    this.#bundle = makeBundle(language, ...sources);
    this.#language = language;
  }

  text(id: string, given?: Arguments): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!pattern) return own(id, given);
    return printed(this.#bundle?.formatPattern(pattern, given) ?? id);
  }
}

const learnTexts = new LearnTexts();

/** Has the texts of the page's language ready. */
export const ready = (): Promise<void> => learnTexts.use(texts.language);

export function text(id: string, given?: Arguments): string {
  return learnTexts.text(id, given);
}
