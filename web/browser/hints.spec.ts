// Hints against bots: where to look, which word, the whole play; none among people.

import AxeBuilder from '@axe-core/playwright';
import { handOver } from './ends';
import { expect, test } from './program';
import { bot, button, hand, me, sitDown, startTable } from './tables';

const dialog = (page: import('@playwright/test').Page) => page.getByRole('dialog');

test('a hint says as much as one asks for, and is counted', async ({ context, request }) => {
  test.setTimeout(90_000);
  const seats = [me('Ana'), bot('casual')];
  const made = await startTable(request, { game: 'classic', seats, seed: 5 });
  const page = await sitDown(context, made, [0]);
  await expect(hand(page).first()).toBeVisible();
  await expect(page.locator('.said.mine')).toBeVisible({ timeout: 20_000 });
  await button(page, 'More').click();
  await button(page, 'Hint').click();
  await button(page, 'Where to look').click();
  await expect(dialog(page).getByRole('status')).toContainText('Look at');
  await expect(dialog(page).getByText('Try', { exact: false })).toHaveCount(0);
  await button(page, 'Which word').click();
  await expect(dialog(page).getByText('Try', { exact: false })).toBeVisible();
  await button(page, 'The whole play').click();
  await expect(dialog(page).getByText('It scores', { exact: false })).toBeVisible();
  await expect(dialog(page).getByText(/^It leaves/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  const answer = await request.get(`/api/tables/${made.table.id}`);
  const { table } = (await answer.json()) as { table: { hints: number[] } };
  expect(table.hints).toEqual([3, 0]);
  // The end says how many there were.
  await handOver(request, made, [0]);
  await expect(page.getByRole('dialog').getByText(/: 3 hints$/)).toBeVisible({ timeout: 60_000 });
});

test('there are no hints among people', async ({ context, request }) => {
  const seats = [me('Ana'), me('Rui')];
  const made = await startTable(request, { game: 'classic', seats, seed: 5 });
  const page = await sitDown(context, made, [0]);
  await expect(hand(page).first()).toBeVisible();
  const more = button(page, 'More');
  if (await more.isVisible()) await more.click();
  await expect(button(page, 'Hint')).toHaveCount(0);
});
