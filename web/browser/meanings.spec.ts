// What a word means, asked at the table: a tap on a lying card, a word in the history, the words of
// the games without a board; by keys, and without disturbing what one does.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { playedOut } from './ends';
import { expect, test } from './program';
import { action, more } from './stage';
import { bot, button, hand, me, sitDown, startTable } from './tables';

const dialog = (page: Page) => page.getByRole('dialog');
const lying = (page: Page) => page.locator('[data-drop^="cell:"]:has(.card)');

/** The sheet says something about a word, and goes away again. */
async function explains(page: Page): Promise<string> {
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('status').first()).not.toBeEmpty();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const title = await dialog(page).getByRole('heading', { level: 2 }).innerText();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  return title;
}

test('a lying card tells what its word means, by touch and by keys', async ({
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const seats = [me('Ana'), bot('casual')];
  const made = await startTable(request, { game: 'classic', seats, seed: 5 });
  const page = await sitDown(context, made, [0]);
  await expect(hand(page)).toHaveCount(7);
  await expect(page.locator('.said.mine')).toBeVisible({ timeout: 20_000 });
  // Whoever starts passes on, so that the bot lays something.
  if ((await lying(page).count()) === 0) {
    await more(page, 'Pass');
    await action(page).click();
  }
  await expect(lying(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.said.mine')).toBeVisible({ timeout: 20_000 });
  await lying(page).first().click();
  const word = await explains(page);
  expect(word.length).toBeGreaterThan(1);
  await expect(hand(page)).toHaveCount(7);
  await lying(page).first().focus();
  await page.keyboard.press('Enter');
  expect(await explains(page)).toBe(word);

  // While something is picked up or laid out, a tap on what lies there means something else.
  await hand(page).first().click();
  await lying(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  // In the history, the lines of a play have its words.
  await page
    .getByRole('list', { name: 'What happened' })
    .getByRole('button', { name: /lays/ })
    .last()
    .click();
  await page.locator('.detail button.word').first().click();
  await explains(page);
});

test('a word on the bench of Word Thief is asked about from the menu', async ({
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const seats = [me('Ana'), bot('casual')];
  const made = await startTable(request, { game: 'thief', seats, seed: 5 });
  const page = await sitDown(context, made, [0]);
  await expect(page.locator('.said.mine')).toBeVisible({ timeout: 20_000 });
  const locked = button(page, /^locked/);
  const loose = page.locator('button.loose');
  await expect(locked.or(loose).first()).toBeVisible({ timeout: 20_000 });
  if ((await loose.count()) > 0) {
    await loose.first().click();
    await button(page, 'More').click();
    await button(page, /^What does .* mean\?$/).click();
  } else {
    await locked.first().click();
    await page.locator('button.still').first().click();
    await more(page, 'What does');
  }
  await explains(page);
});

test('the words of Rummy and of Party are told when one looks back', async ({
  context,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const rummy = await playedOut(request, {
    game: 'rummy',
    seats: [me('Ana'), bot('novato')],
    seed: 2,
  });
  await page.goto(`/replay/${rummy.made.table.id}`);
  await expect(page.getByRole('slider')).toBeVisible();
  const laid = page.locator('.laid button.word');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(laid.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await laid.first().click();
  await explains(page);

  const seats = [me('Ana', 0), bot('novato', 1)];
  const party = await playedOut(request, { game: 'party', seats, seed: 2 });
  const table = await sitDown(context, party.made, [0]);
  await button(table, 'Look at the table').first().click();
  await lying(table).first().click();
  await explains(table);
});
