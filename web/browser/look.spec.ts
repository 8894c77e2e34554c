// Language, theme, screen sizes, keyboard: the page for every reader.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/languages';
import { expect, found, language, letters, open, test, verdict, word } from './program';

const TITLE = {
  pt: 'Palavras em jogo',
  fr: 'Les mots en jeu',
  ro: 'Cuvinte în joc',
  es: 'Palabras en juego',
  en: 'Words in play',
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the language can be switched and a reload keeps it', async ({ page }) => {
  await open(page);
  await expect(title(page)).toHaveText(TITLE.en);
  for (const tag of LANGUAGES) {
    await language(page, tag).click();
    await expect(title(page)).toHaveText(TITLE[tag]);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(`${TITLE[tag]} · Abecedar`);
  }
  await language(page, 'ro').click();
  await expect(title(page)).toHaveText(TITLE.ro);
  await page.reload();
  await expect(title(page)).toHaveText(TITLE.ro);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
});

for (const [locale, tag] of [
  ['pt-BR', 'pt'],
  ['fr-CA', 'fr'],
  ['ro-RO', 'ro'],
  ['es-MX', 'es'],
  ['de-DE', 'en'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`gets the page in ${tag}`, async ({ page }) => {
      await open(page);
      await expect(title(page)).toHaveText(TITLE[tag]);
    });
  });
}

test('switching the language keeps what was typed and what was answered', async ({ page }) => {
  await open(page, '/words?lexicon=fr');
  await word(page).fill('munie');
  await expect(verdict(page)).toContainText('MUNIE is a word.');
  await language(page, 'fr').click();
  await expect(verdict(page)).toContainText('MUNIE est valable.');
  await expect(word(page)).toHaveValue('munie');
});

test('Romanian letters are real glyphs of the page’s own fonts', async ({ page }) => {
  await open(page);
  await language(page, 'ro').click();
  await expect(title(page)).toHaveText(TITLE.ro);
  const loaded = await page.evaluate(async () => {
    const faces = [
      "600 20px 'Fraunces Variable'",
      "400 20px 'Atkinson Hyperlegible Next Variable'",
    ];
    const sets = await Promise.all(faces.map((face) => document.fonts.load(face, 'ȘȚĂșță')));
    return sets.map((set) => set.length);
  });
  expect(loaded).toEqual([1, 1]);
});

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const PRIMER = 'rgb(246, 239, 224)';
const BLACKBOARD = 'rgb(29, 42, 39)';

test('the theme follows the system until one is chosen, and a reload keeps the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(await background(page)).toBe(BLACKBOARD);
  await page.getByRole('button', { name: 'Light theme' }).click();
  expect(await background(page)).toBe(PRIMER);
  await page.reload();
  await expect(title(page)).toBeVisible();
  expect(await background(page)).toBe(PRIMER);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await background(page)).toBe(BLACKBOARD);
  // What the system has anyway is not a choice: the page follows again.
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(PRIMER);
});

async function fillIn(page: Page): Promise<void> {
  await word(page).fill('frown');
  await letters(page).fill('FX?');
  await expect(verdict(page).locator('svg')).toBeVisible();
  await expect(page.locator('#find h3').first()).toBeVisible();
}

for (const tag of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${tag}, ${colorScheme}`, async ({ page }) => {
      test.slow();
      // Cards half settled have half their contrast; the page is judged at rest.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/words?lexicon=en');
      await language(page, tag).click();
      await expect(title(page)).toHaveText(TITLE[tag]);
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations;
      expect(await violations()).toEqual([]);
      await fillIn(page);
      expect(await violations()).toEqual([]);
      await letters(page).fill('ж');
      await expect(found(page).locator('svg')).toBeVisible();
      await word(page).fill('xyzzyx');
      await expect(page.locator('#check .leaving').first()).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  }
}

for (const width of [360, 390]) {
  test.describe(`a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    for (const tag of LANGUAGES) {
      test(`nothing sticks out and everything can be touched, in ${tag}`, async ({ page }) => {
        await open(page, '/words?lexicon=pt');
        await language(page, tag).tap();
        await expect(title(page)).toHaveText(TITLE[tag]);
        await word(page).fill('desenvolvimento');
        await letters(page).fill('DESENVOLVIMENT?');
        await expect(page.locator('#find h3').first()).toBeVisible();
        await expect(verdict(page).locator('svg')).toBeVisible();

        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('button, a, label:has(input), input[type=text]')]
            .map((element) => ({ said: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 44 || box.height < 44),
        );
        expect(small).toEqual([]);
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => !element.closest('.aloud'))
            .map((element) => ({ said: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.right > innerWidth + 0.5 || box.left < -0.5),
        );
        expect(outside).toEqual([]);
      });
    }
  });
}

test('everything can be reached and done with the keyboard alone', async ({ page }) => {
  await open(page, '/words?lexicon=fr');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.id || element?.name || element?.getAttribute('aria-label') || element?.tagName
      );
    });
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual([
    'A',
    'language',
    'Dark theme',
    'lexicon',
    'check-word',
    'find-letters',
    'Add a blank',
  ]);

  await page.keyboard.press('Enter');
  await expect(letters(page)).toHaveValue('?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('MUNI');
  await expect(page.locator('#find h3').first()).toContainText('5 letters');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('eaux');
  await expect(verdict(page)).toContainText('EAUX is a word.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('input[name=lexicon]:checked')).toHaveValue('pt');
  await expect(verdict(page)).toContainText('EAUX is not in the list.');

  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement?.closest('label') ?? document.body).outlineStyle,
  );
  expect(outline).toBe('solid');
});

test('an answer moves nothing that was there before', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  const place = () => page.locator('#find').boundingBox();
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as unknown as { value: number }[];
            resolve(entries.reduce((sum, entry) => sum + entry.value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
  const before = await place();
  await word(page).fill('frown');
  await expect(verdict(page)).toContainText('is a word');
  const after = await place();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  expect(await shifts()).toBeLessThan(0.01);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/words?lexicon=en');
  await word(page).fill('frown');
  await expect(verdict(page)).toContainText('is a word');
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
  );
  expect(durations.filter((duration) => duration !== 0)).toEqual([]);
});

test('a sheet darkens the whole page, also at its edges', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await page.locator('.prefs button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Far from header and games there is nothing but the page's own paper.
  const strip = (x: number) => page.screenshot({ clip: { x, y: 300, width: 3, height: 3 } });
  const [left, right] = [await strip(1), await strip(1276)];
  expect(right.equals(left)).toBe(true);
});
