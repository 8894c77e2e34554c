// A pause among people: one asks, the others agree or not, and then time stands still for all of them
// until somebody lets the game go on.

import type { Page } from '@playwright/test';
import { clean } from './afar';
import { expect, test } from './program';
import { button, me, sitDown, startTable } from './tables';

const PHONE = { width: 360, height: 640 };

async function askForPause(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Pause').click();
}

/** Is the sheet that covers the table the only thing to be seen? */
async function isCovered(page: Page): Promise<void> {
  const cover = page.getByRole('dialog', { name: 'Ana paused the table' });
  await expect(cover).toBeVisible();
  await expect(cover).toContainText('The clock stands still for everybody');
  await clean(page);
}

test('a table of people is paused when all agree, and anybody lets it go on', async ({
  browser,
  baseURL,
  request,
  page: screen,
}) => {
  const made = await startTable(request, { game: 'classic', seats: [me('Ana'), me('Ben')] });
  const options = { baseURL: baseURL ?? '', locale: 'en-GB', viewport: PHONE };
  const sat = async (seat: number) => sitDown(await browser.newContext(options), made, [seat]);
  const [ana, ben] = [await sat(0), await sat(1)];
  await expect(ana.locator('.stage')).toBeVisible();
  await expect(ben.locator('.stage')).toBeVisible();
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto(`/table/${made.table.code}/screen`);
  await expect(screen.locator('.stage.screen')).toBeVisible();

  // Rather not: the game goes on, and who asked is told.
  await askForPause(ana);
  await expect(ana.getByText('Still to agree: Ben.')).toBeVisible();
  const question = ben.getByText('Ana would like a pause.');
  await expect(question).toBeVisible();
  await expect(question.locator('xpath=ancestor::*[@role="status"]')).toHaveCount(1);
  await expect(screen.getByText('Ana would like a pause.')).toBeVisible();
  await button(ben, 'Rather not').click();
  await expect(ana.getByText('The others would rather play on.')).toBeVisible();
  await expect(question).toBeHidden();

  // Agreed: everybody's table is covered, the big screen's too.
  await askForPause(ana);
  await button(ben, 'Agree').click();
  await isCovered(ana);
  await isCovered(ben);
  const sign = screen.getByRole('status').filter({ hasText: 'Ana paused the table' });
  await expect(sign).toBeVisible();
  expect((await sign.boundingBox())?.width).toBe(1280);

  // It outlasts loading the page anew, and whoever likes lets it go on.
  await ben.reload();
  await isCovered(ben);
  await button(ben, 'Play on').click();
  await expect(ana.getByRole('dialog')).toBeHidden();
  await expect(ben.getByRole('dialog')).toBeHidden();
  await expect(sign).toBeHidden();
  await expect(ana.locator('[aria-live]').filter({ hasText: 'The game goes on.' })).toHaveCount(1);
  await ana.context().close();
  await ben.context().close();
});

test('players at one device have agreed by nodding', async ({ context, request }) => {
  const seats = [me('Ana'), me('Ben')];
  const made = await startTable(request, { game: 'thief', seats });
  const page = await sitDown(context, made, [0, 1]);
  await page.getByRole('button', { name: /^I am / }).click();
  await askForPause(page);
  await expect(page.getByRole('dialog', { name: /paused the table$/ })).toBeVisible();
  await button(page, 'Play on').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
