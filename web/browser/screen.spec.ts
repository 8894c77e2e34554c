// The big screen: how to join, then the game for everybody in the room, readable from four metres and
// with nobody's hand on it.

import type { NewTableAnswer } from '../src/api/types';
import { clean, TELEVISIONS } from './afar';
import { expect, test } from './program';
import { bot, me, sitDown, startTable } from './tables';

/** Parts of the screen's height. */
const SCORES = 0.04;
const TILES = 0.035;

test('a table gathers on the big screen and begins there by itself', async ({
  page,
  browser,
  request,
}) => {
  const settings = { game: 'classic', house: {}, undo: true, open: false };
  const asked = await request.post('/api/tables', {
    data: {
      settings: { ...settings, edition: 'cartas-small', lexicon: null },
      seats: [me('Ana'), { who: { kind: 'free' } }],
      seed: 3,
    },
  });
  const made = (await asked.json()) as NewTableAnswer;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/table/${made.table.code}/screen`);
  await expect(page.getByText(made.table.code)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR' })).toBeVisible();
  await expect(page.getByText('One seat is still free.')).toBeVisible();
  await clean(page);

  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const ben = await phone.newPage();
  await ben.goto(`${new URL(page.url()).origin}/table/${made.table.code}`);
  await ben.getByLabel(/name/i).first().fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('All are here. The host begins the game.')).toBeVisible();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  await request.post(`/api/tables/${made.table.id}/start`, {
    headers: { Authorization: `Bearer ${made.host}` },
  });
  await expect(page.locator('.stage.screen .points').first()).toBeVisible();
  await phone.close();
});

for (const game of ['classic', 'forfeit', 'rummy', 'party', 'thief']) {
  test(`${game} is read from afar, and shows no hand`, async ({ page, context, request }) => {
    const seats =
      game === 'party' ? [bot('club', 0), me('Ana', 1)] : [bot('club'), me('Ana'), bot('club')];
    const made = await startTable(request, { game, seats, seed: 5 });
    // Also where the browser of the screen holds a seat.
    const own = await sitDown(context, made, [1]);
    await own.close();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/table/${made.table.code}/screen`);
    await expect(page.locator('.stage.screen .points').first()).toBeVisible();
    await expect(page.locator('.under')).toBeHidden();
    for (const size of TELEVISIONS) {
      await page.setViewportSize(size);
      await page.waitForTimeout(300);
      const measured = await page.evaluate(() => {
        const all = (of: string) => [...document.querySelectorAll<HTMLElement>(of)];
        const box = (shown: HTMLElement) => shown.getBoundingClientRect();
        return {
          letters: all('.bar .points, .bar .name').map((shown) => ({
            size: parseFloat(getComputedStyle(shown).fontSize),
            right: box(shown).right,
          })),
          tiles: all('.board .card').map((shown) => ({
            height: box(shown).height,
            bottom: box(shown).bottom,
          })),
        };
      });
      expect(measured.letters.length).toBeGreaterThan(3);
      for (const { size: px, right } of measured.letters) {
        expect(px, `${game} ${size.width}`).toBeGreaterThanOrEqual(size.height * SCORES);
        expect(right).toBeLessThanOrEqual(size.width);
      }
      if (game === 'party') expect(measured.tiles.length).toBeGreaterThan(90);
      for (const { height, bottom } of measured.tiles) {
        expect(height, `${game} ${size.width}`).toBeGreaterThanOrEqual(size.height * TILES);
        expect(bottom).toBeLessThanOrEqual(size.height);
      }
      const [scrollWidth, scrollHeight] = await page.evaluate(() => {
        const { scrollWidth: across, scrollHeight: down } = document.documentElement;
        return [across, down];
      });
      expect([scrollWidth, scrollHeight]).toEqual([size.width, size.height]);
    }
    await clean(page);
  });
}
