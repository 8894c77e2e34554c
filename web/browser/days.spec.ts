// Games that last for days: the host chooses the pace, the start page says whose turn it is, the table
// until when there is time, and vacation is one's own affair. Links in mail do nothing by themselves.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { button } from './tables';

const PHONE = { width: 360, height: 640 };

async function clean(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** A picture to look at, where somebody wants one. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['ABECEDAR_PICTURES'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function chooseDays(page: Page): Promise<void> {
  await page.getByLabel('Pace').selectOption({ label: '3 days a move' });
  await expect(page.getByText('When the days are over')).toBeVisible();
}

test('a pace of days is chosen, kept, told on the start page and at the table', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Classic' })
    .getByRole('button', { name: 'With friends' })
    .click();
  await expect(page.getByLabel('Pace')).toHaveValue('0');
  await expect(page.getByText('If somebody goes away')).toBeVisible();
  await chooseDays(page);
  // Where days count, nobody is away and no turn has seconds.
  await expect(page.getByText('If somebody goes away')).toHaveCount(0);
  await expect(page.getByLabel('How long a turn may take')).toHaveCount(0);
  await page.getByLabel('The player has left the game').check();
  await page.getByLabel('Vacation for each player').selectOption({ label: '3 days' });
  await page.reload();
  await expect(page.getByLabel('Pace')).toHaveValue('3');
  await expect(page.getByLabel('The player has left the game')).toBeChecked();
  await expect(page.getByLabel('Vacation for each player')).toHaveValue('3');
  await page.locator('#together').scrollIntoViewIfNeeded();
  await picture(page, 'days-lobby');
  await clean(page);
  await page.setViewportSize(PHONE);
  await page.locator('#together').scrollIntoViewIfNeeded();
  await picture(page, 'days-lobby-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await button(page, 'Start the game').click();

  // At the table: how much time is left, and no clock of seconds. A bot that begins is done at once.
  await expect(page.locator('.stage time')).toHaveText('3 days left');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page).toHaveTitle(/Your turn/);
  await picture(page, 'days-table-phone');
  await clean(page);

  await page.locator('.bar button').first().click();
  await page.getByRole('button', { name: 'Notices and vacation' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('You may take 3 more days of vacation.')).toBeVisible();
  await picture(page, 'days-sheet-phone');
  await clean(page);
  await sheet.getByLabel('Vacation for').selectOption('2');
  await sheet.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(sheet.getByText('You are on vacation until')).toBeVisible();
  await expect(page.locator('.stage time')).toHaveText('5 days left');
  await sheet.getByRole('button', { name: 'I am back' }).click();
  await expect(sheet.getByText(/You may take/)).toBeVisible();
  await expect(page.locator('.stage time')).toHaveText('3 days left');
  await page.keyboard.press('Escape');

  // The start page lists it first, with a number in its title.
  await page.goto('/');
  const list = page.locator('#your-turn');
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.getByText('3 days left')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await picture(page, 'days-start-phone');
  await clean(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'days-start');
  await list.getByRole('link').click();
  await expect(page.locator('.stage time')).toBeVisible();
  await picture(page, 'days-table');
});

test('the icon of the installed page has the number of games that wait', async ({ page }) => {
  await page.addInitScript(() => {
    const told: number[] = [];
    Object.assign(window, { told });
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void told.push(count)),
      clearAppBadge: () => Promise.resolve(void told.push(0)),
    });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: number[] }).told.at(-1));
  await page.goto('/');
  await expect.poll(told).toBe(0);
  await page
    .getByRole('article', { name: 'Rummy' })
    .getByRole('button', { name: 'With friends' })
    .click();
  await chooseDays(page);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await button(page, 'Start the game').click();
  await expect(page.locator('.stage time')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect.poll(told).toBe(1);
});

test('a game that races a clock is not offered by days', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Party' })
    .getByRole('button', { name: 'With friends' })
    .click();
  await expect(page.getByText('If somebody goes away')).toBeVisible();
  await expect(page.getByLabel('Pace')).toHaveCount(0);
});

test('a link in a mail asks before it does anything', async ({ page, request }) => {
  const seats = [{ who: { kind: 'me', name: 'Ana' } }, { who: { kind: 'free' } }];
  const settings = { game: 'classic', days: { days: 1, then: 'pass' } };
  const made = await request.post('/api/tables', { data: { settings, seats } });
  const { table } = (await made.json()) as { table: { id: string; code: string } };
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') asked.push(new URL(sent.url()).pathname);
  });
  await page.goto(`/notices/quiet/${table.id}/abc`);
  await expect(page.getByRole('heading', { name: 'No more notices' })).toBeVisible();
  expect(asked).toEqual([]);
  await picture(page, 'days-quiet');
  await clean(page);
  await page.getByRole('button', { name: 'Stop all notices about this game' }).click();
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible();
  expect(asked).toEqual([`/api/tables/${table.id}/quiet/abc`]);
  await page.goto(`/notices/confirm/${table.id}/abc`);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
