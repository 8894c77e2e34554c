// A room with a big screen: phones that join the table which it shows.

import { devices, type Browser, type Page } from '@playwright/test';
import type { NewSeat, NewTableAnswer } from '../src/api/types';
import { expect } from './program';
import { button, listen, sitDown } from './tables';

/** The smallest phone that we promise anything for. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 640 },
  screen: { width: 360, height: 640 },
  locale: 'en-GB',
};

export const free = (team?: number): NewSeat => ({
  who: { kind: 'free' },
  ...(team === undefined ? {} : { team }),
});

/** The phone that made the table, and has its first seat. */
export async function hostPhone(
  browser: Browser,
  baseURL: string | undefined,
  made: NewTableAnswer,
  hear: (said: string) => void,
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '' });
  return sitDown(context, made, [0], hear);
}

/** A phone that comes by the code, says its name and takes the first free seat. */
export async function guestPhone(
  browser: Browser,
  baseURL: string | undefined,
  code: string,
  name: string,
  hear: (said: string) => void,
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  listen(page, hear);
  await page.goto(`/table/${code}`);
  // Everything is there, and nothing moves under the finger any more.
  await expect(page.getByRole('region', { name: 'The words' })).toBeVisible();
  await page.getByLabel(/name/i).first().fill(name);
  await button(page, 'Sit here').first().tap();
  await expect(page.getByText('Look at the big screen: the game begins there.')).toBeVisible();
  return page;
}

/** Begins the game from the host's phone, and sees it begin on the screen. */
export async function begin(host: Page, screen: Page): Promise<void> {
  await expect(screen.getByText('All are here. The host begins the game.')).toBeVisible();
  await button(host, 'Start the game').tap();
  await expect(screen.locator('.stage.screen')).toBeVisible();
}
