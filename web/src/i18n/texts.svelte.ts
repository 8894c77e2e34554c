// The texts of the app in the reader's language. `text` reads reactive state, so a page that
// uses it follows when the language is switched.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../storage';
import { isLanguage, LOCALE, negotiate, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const KEY = 'language';

/** One small file a language, fetched when it is needed. */
const files = import.meta.glob<string>('@locales/*/web.ftl', { query: '?raw', import: 'default' });

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
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}/web.ftl`));
    if (!load) throw new Error(`no texts for ${language}`);
    this.#bundle = makeBundle(language, await load[1]());
    this.language = language;
    document.documentElement.lang = language;
  }

  text(id: string, given?: Arguments): string {
    const message = this.#bundle?.getMessage(id);
    if (!message?.value) return id;
    return this.#bundle?.formatPattern(message.value, given) ?? id;
  }
}

/** All our languages run from left to right, so placeables need no isolation marks. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(LOCALE[language], { useIsolating: false });
  const [problem] = bundle.addResource(new FluentResource(source));
  if (problem) throw problem;
  return bundle;
}

export const texts = new Texts();

/** A text in the reader's language. */
export function text(id: string, given?: Arguments): string {
  return texts.text(id, given);
}
