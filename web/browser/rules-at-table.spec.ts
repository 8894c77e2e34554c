// The rules beside a game: in the waiting room, over the table on a phone, from a refusal and from a
// line of a score; and against a bot the clock stands while one reads.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NewTableAnswer } from '../src/api/types';
import { examplesIn, wordsOf } from '../src/learn/rules/examples';
import type { View } from '../src/api/games/party';
import { Heard } from './heard';
import { expect, test } from './program';
import { menu } from './stage';
import {
  bot,
  button,
  cards,
  hand,
  inHand,
  isWord,
  me,
  sitDown,
  startTable,
  wordsFrom,
} from './tables';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheet = (page: Page) => page.getByRole('dialog');
/** The paragraph that a rule leads to. */
const told = (page: Page, rule: string) => page.locator(`.wanted[data-rules~="${rule}"]`);

async function paused(page: Page, made: NewTableAnswer): Promise<number | undefined> {
  const answer = await page.request.get(`/api/tables/${made.table.id}`);
  return ((await answer.json()) as { table: { paused?: number } }).table.paused;
}

test('a link to a rule opens its paragraph, and another one leads on', async ({ page }) => {
  await page.goto('/rules/classic#sc-28');
  await expect(told(page, 'SC-28')).toBeInViewport();
  await expect(told(page, 'SC-28')).toBeFocused();
  await expect(told(page, 'SC-28')).toContainText('only the cards of words that have just scored');
  await page.goto('/rules/forfeit#SC-22');
  await expect(told(page, 'SC-22')).toBeInViewport();
  await page.getByRole('link', { name: 'SF-06' }).first().click();
  await expect(page).toHaveURL(/\/rules\/forfeit#sf-06$/);
  await expect(told(page, 'SF-06')).toBeInViewport();
  await page.goBack();
  await expect(told(page, 'SC-22')).toBeInViewport();
  // The headings are named once more before all of it, and lead there.
  const end = page.getByRole('heading', { name: 'The end', exact: true });
  await expect(end).not.toBeInViewport();
  await button(page, 'The end').click();
  await expect(end).toBeInViewport();
  await expect(end).toBeFocused();
});

test('the pieces of the edition are drawn: board, dice, zones, tasks, cards', async ({ page }) => {
  await page.goto('/rules/party');
  await expect(page.getByRole('img', { name: /15 by 15/ }).locator('span')).toHaveCount(225);
  await expect(page.locator('.faces li')).toHaveCount(20);
  await expect(page.locator('.chance li')).toHaveCount(6);
  await page.goto('/rules/rummy');
  await expect(page.locator('[data-rules~="SR-19"]').first().locator('li')).toHaveCount(9);
  await page.goto('/rules/forfeit');
  await expect(page.locator('[data-rules~="SF-04"]').first().locator('li')).toHaveCount(8);
  await page.goto('/rules/thief');
  await expect(page.locator('.suit')).toHaveCount(4);
});

test('the words in the pictures are words', async ({ request }) => {
  for (const language of ['pt', 'fr', 'en', 'es', 'ro']) {
    expect(examplesIn(language).lang).toBe(language);
    for (const word of wordsOf(language)) {
      expect(await isWord(request, language, word), `${language} ${word}`).toBe(true);
    }
  }
});

test('the waiting room opens the rules over itself, with its house rules marked', async ({
  context,
  request,
}) => {
  const house = { rounds: 4, discard_taken: false };
  const answer = await request.post('/api/tables', {
    data: { settings: { game: 'rummy', house }, seats: [me('Ana'), { who: { kind: 'free' } }] },
  });
  const made = (await answer.json()) as NewTableAnswer;
  const page = await sitDown(context, made, [0]);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Rummy: Rules' })).toBeVisible();
  await expect(sheet(page).locator('.table li')).toHaveCount(2);
  const idea = sheet(page).locator('[data-rules~="SR-10"]').first();
  await expect(idea.locator('.differs')).toContainText('4');
  await expect(sheet(page).locator('[data-rules~="SR-A9"] .differs').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/table/${made.table.code}`));
  // The link itself opens the page of this table in another tab.
  await page.goto(`/rules/rummy?table=${made.table.code}`);
  await expect(page.locator('.table li')).toHaveCount(2);
});

test('on a phone the menu opens the rules, and a bot waits meanwhile', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), bot()],
    seed: 5,
    house: { bonus_on: 'main_word' },
  });
  const page = await sitDown(context, made, [0]);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(hand(page).first()).toBeVisible();
  await menu(page, 'Rules');
  await expect(sheet(page).getByText('The clock stands while you read')).toBeVisible();
  await expect.poll(() => paused(page, made)).toBe(0);
  await expect(sheet(page).locator('[data-rules~="SC-A2"] .differs').first()).toBeVisible();
  const wide = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(360);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await button(page, 'Close').click();
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => paused(page, made)).toBeUndefined();
  // Who comes back to a table that stands still finds it so, covered, and lets it go on.
  await menu(page, 'Rules');
  await expect.poll(() => paused(page, made)).toBe(0);
  await page.reload();
  await expect(sheet(page).getByRole('heading', { name: 'The table is paused' })).toBeVisible();
  await button(page, 'Play on').click();
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => paused(page, made)).toBeUndefined();
});

test('a refusal and a line of the score lead to their rules, also among people', async ({
  context,
  request,
}) => {
  const seats = [me('Ana'), me('Rui')];
  const made = await startTable(request, { game: 'classic', seats, seed: 3 });
  const page = await sitDown(context, made, [0, 1]);
  await button(page, /^I am /).click();
  const held = (await cards(page)).filter((card) => /^\p{Lu}$/u.test(card));
  for (const letter of held.slice(0, 3)) await page.keyboard.press(letter);
  await page.locator('[data-drop="cell:0,1"]').click();
  await page.locator('[data-drop="cell:0,1"]').click();
  await expect(page.getByText(/There is a hole in the word/)).toBeVisible();
  await button(page, /^The rule: SC-A16$/).click();
  await expect(told(page, 'SC-A16')).toBeInViewport();
  expect(await paused(page, made)).toBeUndefined();
  await page.keyboard.press('Escape');
  await button(page, 'Take back').click();
  const words = await wordsFrom(request, 'pt', await cards(page));
  const word = words.find(({ length }) => length >= 2 && length <= 5) ?? '';
  for (const letter of word) await inHand(page, letter).click();
  await button(page, /^First word/).click();
  await expect(told(page, 'SC-14')).toBeInViewport();
});

/** Plays until the timer runs for Ana's team, and gives when it is up. */
async function run(page: Page, heard: Heard<View>): Promise<void> {
  const stage = ({ on_turn, stage }: View) =>
    on_turn === 0 && typeof stage === 'object' ? stage : null;
  for (let roll = 0; roll < 40; roll += 1) {
    const view = await heard.until((game) => {
      const now = stage(game);
      return now !== null && ('roll' in now || 'run' in now);
    }, 60_000);
    const now = stage(view);
    if (now && 'run' in now) return;
    await button(page, /^Roll/).click();
    await heard.until((game) => game !== view, 20_000);
  }
  throw new Error('the timer never ran');
}

const HASTY = { zone_seconds: [20, 20, 20, 20, 20, 20], spotting_seconds: 3 };

test('Party’s timer stands while one reads against a bot', async ({ context, request }) => {
  test.setTimeout(120_000);
  const seats = [me('Ana', 0), bot('casual', 1)];
  const made = await startTable(request, { game: 'party', seats, seed: 2, house: HASTY });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await run(page, heard);
  await menu(page, 'Rules');
  await expect(sheet(page).getByText('The clock stands while you read')).toBeVisible();
  const timer = page.locator('[role="timer"]').first();
  const before = await timer.textContent();
  await page.waitForTimeout(4000);
  expect(await timer.textContent()).toBe(before);
  await button(page, 'Close').click();
  await expect.poll(() => timer.textContent(), { timeout: 5000 }).not.toBe(before);
});

test('among people the clock runs on while one reads', async ({ context, request }) => {
  const settings = { game: 'classic', turn_limit: { seconds: 120, then: 'wait' } };
  const answer = await request.post('/api/tables', {
    data: { settings, seats: [me('Ana'), me('Rui')], seed: 3 },
  });
  const made = (await answer.json()) as NewTableAnswer;
  await request.post(`/api/tables/${made.table.id}/start`, {
    headers: { Authorization: `Bearer ${made.host}` },
  });
  const page = await sitDown(context, made, [0]);
  await expect(hand(page).first()).toBeVisible();
  await menu(page, 'Rules');
  await expect(sheet(page).getByRole('heading', { name: 'Classic: Rules' })).toBeVisible();
  await expect(sheet(page).getByText('The clock stands while you read')).toHaveCount(0);
  expect(await paused(page, made)).toBeUndefined();
  const timer = page.locator('[role="timer"]').first();
  const before = await timer.textContent();
  await expect.poll(() => timer.textContent(), { timeout: 5000 }).not.toBe(before);
});
