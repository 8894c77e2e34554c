// Pictures of every screen: phone upright and lying, desktop, television, light and dark, to be
// looked at:
// `cargo xtask screenshots` puts them into `screenshots/`.

import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { SCENES, speak } from './scenes';

const folder = process.env['ABECEDAR_SCREENSHOTS'] ?? '../screenshots';

const DESKTOP = { width: 1440, height: 900 };

/** The sizes; each is looked at by day and by night. */
const LOOKS = [
  ['desktop', DESKTOP],
  ['phone', { width: 360, height: 640 }],
  ['landscape', { width: 844, height: 390 }],
  ['tv', { width: 1920, height: 1080 }],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of LOOKS) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name} sticks out of a ${size} screen`).toBeLessThanOrEqual(viewport.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A dialog covers the screen: what is below it is not looked at.
      const fullPage = size === 'phone' && (await page.getByRole('dialog').count()) === 0;
      const path = `${folder}/${name}-${size}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  }
  await page.setViewportSize(DESKTOP);
}

for (const [scene, { language, screens }] of Object.entries(SCENES)) {
  test.describe(scene, () => {
    test.use({ viewport: DESKTOP, deviceScaleFactor: 2 });

    test('pictures', async ({ context, request }) => {
      test.setTimeout(300_000);
      await speak(context, language);
      for await (const { name, page } of screens({ context, request })) {
        await test.step(name, () => picture(page, name));
      }
    });
  });
}
