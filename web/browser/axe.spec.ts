// No screen has what axe calls a violation, in either theme; nothing sticks out on a phone.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { bot, button, cards, hand, me, sitDown, startTable } from './tables';

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('start and waiting room', async ({ page }) => {
      test.slow();
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(5);
      expect(await violations(page)).toEqual([]);
      await page
        .getByRole('article', { name: 'Classic' })
        .getByRole('button', { name: 'One device' })
        .click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page
        .getByRole('article', { name: 'Classic' })
        .getByRole('button', { name: 'With friends' })
        .click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const game of ['classic', 'forfeit', 'rummy']) {
      test(`a table of ${game}`, async ({ context, request }) => {
        test.slow();
        const seats = [me('Ana'), me('Rui')];
        const made = await startTable(request, { game, seats, seed: 3 });
        const page = await sitDown(context, made, [0, 1]);
        await expect(button(page, /^I am /)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await button(page, /^I am /).click();
        await expect(hand(page)).toHaveCount(7);
        const letters = (await cards(page)).filter((card) => /^\p{Lu}$/u.test(card));
        for (const letter of letters.slice(0, 2)) await page.keyboard.press(letter);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Rules' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of ['classic', 'forfeit', 'rummy']) {
    test(`nothing of ${game} sticks out`, async ({ context, request }) => {
      const made = await startTable(request, { game, seats: [me('Ana'), bot()], seed: 3 });
      const page = await sitDown(context, made, [0]);
      await expect(hand(page).first()).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    });
  }
});
