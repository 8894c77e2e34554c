// Light or dark. The system decides until the reader does; choosing what the system has anyway
// goes back to following it. `public/early.js` applies a remembered choice before the first paint.

import { recall, remember } from '../storage';

export type Shade = 'light' | 'dark';

const KEY = 'theme';

class Theme {
  #system = $state<Shade>('light');
  #chosen = $state<Shade | null>(null);

  get shade(): Shade {
    return this.#chosen ?? this.#system;
  }

  start(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => (this.#system = dark.matches ? 'dark' : 'light');
    follow();
    dark.addEventListener('change', follow);
    const kept = recall(KEY);
    if (kept === 'light' || kept === 'dark') this.#apply(kept);
  }

  toggle(): void {
    const wanted = this.shade === 'dark' ? 'light' : 'dark';
    this.#apply(wanted === this.#system ? null : wanted);
    remember(KEY, this.#chosen);
  }

  #apply(shade: Shade | null): void {
    this.#chosen = shade;
    if (shade) document.documentElement.dataset.theme = shade;
    else delete document.documentElement.dataset.theme;
  }
}

export const theme = new Theme();
