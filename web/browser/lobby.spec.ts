// From the start page to a table: friends by code, seats, bots, house rules, languages.

import { expect, test } from './program';
import { button, hand, turn } from './tables';

test('friends meet by a code, choose their rules and begin', async ({ page, browser, baseURL }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your name').press('Tab');
  await page
    .getByRole('article', { name: 'Forfeits' })
    .getByRole('button', { name: 'With friends' })
    .click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByLabel('They stand unless challenged').check();
  // A number is a number: what is left empty is as in the box.
  await page.locator('summary', { hasText: 'Time' }).click();
  const time = page.getByLabel('Time to challenge');
  await expect(page.getByText('Left empty: as in the box, 20 seconds.').first()).toBeVisible();
  await time.fill('9999');
  await time.press('Tab');
  await expect(time).toHaveValue('600');
  await time.press('ArrowDown');
  await expect(time).toHaveValue('595');
  await button(page, 'Add a seat').click();
  await page.getByRole('button', { name: 'Add a bot' }).last().click();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' });
  const friend = await context.newPage();
  await friend.goto('/');
  await friend.getByLabel('Rejoindre avec un code').fill(code.toLowerCase());
  await friend.getByRole('button', { name: 'Rejoindre', exact: true }).click();
  await expect(
    friend.getByText('Elles restent, sauf contestation').or(friend.locator('#rules')),
  ).toBeVisible();
  await friend.getByRole('button', { name: 'S’asseoir ici' }).click();
  await expect(friend.getByText('(vous)')).toBeVisible();

  await expect(button(page, 'Start the game')).toBeEnabled();
  await button(page, 'Start the game').click();
  await expect(hand(page)).toHaveCount(7);
  await expect(hand(friend)).toHaveCount(7);
  await expect(turn(friend)).toHaveText(/À vous|Un instant/);

  // The language of a running game changes at once, and nothing else does.
  await friend.locator('.bar button').first().click();
  await friend.getByRole('dialog').getByText('Română').click();
  await friend.keyboard.press('Escape');
  await expect(turn(friend)).toHaveText(/rândul tău|clipă/);
  await expect(hand(friend)).toHaveCount(7);
});
