// Pictures of every screen, desktop and phone, light and dark, to be looked at:
// `cargo xtask screenshots` puts them into `screenshots/`.

import type { Page } from '@playwright/test';
import { bot, button, cards, hand, me, sitDown, startTable } from './tables';
import { letters, open, test, word, expect, found, verdict } from './program';
import { LANGUAGES, type Language } from '../src/i18n/languages';

const folder = process.env['ABECEDAR_SCREENSHOTS'] ?? '../screenshots';

const PHONE = { isMobile: true, hasTouch: true };
const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  small: { viewport: { width: 360, height: 720 }, ...PHONE },
};

/** A word of each language's list, one that is none, and letters with a blank. */
const SAMPLES: Record<Language, { lexicon: string; word: string; letters: string }> = {
  pt: { lexicon: 'pt', word: 'coração', letters: 'TREINO?' },
  fr: { lexicon: 'fr', word: 'repasserai', letters: 'MUNIES?' },
  ro: { lexicon: 'en', word: 'xyzzyx', letters: 'FROWNED' },
  en: { lexicon: 'en', word: 'reworked', letters: 'WORK??' },
};

for (const language of LANGUAGES) {
  for (const [size, device] of Object.entries(SIZES)) {
    const { width, height } = device.viewport;
    for (const shade of ['light', 'dark'] as const) {
      test.describe(`${language} ${size} ${shade}`, () => {
        test.use({ ...device, colorScheme: shade, locale: language, deviceScaleFactor: 2 });
        const file = (screen: string) => `${folder}/${screen}-${language}-${size}-${shade}.png`;

        test('empty', async ({ page }) => {
          await open(page);
          await page.screenshot({
            path: file('words-empty'),
            fullPage: true,
            animations: 'disabled',
          });
        });

        test('answered', async ({ page }) => {
          const sample = SAMPLES[language];
          await open(page, `/words?lexicon=${sample.lexicon}`);
          await word(page).fill(sample.word);
          await letters(page).fill(sample.letters);
          await expect(verdict(page).locator('svg')).toBeVisible();
          await expect(found(page)).toContainText(/\d/);
          await page.mouse.move(0, 0);
          await page.locator('h1').click();
          await page.screenshot({
            path: file('words'),
            clip: { x: 0, y: 0, width, height: Math.max(height, 1200) },
            fullPage: true,
            animations: 'disabled',
          });
        });
      });
    }
  }
}

test.describe('problems', () => {
  test.use({ ...SIZES.phone, deviceScaleFactor: 2, locale: 'fr' });

  test('foreign letter', async ({ page }) => {
    await open(page);
    await word(page).fill('жук');
    await letters(page).fill('?????');
    await expect(verdict(page).locator('svg')).toBeVisible();
    await expect(found(page).locator('svg')).toBeVisible();
    await page.screenshot({
      path: `${folder}/problems-fr-phone-light.png`,
      fullPage: true,
      animations: 'disabled',
    });
  });

  test('no such page', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('h1')).toBeVisible();
    await page.screenshot({
      path: `${folder}/missing-fr-phone-light.png`,
      fullPage: true,
      animations: 'disabled',
    });
  });
});

/** Party has a tray for all and no hands. */
const inHand = async (page: Page) => ((await hand(page).count()) > 0 ? cards(page) : []);

/** The screens around the games and the tables, in one language each. */
const TABLES = [
  { game: 'classic', language: 'pt' },
  { game: 'forfeit', language: 'ro' },
  { game: 'rummy', language: 'fr' },
  { game: 'party', language: 'fr' },
  { game: 'thief', language: 'en' },
] as const;

for (const [size, device] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone })) {
  for (const shade of ['light', 'dark'] as const) {
    test.describe(`tables ${size} ${shade}`, () => {
      const fullPage = size === 'phone';
      test.use({ ...device, colorScheme: shade, deviceScaleFactor: 2 });
      const file = (screen: string) => `${folder}/${screen}-${size}-${shade}.png`;

      test('start', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('article')).toHaveCount(5);
        await page.screenshot({ path: file('start'), fullPage: true, animations: 'disabled' });
      });

      test('waiting room', async ({ page }) => {
        await page.goto('/');
        const classic = page.getByRole('article', { name: 'Classic' });
        await classic.getByRole('button', { name: 'With friends' }).click();
        await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
        await page.screenshot({ path: file('lobby'), fullPage: true, animations: 'disabled' });
      });

      test('cover', async ({ context, request }) => {
        const made = await startTable(request, { game: 'classic', seats: [me('Ana'), me('Rui')] });
        const page = await sitDown(context, made, [0, 1]);
        await expect(button(page, /^I am /)).toBeVisible();
        await page.screenshot({ path: file('cover'), animations: 'disabled' });
      });

      for (const { game, language } of TABLES) {
        test(game, async ({ context, request }) => {
          const [own, other] = game === 'party' ? [0, 1] : [];
          const seats = [me('Ana', own), bot('club', other)];
          const made = await startTable(request, { game, seats, seed: 6 });
          await context.addInitScript(
            (tag) => localStorage.setItem('abecedar.language', tag),
            language,
          );
          const page = await sitDown(context, made, [0]);
          await expect(page.locator('main h1')).toBeVisible();
          await page.waitForTimeout(800);
          const held = (await inHand(page)).filter((card) => /^\p{Lu}$/u.test(card));
          for (const letter of held.slice(0, 3)) await page.keyboard.press(letter);
          await page.waitForTimeout(400);
          await page.screenshot({ path: file(game), fullPage, animations: 'disabled' });
        });
      }
    });
  }
}
