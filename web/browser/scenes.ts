// Every screen there is, each game brought to its telling moments: a draft with its score, a
// question, a dialog, the end. The checks and the pictures walk through the same scenes.

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { View as Cells } from '../src/api/games/classic';
import type { Window } from '../src/api/games/shared';
import type { Language } from '../src/i18n/languages';
import { Heard } from './heard';
import { expect, open } from './program';
import { party } from './scenes-party';
import { rummy } from './scenes-rummy';
import { thief } from './scenes-thief';
import { bot, cards, hand, me, sitDown, startTable, wordsFrom } from './tables';
import { crossing, type Laid } from './words-on-board';

export interface Around {
  context: BrowserContext;
  request: APIRequestContext;
  /** A small board instead of the whole one: enough for what does not look at it. */
  small?: boolean;
}

export interface Screen {
  name: string;
  page: Page;
}

export interface Scene {
  language: Language;
  screens: (around: Around) => AsyncGenerator<Screen>;
}

/** The button for the next thing to do, in whatever language. */
const main = (page: Page) =>
  page.locator('.actions button.main, .foot button.action:not([aria-disabled="true"])');
const ready = (page: Page) => page.locator('.cover button');
/** It is the viewer's turn, and the page knows it. */
const mine = (page: Page) => page.locator('.turn.mine, .said.mine');
const heading = (page: Page) => page.locator('main h1');
const cell = (page: Page, { row, column }: { row: number; column: number }) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
const sum = (page: Page) => page.locator('.actions dl .sum dd, .said dl .sum dd');
const dialog = (page: Page) => page.getByRole('dialog');

/** What the table's menu has, or its bar of tools, by the place there. */
const TOOLS = { react: [0, 0], rules: [3, 2], leave: [-1, -1] } as const;

async function tool(page: Page, name: keyof typeof TOOLS): Promise<void> {
  const [inMenu, inBar] = TOOLS[name];
  const menu = page.locator('.bar .menu');
  if (await menu.isVisible()) {
    await menu.click();
    await dialog(page).locator('ul button').nth(inMenu).click();
  } else await page.locator('[role="toolbar"] button').nth(inBar).click();
}
const plain = (held: readonly string[]) => held.filter((card) => /^\p{Lu}$/u.test(card));

/** Does a question still wait for the first seat? */
const waits = ({ asked, answers }: Window<null>) =>
  asked.includes(0) && !answers.some(([seat]) => seat === 0);
const sameStage = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function* start({ context }: Around): AsyncGenerator<Screen> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  yield { name: 'start', page };
  const words = page.locator('#words-in');
  const usual = await words.inputValue();
  await words.selectOption('de');
  await expect(page.locator('.missing code')).toBeVisible();
  yield { name: 'start-no-words', page };
  await words.selectOption(usual);
  await page.locator('#code').fill('ZZZZ');
  await page.locator('#code').press('Enter');
  await expect(page.locator('#code-fault')).toBeVisible();
  yield { name: 'join-refused', page };
  await page.locator('#against').click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'opponents', page };
  await page.keyboard.press('Escape');
  await page.locator('.prefs button').click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'preferences', page };
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('button').nth(2).click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'one-device', page };
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('button').nth(1).click();
  await expect(page.locator('#rules')).toBeVisible();
  yield { name: 'lobby', page };
  for (const group of await page.locator('#rules summary').all()) await group.click();
  yield { name: 'lobby-all-rules', page };
}

async function* around({ context, request }: Around): AsyncGenerator<Screen> {
  const page = await context.newPage();
  await open(page);
  yield { name: 'words-empty', page };
  await open(page, '/words?lexicon=en');
  await page.locator('#check-word').fill('reworked');
  await page.locator('#find-letters').fill('WORK??');
  await expect(page.locator('#check-answer svg')).toBeVisible();
  await expect(page.locator('#find h3').first()).toBeVisible();
  yield { name: 'words', page };
  await page.goto('/nowhere');
  await expect(heading(page)).toBeVisible();
  yield { name: 'missing', page };
  await page.goto('/table/ZZZZ');
  await expect(heading(page)).toBeVisible();
  yield { name: 'no-such-table', page };
  // A friend comes by the link and finds a free seat.
  const settings = {
    game: 'party',
    edition: null,
    lexicon: null,
    house: {},
    undo: true,
    open: false,
    turn_limit: null,
    absence: null,
  };
  const seats = [me('Ana', 0), { who: { kind: 'free' }, team: 1 }, bot('club', 0)];
  const made = await request.post('/api/tables', { data: { settings, seats } });
  const { table } = (await made.json()) as { table: { code: string } };
  await page.goto(`/table/${table.code}`);
  await expect(page.locator('#seats li')).toHaveCount(3);
  yield { name: 'lobby-guest', page };
}

