// The first word of a game in whichever language, laid with a finger on a phone.

import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { devices, expect } from '@playwright/test';
import type { Sheet } from '../src/api/games/shared';
import { Heard } from './heard';
import { bot, button, me, sitDown, startTable, wordsFrom } from './tables';

/** What the games have in common that are played from a hand, in turn. */
interface View {
  on_turn: number;
  hand: readonly string[] | null;
  sheet: Sheet;
}

/** A game in one language. */
export interface InLanguage {
  game: 'classic' | 'thief';
  edition: string;
  lexicon: string;
}

/** So many games are looked at for one that the player begins, with a word in hand. */
const TRIES = 20;

/** Begins a game against a bot where the player starts; gives the page and a word in hand. */
async function begun(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  wanted: InLanguage,
): Promise<{ page: Page; heard: Heard<View>; word: string }> {
  const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 640 }, baseURL };
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const { game, edition, lexicon } = wanted;
    const seats = [me('Ana'), bot('novato')];
    const made = await startTable(request, { game, edition, seats, seed });
    const heard = new Heard<View>();
    const context = await browser.newContext({ ...phone, locale: 'en-GB' });
    const page = await sitDown(context, made, [0], heard.hear);
    const view = await heard.until(() => true);
    const letters = (view.hand ?? []).map((card) => card.split(':')[0] ?? '');
    const possible = view.on_turn === 0 ? await wordsFrom(request, lexicon, letters) : [];
    const word = possible.find(({ length }) => length >= 3 && length <= 5);
    const isFirst = (view.sheet.totals[1] ?? 0) === 0;
    if (word && isFirst) return { page, heard, word };
    await context.close();
  }
  throw new Error(`nobody begins ${wanted.game} with a word within ${TRIES} games`);
}

/** Lays the first word of a game with a finger; a bot answers, and it is the player's turn again.
    Gives the page, which has the word in its language, and the word. */
export async function firstWord(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  wanted: InLanguage,
): Promise<{ page: Page; word: string }> {
  const { page, heard, word } = await begun(browser, request, baseURL, wanted);
  const card = (letter: string) =>
    page
      .locator(
        `[data-drop^="hand:"][data-card="${letter}"], [data-drop^="hand:"][data-card^="${letter}:"]`,
      )
      .first();
  for (const letter of word) await card(letter).tap();
  await button(page, 'Lay the word').tap();
  const scored = ({ sheet }: View) => (sheet.totals[0] ?? 0) > 0;
  await heard.until(scored);
  await heard.until((view) => view.on_turn === 0, 20_000);
  const inLanguage = page.locator(`.stage [lang="${wanted.lexicon}"]`);
  await expect(inLanguage.filter({ visible: true }).first()).toBeVisible();
  return { page, word };
}
