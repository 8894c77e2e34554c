// What this browser remembers of its player: the name, how well bots shall play, in which language
// the words are, sound or not, and how a table lies in the hand.

import { cut, NAME_CHARACTERS } from './i18n/characters';
import { isTag } from './i18n/language-names';
import { text, texts } from './i18n/texts.svelte';
import { recall, remember } from './storage';

const USUAL_BOT = 'casual';
/** No table seats more bots beside one who plays at once. */
export const MOST_BOTS = 3;

/** How a table lies: each is an attribute of the root element, for the style sheets to follow.
    `public/early.js` sets what was remembered before the first paint. */
export const HABITS = { hand: 'left', cards: 'large', suits: 'four' } as const;
export type Habit = keyof typeof HABITS;

class Me {
  name = $state(cut(recall('name') ?? '', NAME_CHARACTERS));
  /** Whom one plays against at once: a level for each bot. */
  bots = $state.raw(kept());
  game = $state(recall('game') ?? 'classic');
  sound = $state(recall('sound') !== 'off');
  /** Does a phone beside a big screen leave to the screen what everybody sees there? */
  beside = $state(recall('beside') !== 'off');
  /** The games that one has played or learned here. */
  #known = $state.raw<ReadonlySet<string>>(new Set((recall('known') ?? '').split(',')));
  #words = $state(recall('words'));
  #habits = $state.raw(
    Object.fromEntries(
      Object.entries(HABITS).map(([habit, value]) => [habit, recall(habit) === value]),
    ),
  );

  /** The name that others see: the one given, or a plain word for a player. */
  get shownName(): string {
    return cut(this.name.trim(), NAME_CHARACTERS) || text('me-nameless');
  }

  /** How well a bot plays that joins a table. */
  get level(): string {
    return this.bots[0] ?? USUAL_BOT;
  }

  call(name: string): void {
    this.name = cut(name, NAME_CHARACTERS);
    remember('name', this.name.trim() || null);
  }

  playAgainst(bots: readonly string[]): void {
    this.bots = bots.slice(0, MOST_BOTS);
    remember('level', this.bots.join(','));
  }

  /** The language of the words: the one chosen, and until then the language of the page. */
  get words(): string {
    return isTag(this.#words) ? this.#words : texts.language;
  }

  playWordsIn(language: string): void {
    this.#words = language;
    remember('words', language);
  }

  played(game: string): void {
    this.game = game;
    remember('game', game);
    this.meets(game);
  }

  /** Whoever knows a game is not offered to learn it. */
  knows(game: string): boolean {
    return this.#known.has(game);
  }

  meets(game: string): void {
    this.#known = new Set([...this.#known, game]);
    remember('known', [...this.#known].filter(Boolean).join(','));
  }

  toggleSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? null : 'off');
  }

  toggleBeside(): void {
    this.beside = !this.beside;
    remember('beside', this.beside ? null : 'off');
  }

  has(habit: Habit): boolean {
    return this.#habits[habit] ?? false;
  }

  toggle(habit: Habit): void {
    const is = !this.has(habit);
    this.#habits = { ...this.#habits, [habit]: is };
    remember(habit, is ? HABITS[habit] : null);
    const { dataset } = document.documentElement;
    if (is) dataset[habit] = HABITS[habit];
    else delete dataset[habit];
  }
}

/** The bots that were played against last; at first a single one. */
function kept(): string[] {
  const bots = (recall('level') ?? '').split(',').filter((level) => /^[a-z]+$/.test(level));
  return bots.length > 0 ? bots.slice(0, MOST_BOTS) : [USUAL_BOT];
}

export const me = new Me();
