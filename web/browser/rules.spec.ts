// The rules before playing: reachable from the start and from the waiting room, with pictures, in
// every language.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './program';
import { me, sitDown } from './tables';
import type { NewTableAnswer } from '../src/api/types';

const GAMES = ['classic', 'forfeit', 'rummy', 'party', 'thief'];
const MINUTE = {
  en: 'In one minute',
  pt: 'Num minuto',
  fr: 'En une minute',
  es: 'En un minuto',
  ro: 'Într-un minut',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the start page leads to the rules of each game', async ({ page }) => {
  // Five long pages are looked at in both themes.
  test.setTimeout(300_000);
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Word Thief' });
  await card.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word Thief' })).toBeVisible();
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { name: 'In one minute' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The idea' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.goto('/rules/chess');
  await expect(page.getByRole('heading', { name: 'In one minute' })).toHaveCount(0);
});

for (const [language, heading] of Object.entries(MINUTE)) {
  test(`the rules are told in ${language}`, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem('abecedar.language', tag), language);
    await page.goto('/rules/party');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText(/picture-|rules-/)).toHaveCount(0);
  });
}

test('the waiting room leads to the rules', async ({ context, request }) => {
  const answer = await request.post('/api/tables', {
    data: { settings: { game: 'rummy' }, seats: [me('Ana'), { who: { kind: 'free' } }] },
  });
  const made = (await answer.json()) as NewTableAnswer;
  const page = await sitDown(context, made, [0]);
  const link = page.getByRole('link', { name: 'Rules' });
  await expect(link).toHaveAttribute('href', `/rules/rummy?table=${made.table.code}`);
});
