// A table of Word Thief for tests: a player at a device, and turns as they come.

import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Card, PlayedWord, View } from '../src/api/games/thief';
import { Heard } from './heard';
import { expect } from './program';
import { action } from './stage';
import { button, hand, sitDown, wordsFrom, type startTable } from './tables';

export const SMALL = { game: 'thief', edition: 'word-thief-small' };

export interface Player {
  page: Page;
  heard: Heard<View>;
  touch: boolean;
  seat: number;
  /** Whose words are played. */
  lexicon: string;
}

export const player = async (
  context: BrowserContext,
  made: Awaited<ReturnType<typeof startTable>>,
  seat: number,
  touch = false,
  lexicon = 'en',
): Promise<Player> => {
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [seat], heard.hear);
  await heard.until(() => true);
  return { page, heard, touch, seat, lexicon };
};

export const over = (page: Page) => page.getByRole('heading', { name: 'The game is over.' });
export const sum = (page: Page) => page.locator('.lines .sum dd');
/** No card is ever called by what the server calls it, such as `N:4`. */
export const noCodes = async (page: Page) =>
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Lu}:\d|\?=/u);
export const press = (by: Player, name: string | RegExp) =>
  by.touch ? button(by.page, name).tap() : button(by.page, name).click();

export const letterOf = (card: Card) => card.split(':')[0] ?? '';
export const suitOf = (card: Card) => card.split(':')[1] ?? '';
/** Cards with a letter of their own; Wilds are left alone. */
export const plain = (cards: readonly Card[]) => cards.filter((card) => !card.startsWith('?'));
export const lettersOf = (cards: readonly Card[]) => plain(cards).map(letterOf);

export const isTurnOf = (seat: number) => (view: View) =>
  view.on_turn === seat && view.stage === 'turn';

/** Does the word use all of these letters, each as often as it is there? */
export function usesAll(word: string, letters: string): boolean {
  const rest = [...word];
  return [...letters].every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** A word that can be stolen with the hand, and what it becomes. */
export async function steal(
  request: APIRequestContext,
  view: View,
  seat: number,
  lexicon = 'en',
): Promise<{ from: PlayedWord; into: string } | null> {
  for (const from of view.words) {
    const open = from.fate === 'lies' && from.owner !== seat && plain(from.cards).length > 2;
    if (!open || from.cards.some((card) => card.startsWith('?'))) continue;
    // The word search takes no more letters at a time.
    const letters = [...from.word, ...lettersOf(view.hand ?? [])].slice(0, 15);
    const longer = await wordsFrom(request, lexicon, letters);
    const into = longer.findLast(
      (word) =>
        word.length > from.word.length && usesAll(word, from.word) && !word.startsWith(from.word),
    );
    if (into) return { from, into };
  }
  return null;
}

/** Words of the hand, the longest first. */
export async function own(
  request: APIRequestContext,
  cards: readonly Card[],
  lexicon = 'en',
): Promise<string[]> {
  const letters = lettersOf(cards);
  return letters.length > 1 ? wordsFrom(request, lexicon, letters) : [];
}

/** What to do in a turn: a long word of one's own, else a theft, else any word, else nothing. */
export async function plan(
  request: APIRequestContext,
  view: View,
  seat: number,
  lexicon = 'en',
): Promise<{ from: PlayedWord | null; word: string } | null> {
  const [word] = await own(request, view.hand ?? [], lexicon);
  if (word && word.length > 4) return { from: null, word };
  const theft = await steal(request, view, seat, lexicon);
  if (theft) return { from: theft.from, word: theft.into };
  return word ? { from: null, word } : null;
}

/** A word of one suit, as the very cards. */
export async function ofOneSuit(
  request: APIRequestContext,
  cards: readonly Card[],
): Promise<Card[] | null> {
  for (const suit of ['1', '2', '3', '4']) {
    const held = plain(cards).filter((card) => suitOf(card) === suit);
    const [word] = held.length > 1 ? await wordsFrom(request, 'en', lettersOf(held)) : [];
    if (word) return [...word].map((letter) => `${letter}:${suit}`);
  }
  return null;
}

export const inHand = (page: Page, start: string) =>
  page.locator(`[data-drop^="hand:"][data-card^="${start}"]`).first();
export const stolen = (page: Page, letter: string) =>
  page.locator(
    `[data-drop="stolen"] button:is([aria-label^="${letter},"], [aria-label^="${letter} ("])`,
  );

/** Puts cards on the bench, by their letters or the very cards: a tap each, stolen ones first. */
export async function spell(by: Player, cards: readonly string[]): Promise<void> {
  const placed = by.page.locator('[data-drop^="word:"] .card');
  const before = await placed.count();
  for (const [nth, card] of cards.entries()) {
    const letter = letterOf(card);
    const found =
      (await stolen(by.page, letter).count()) > 0
        ? stolen(by.page, letter).first()
        : inHand(by.page, card.includes(':') ? card : `${letter}:`);
    if (by.touch) await found.tap();
    else await found.click();
    await expect(placed).toHaveCount(before + nth + 1);
  }
}

export async function lay(
  by: Player,
  cards: readonly string[],
  name = 'Lay the word',
): Promise<void> {
  await spell(by, cards);
  await expect(sum(by.page)).toBeVisible();
  await press(by, name);
}

/** Chooses cards of the hand and swaps them. */
export async function swap(by: Player): Promise<void> {
  await press(by, /^I cannot play/);
  const go = by.page.getByRole('button', { name: /^Swap \d/ });
  for (let nth = 0; nth < 7 && (await go.count()) === 0; nth += 1) {
    if (by.touch) await hand(by.page).nth(nth).tap();
    else await hand(by.page).nth(nth).click();
  }
  await press(by, /^Swap \d/);
}

/** One turn as it comes: steal, lay, swap or pass. */
export async function takeTurn(request: APIRequestContext, by: Player): Promise<void> {
  const view = await by.heard.until(isTurnOf(by.seat));
  await expect(action(by.page)).toHaveText('Make or steal a word');
  const { from, word } = (await plan(request, view, by.seat, by.lexicon)) ?? {};
  if (from) {
    const lying = by.page.getByRole('button', { name: new RegExp(`^${from.word}, .*steal it$`) });
    await (by.touch ? lying.first().tap() : lying.first().click());
    await noCodes(by.page);
    await lay(by, [...(word ?? '')], 'Steal');
  } else if (word) await lay(by, [...word]);
  else if (view.pile > 0) await swap(by);
  else await press(by, /^Pass/);
  await noCodes(by.page);
  await by.heard.until((now) => now.turn !== view.turn || now.stage !== 'turn');
}

export const isOver = ({ stage }: View) => typeof stage === 'object' && 'over' in stage;