/** The end, for whoever does not want to wait for it. */
async function giveUp(page: Page): Promise<void> {
  await tool(page, 'leave');
  await dialog(page).locator('button').last().click();
  await expect(page.locator('.over')).toBeVisible();
}

/** Lays what crosses a word on an endless table, or the first word, from the hand. */
async function draftOnCells(
  request: APIRequestContext,
  page: Page,
  game: Cells,
  most = 4,
): Promise<void> {
  const held = plain(game.hand ?? []);
  const board = game.table.map(([row, column, letter]) => ({
    row,
    column,
    letter: letter.toUpperCase(),
  }));
  const first = async (): Promise<Laid[]> => {
    const word = (await wordsFrom(request, 'pt', held)).find(({ length }) => length <= most);
    return [...(word ?? '')].map((letter, nth) => ({ row: 0, column: nth, letter }));
  };
  const laid =
    board.length > 0
      ? await crossing(request, { lexicon: 'pt', board, letters: held })
      : await first();
  for (const { row, column, letter } of laid) {
    const card = page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first();
    await card.dragTo(cell(page, { row, column }));
  }
  await expect(sum(page)).toBeVisible();
}

async function* classic({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { words: 'challenge', challenge_seconds: 600 };
  const seats = [me('Ana'), bot('expert')];
  const made = await startTable(request, { game: 'classic', seats, house, seed: 6 });
  const heard = new Heard<Cells>();
  const page = await sitDown(context, made, [0], heard.hear);
  let asked = false;
  for (let drafts = 0; drafts < 3;) {
    const game = await heard.until(
      ({ stage, on_turn }) =>
        typeof stage === 'object' &&
        ('turn' in stage ? on_turn === 0 : 'asked' in stage && waits(stage.asked.window)),
      20_000,
    );
    await expect(mine(page)).toBeVisible();
    if (typeof game.stage === 'object' && 'turn' in game.stage) {
      await draftOnCells(request, page, game);
      drafts += 1;
      if (drafts === 2) break;
    } else if (!asked && drafts > 0) {
      yield { name: 'classic-question', page };
      asked = true;
    }
    await main(page).click();
    await heard.until(({ stage, turn }) => turn !== game.turn || !sameStage(stage, game.stage));
  }
  yield { name: 'classic', page };
  await page.locator('[aria-label] li button').first().click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'scores-dialog', page };
  await page.keyboard.press('Escape');
  await tool(page, 'react');
  yield { name: 'reactions-dialog', page };
  await page.keyboard.press('Escape');
  await tool(page, 'leave');
  yield { name: 'leave-dialog', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'classic-over', page };
}

async function* forfeit({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { action_seconds: 600 };
  const seats = [me('Ana'), me('Rui')];
  const made = await startTable(request, { game: 'forfeit', seats, house, seed: 2 });
  const heard = new Heard<Cells>();
  const page = await sitDown(context, made, [0, 1], heard.hear);
  await expect(ready(page)).toBeVisible();
  yield { name: 'cover', page };
  await ready(page).click();
  const game = await heard.until(({ hand: held }) => held !== null);
  await expect(hand(page)).toHaveCount(7);
  const word = (await wordsFrom(request, 'pt', plain(await cards(page)))).find(
    ({ length }) => length === 4,
  );
  for (const letter of word ?? '') await page.keyboard.press(letter);
  await expect(sum(page)).toBeVisible();
  yield { name: 'forfeit', page };
  await main(page).click();
  await heard.until(({ stage }) => JSON.stringify(stage) !== JSON.stringify(game.stage));
  if (await ready(page).isVisible()) await ready(page).click();
  await expect(main(page)).toBeVisible();
  yield { name: 'forfeit-action', page };
  await tool(page, 'rules');
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'forfeit-rules', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'forfeit-over', page };
}

export const SCENES: Record<string, Scene> = {
  start: { language: 'pt', screens: start },
  around: { language: 'en', screens: around },
  classic: { language: 'pt', screens: classic },
  forfeit: { language: 'ro', screens: forfeit },
  rummy: { language: 'fr', screens: rummy },
  party: { language: 'fr', screens: party },
  thief: { language: 'en', screens: thief },
};

/** The language of a scene, as if somebody had chosen it. */
export const speak = (context: BrowserContext, language: Language) =>
  context.addInitScript((tag) => localStorage.setItem('abecedar.language', tag), language);
