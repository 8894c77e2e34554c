// No screen has what axe calls a violation, in either theme; nothing sticks out of a phone.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { SCENES, speak } from './scenes';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const violations = async (page: Page, axe = new AxeBuilder({ page })) =>
  (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

/** Everything by day; by night what a theme can change, which is contrast. */
async function check(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const contrast = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
  expect(await violations(page, contrast), `${name}, dark`).toEqual([]);
  await page.setViewportSize(PHONE);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${name} sticks out`).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESKTOP);
}

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

for (const [scene, { language, screens }] of Object.entries(SCENES)) {
  test(`axe finds nothing: ${scene}`, async ({ context, request }) => {
    test.setTimeout(240_000);
    await speak(context, language);
    for await (const { name, page } of screens({ context, request, small: true })) {
      await test.step(name, () => check(page, name));
    }
  });
}
