// Each guided first game can be finished by following only what the screen says: at a phone by
// finger, in two languages; once by keyboard alone; and it is taken up where it was left.

import AxeBuilder from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { coach, finger, follow, keys } from './lessons';
import { choose } from './keys';
import { expect, test } from './program';
import { speak } from './scenes';
import { button } from './tables';

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 640 },
  screen: { width: 360, height: 640 },
};

/** Which step it is, as the panel says. */
const step = (page: Page, nth: string) => coach(page).getByText(nth, { exact: true });

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);

for (const game of ['classic', 'forfeit', 'rummy', 'party', 'thief']) {
  for (const language of ['en', 'pt'] as const) {
    test(`${game} teaches itself at a phone, in ${language}`, async ({ browser, baseURL }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        ...PHONE,
        baseURL: baseURL ?? '',
        contextOptions: { reducedMotion: 'reduce' },
      } as Parameters<typeof browser.newContext>[0]);
      await speak(context, language);
      const page = await context.newPage();
      await page.goto(`/lesson/${game}`);
      const steps = await follow(page, finger, async (said, nth) => {
        // Nothing sticks out, and nothing that is marked is under anything else.
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, said).toBeLessThanOrEqual(360);
        if (nth === 2) expect(await violations(page), said).toEqual([]);
      });
      expect(steps.length).toBeGreaterThanOrEqual(10);
      expect(steps.length).toBeLessThanOrEqual(14);
      expect(await violations(page)).toEqual([]);
      // The same game goes on, without the coach.
      await coach(page).locator('.ways button').tap();
      await expect(coach(page)).toBeHidden();
      await expect(page.locator('.stage .foot')).toBeVisible();
      await context.close();
    });
  }
}

test('a whole lesson by keyboard alone', async ({ page, context }) => {
  test.setTimeout(240_000);
  await speak(context, 'en');
  await page.goto('/lesson/classic');
  const steps = await follow(page, keys);
  expect(steps).toHaveLength(14);
  await choose(page, coach(page).locator('.ways button'));
  await expect(coach(page)).toBeHidden();
});

test('it is offered to who has never played the game, and taken up where it was left', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Classic' });
  await card.getByRole('link', { name: 'First time? Learn by playing' }).click();
  await expect(step(page, '1/14')).toBeVisible();
  await button(page, 'Next').click();
  await expect(step(page, '2/14')).toBeVisible();
  await page.reload();
  await expect(step(page, '2/14')).toBeVisible();
  await page.goto('/');
  await expect(card.getByRole('link', { name: 'First time? Learn by playing' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(step(page, '2/14')).toBeVisible();
  // Show me does it.
  await expect(button(page, 'Show me')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Show me').click();
  await expect(step(page, '3/14')).toBeVisible();
});

test('who tries something else is told so, and who ends the lesson plays on', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto('/lesson/rummy');
  await expect(step(page, '1/13')).toBeVisible();
  await page.locator('.piles .pile').first().click();
  await expect(coach(page)).toContainText('First read this');
  for (const nth of [1, 2]) {
    await expect(step(page, `${nth}/13`)).toBeVisible();
    await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'false');
    await button(page, 'Next').click();
  }
  await expect(step(page, '3/13')).toBeVisible();
  await page.locator('[data-drop="discards"]').click();
  await expect(coach(page)).toContainText('Nearly!');
  await button(page, 'End the lesson').click();
  await button(page, 'Really end it?').click();
  await expect(coach(page)).toBeHidden();
  // The table is as it was, and now anything goes.
  await page.locator('[data-drop="discards"]').click();
  await expect(page.locator('[data-drop^="hand:"][data-card]')).toHaveCount(8);
});
