// After the game: seeing it once more, the review of every turn, the link for others, the saved
// game, and going on from where it was.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Replay } from '../src/api/types';
import { decided, playedOut, sidesOf } from './ends';
import { expect, test } from './program';
import { bot, button, hand, me, sitDown, startTable } from './tables';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };

const TWO = { game: 'classic', edition: 'cartas-small', seats: [me('Ana'), me('Rui')], seed: 3 };

const slider = (page: Page) => page.getByRole('slider');
const hands = (page: Page) => page.getByRole('list', { name: 'The hands' });

/** Nothing that axe finds, in both themes, and nothing that sticks out. */
async function sound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('from the end to the review, the game once more, and on from there', async ({
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const { made, outcome } = await playedOut(request, TWO, decided);
  const { loser } = sidesOf(outcome);
  const page = await sitDown(context, made, [loser]);
  await button(page, 'Review').click();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  const turns = page.locator('ol > li');
  await expect(turns.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Most points').first()).toBeVisible();
  // The grades of one's own turns add up, and the other's can be looked at.
  const counts = await page.locator('dl.grades dd').allTextContents();
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(await turns.count());
  await sound(page);
  // The turns of one grade alone.
  const grade = page.locator('dl.grades button:enabled').first();
  const count = Number(await grade.innerText());
  await grade.click();
  await expect(turns).toHaveCount(count);
  await grade.click();
  await page.locator('label', { hasText: loser === 0 ? 'Rui' : 'Ana' }).click();
  await expect(turns.first()).toContainText(loser === 0 ? 'Rui' : 'Ana');

  // A word tells what it means.
  await turns.locator('.word').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');

  // The turn on the table, with open hands.
  await turns.first().getByRole('link').click();
  await expect(slider(page)).toBeVisible();
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(0);
  await expect(hands(page).getByRole('listitem')).toHaveCount(2);

  // Arrow keys go through it, and the slider.
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).not.toHaveValue('0');
  const last = (await slider(page).getAttribute('max')) ?? '';
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue(last);
  await slider(page).fill('2');
  await expect(page.getByText('Step 2 of')).toBeVisible();
  await button(page, 'Play the game').click();
  await expect(slider(page)).not.toHaveValue('2', { timeout: 10_000 });
  await button(page, 'Pause').click();
  await sound(page);

  // Against bots, from where it was.
  await button(page, 'Looking back').click();
  await turns.first().getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(hand(page).first()).toBeVisible();
});

test('while every turn is looked at the page says how far it is', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { made } = await playedOut(request, TWO);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/review', async (route) => {
    await held;
    await route.continue();
  });
  // The review of a small game is there before anybody could ask how far it is.
  await page.route('**/review/progress', (route) => route.fulfill({ json: { done: 6, all: 24 } }));
  await page.goto(`/review/${made.table.id}`);
  const bar = page.getByRole('progressbar', { name: 'Every turn is being looked at…' });
  await expect(bar).toHaveJSProperty('position', 0.25);
  await expect(page.locator('ol > li')).toHaveCount(0);
  release();
  await expect(page.locator('ol > li').first()).toBeVisible({ timeout: 30_000 });
  await expect(bar).toHaveCount(0);
});

test('a link opens the game in a browser that was never here', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { made } = await playedOut(request, TWO);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' });
  const page = await stranger.newPage();
  await page.goto('/healthz');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(`/replay/${made.table.id}`);
  await expect(page.getByRole('heading', { name: 'Revoir la partie' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Les mains' }).getByRole('listitem')).toHaveCount(2);
  await page.goto(`/review/${made.table.id}`);
  await expect(page.locator('ol > li').first()).toBeVisible({ timeout: 30_000 });
  await stranger.close();
});

test('a link to a running game shows no hand', async ({ page, request }) => {
  const made = await startTable(request, TWO);
  const told = page.waitForResponse((response) => response.url().endsWith('/replay'));
  await page.goto(`/replay/${made.table.id}`);
  await expect(page.getByRole('heading', { name: 'The game so far' })).toBeVisible();
  await expect(slider(page)).toBeVisible();
  await expect(hands(page)).toHaveCount(0);
  // Nor is one in what the page was told, nor is there a picture of what is not over.
  const { scenes } = (await (await told).json()) as Replay;
  expect(scenes.length).toBeGreaterThan(0);
  for (const scene of scenes) {
    expect(scene.hands).toEqual([]);
    expect((scene.view as { game?: { hand?: unknown } }).game?.hand ?? null).toBeNull();
    expect(JSON.stringify(scene.steps)).not.toContain('"news-drew-own"');
  }
  await expect(button(page, 'Picture')).toHaveCount(0);
  await page.goto(`/review/${made.table.id}`);
  await expect(button(page, 'The game once more')).toBeVisible();
  await page.goto('/replay/0123456789abcdef');
  await expect(page.getByText('no such table', { exact: false })).toBeVisible();
});

test('a saved game is taken along and opened again', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { made } = await playedOut(request, TWO);
  await page.goto(`/review/${made.table.id}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the game' }).click(),
  ]);
  const path = await file.path();
  await page.getByLabel('Open a saved game').setInputFiles(path);
  await expect(page).not.toHaveURL(new RegExp(made.table.id));
  await expect(page.locator('ol > li').first()).toBeVisible({ timeout: 30_000 });
  const edited = readFileSync(path, 'utf8').replace('"at":', '"at":1');
  await page.getByLabel('Open a saved game').setInputFiles({
    name: 'edited.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(edited),
  });
  await expect(page.getByText('no saved game', { exact: false })).toBeVisible();
});

for (const game of ['forfeit', 'rummy', 'thief', 'party']) {
  test(`${game} can be looked back at`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const teams = game === 'party';
    const seats = [me('Ana', teams ? 0 : undefined), bot('novato', teams ? 1 : undefined)];
    const { made } = await playedOut(request, { game, seats, seed: 2 });
    await page.goto(`/replay/${made.table.id}`);
    await expect(slider(page)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(hands(page)).toHaveCount(teams ? 0 : 1);
    await sound(page);
    await page.goto(`/review/${made.table.id}`);
    await expect(page.locator('ol > li').first()).toBeVisible({ timeout: 60_000 });
    await sound(page);
  });
}
