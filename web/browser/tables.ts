// Tables for tests: made over HTTP with a seed, so that a test starts where it has something to
// show, and the moves that players make with mouse, finger and keys.

import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Anagrams, NewSeat, NewTableAnswer, Settings } from '../src/api/types';

export interface Wanted {
  game: string;
  seats: NewSeat[];
  house?: Record<string, unknown>;
  edition?: string;
  seed?: number;
}

export const me = (name: string, team?: number): NewSeat => ({
  who: { kind: 'me', name },
  ...(team === undefined ? {} : { team }),
});
export const bot = (level = 'casual', team?: number): NewSeat => ({
  who: { kind: 'bot', level },
  ...(team === undefined ? {} : { team }),
});

/** Makes a table, which waits for its players. */
export async function makeTable(
  request: APIRequestContext,
  wanted: Wanted,
): Promise<NewTableAnswer> {
  const settings: Settings = {
    game: wanted.game,
    edition: wanted.edition ?? null,
    lexicon: null,
    house: wanted.house ?? {},
    undo: true,
    open: false,
    turn_limit: null,
    absence: null,
  };
  const asked = await request.post('/api/tables', {
    data: { settings, seats: wanted.seats, seed: wanted.seed ?? 1 },
  });
  expect(asked.status(), await asked.text()).toBeLessThan(300);
  return (await asked.json()) as NewTableAnswer;
}

/** Makes a table and starts its game. */
export async function startTable(
  request: APIRequestContext,
  wanted: Wanted,
): Promise<NewTableAnswer> {
  const made = await makeTable(request, wanted);
  const begun = await request.post(`/api/tables/${made.table.id}/start`, {
    headers: { Authorization: `Bearer ${made.host}` },
  });
  expect(begun.status(), await begun.text()).toBeLessThan(300);
  return made;
}

/** The small box, and what chance decides: for tables that a page makes by itself. */
export async function fixLuck(page: Page, edition: string, seed: number): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const asked = route.request().postDataJSON() as { settings: Settings };
    const settings = { ...asked.settings, edition };
    await route.continue({ postData: JSON.stringify({ ...asked, settings, seed }) });
  });
}

/** Opens a table in a browser that holds these of its seats. */
export async function sitDown(
  context: BrowserContext,
  made: NewTableAnswer,
  seats: number[],
  hear: (said: string) => void = () => undefined,
): Promise<Page> {
  const held = made.seats.filter(({ seat }) => seats.includes(seat));
  const host = seats.includes(0) ? made.host : null;
  const keys = JSON.stringify([{ table: made.table.id, host, seats: held }]);
  await context.addInitScript(
    ([kept]) => {
      if (!localStorage.getItem('abecedar.keys')) localStorage.setItem('abecedar.keys', kept ?? '');
    },
    [keys],
  );
  const page = await context.newPage();
  listen(page, hear);
  await page.goto(`/table/${made.table.code}`);
  return page;
}

/** Hears along what the streams of a page bring. */
export function listen(page: Page, hear: (said: string) => void): void {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => hear(String(payload))),
  );
}

export const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
export const inHand = (page: Page, card: string) =>
  page.locator(`[data-drop^="hand:"][data-card="${card}"]`).first();
export const hand = (page: Page) => page.locator('[data-drop^="hand:"][data-card]');
export const turn = (page: Page) => page.locator('h1');
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The cards in hand, as the server calls them. */
export async function cards(page: Page): Promise<string[]> {
  await expect(hand(page).first()).toBeVisible();
  return hand(page).evaluateAll((held) =>
    held.map((card) => (card as HTMLElement).dataset['card'] ?? ''),
  );
}

/** Words that letters can make, the longest first. */
export async function wordsFrom(
  request: APIRequestContext,
  lexicon: string,
  letters: string[],
): Promise<string[]> {
  const plain = letters.filter((card) => /^\p{Lu}$/u.test(card)).join('');
  const answer = await request.get(
    `/api/lexicons/${lexicon}/anagrams?letters=${encodeURIComponent(plain)}`,
  );
  return ((await answer.json()) as Anagrams).groups.flatMap(({ words }) => words);
}

export async function isWord(
  request: APIRequestContext,
  lexicon: string,
  word: string,
): Promise<boolean> {
  const answer = await request.get(`/api/lexicons/${lexicon}/words/${encodeURIComponent(word)}`);
  return ((await answer.json()) as { valid: boolean }).valid;
}

/** Two of the letters that make no word. */
export async function noWord(request: APIRequestContext, letters: string[]): Promise<string> {
  const plain = letters.filter((card) => /^\p{Lu}$/u.test(card));
  for (const [nth, first] of plain.entries()) {
    for (const second of plain.filter((_, other) => other !== nth)) {
      if (!(await isWord(request, 'pt', first + second))) return first + second;
    }
  }
  throw new Error(`every pair of ${plain.join('')} is a word`);
}

/** Passes, which is asked twice; where the game has a menu beside its action, from there. */
export async function pass(page: Page): Promise<void> {
  const more = button(page, 'More');
  if (await more.isVisible()) await more.click();
  await button(page, 'Pass').click();
  await button(page, 'Really pass?').click();
}
