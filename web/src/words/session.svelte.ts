// What is being looked up: kept in the address, so that a reload or a link shows the same.

import type { Language } from '../i18n/languages';
import { recall, remember } from '../storage';

const KEY = 'lexicon';

/** The lexicon that a reader of each language most likely wants. */
const LIKELY: Record<Language, string> = { pt: 'pt', fr: 'fr', ro: 'en', en: 'en' };

export class Session {
  lexicon = $state('');
  word = $state('');
  letters = $state('');

  constructor(address: URL, reader: Language) {
    const asked = address.searchParams;
    this.lexicon = asked.get('lexicon') ?? recall(KEY) ?? LIKELY[reader];
    this.word = asked.get('word') ?? '';
    this.letters = asked.get('letters') ?? '';
  }

  /** The address that leads back here. */
  address(): string {
    const asked = new URLSearchParams();
    if (this.word || this.letters) asked.set('lexicon', this.lexicon);
    if (this.word) asked.set('word', this.word);
    if (this.letters) asked.set('letters', this.letters);
    const query = asked.toString();
    return query ? `/words?${query}` : '/words';
  }

  choose(lexicon: string): void {
    this.lexicon = lexicon;
    remember(KEY, lexicon);
  }
}
