// The texts of the app in the reader's language. `text` reads reactive state, so a page that
// uses it follows when the language is switched.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:texts';
import { recall, remember } from '../storage';
import { isLanguage, LOCALE, negotiate, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const KEY = 'language';

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** The remembered language, or else the browser's. */
  async start(): Promise<void> {
    const kept = recall(KEY);
    await this.#use(isLanguage(kept) ? kept : negotiate(navigator.languages));
  }

  async switchTo(language: Language): Promise<void> {
    remember(KEY, language);
    await this.#use(language);
  }

  async #use(language: Language): Promise<void> {
    const load = loaders[language];
    if (!load) throw new Error(`no texts for ${language}`);
    this.#bundle = makeBundle(language, (await load()).default);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  text(id: string, given?: Arguments): string {
    const message = this.#bundle?.getMessage(id);
    if (!message?.value) return id;
    return printed(this.#bundle?.formatPattern(message.value, given) ?? id);
  }
}

/** A text as it is printed: what stands before a number below zero is a minus, not a hyphen; and
    signs that French sets apart from their word never begin a line. */
export const printed = (text: string): string =>
  text.replace(/(^|[^\p{L}\p{N}])-(?=\d)/gu, '$1−').replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

/** All our languages run from left to right, so placeables need no isolation marks. */
export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(LOCALE[language], { useIsolating: false });
  for (const source of sources) {
    const [problem] = bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }
  return bundle;
}

export const texts = new Texts();

/** A text in the reader's language. */
export function text(id: string, given?: Arguments): string {
  return texts.text(id, given);
}
