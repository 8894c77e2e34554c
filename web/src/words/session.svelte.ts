// What is being looked up: kept in the address, so that a reload or a link shows the same.

import { recall, remember } from '../storage';

const KEY = 'lexicon';

export class Session {
  lexicon = $state('');
  word = $state('');
  letters = $state('');

  /** Was the lexicon asked for, now or earlier? Otherwise another will do. */
  #meant: boolean;

  constructor(address: URL, likely: string) {
    const asked = address.searchParams;
    const lexicon = asked.get('lexicon') ?? recall(KEY);
    this.#meant = lexicon !== null;
    this.lexicon = lexicon ?? likely;
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

  /** Takes another lexicon where the likely one is not there. */
  settle(there: readonly string[]): void {
    if (this.#meant || there.length === 0 || there.includes(this.lexicon)) return;
    this.lexicon = there.includes('en') ? 'en' : (there[0] ?? this.lexicon);
  }

  choose(lexicon: string): void {
    this.#meant = true;
    this.lexicon = lexicon;
    remember(KEY, lexicon);
  }
}
