// The picture of the final table: drawn on the page, told in words, saved, and sent where a device
// can.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { decided, playedOut } from './ends';
import { expect, test } from './program';
import { bot, button, me, sitDown } from './tables';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A picture of the table' });
const picture = (page: Page) => dialog(page).getByRole('img');

/** How many colours the canvas has: an empty one has one. */
const colours = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: new Uint8ClampedArray(),
    };
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return seen.size;
  });

for (const game of ['classic', 'forfeit', 'rummy', 'thief', 'party']) {
  test(`the final table of ${game} as a picture`, async ({ context, request }) => {
    test.setTimeout(180_000);
    const teams = game === 'party';
    const seats = [me('Ana', teams ? 0 : undefined), bot('novato', teams ? 1 : undefined)];
    const { made, outcome } = await playedOut(request, { game, seats, seed: 2 }, decided);
    const page = await sitDown(context, made, [0]);
    await button(page, 'Picture').click({ timeout: 20_000 });
    await expect(button(page, 'Save the picture')).toBeEnabled();
    expect(await colours(page)).toBeGreaterThan(20);
    // Whoever does not see it hears who won, the points and the words.
    const told = (await picture(page).getAttribute('aria-label')) ?? '';
    for (const points of outcome.scores) {
      expect(told).toContain(String(points).replace('-', '−'));
    }
    expect(told).toMatch(teams ? /The (Blues|Reds) win/ : /wins/);
    expect(told).toMatch(/\p{Lu}{2,}/u);
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the picture').click(),
    ]);
    expect(file.suggestedFilename()).toBe('abecedar.png');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // All of them are as wide, so that they look alike among friends.
    expect(bytes.readUInt32BE(16)).toBe(1080);
    expect(bytes.length).toBeGreaterThan(10_000);
  });
}

test('a device that can send pictures is given one; who changes their mind loses nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const seats = [me('Ana'), me('Rui')];
  const wanted = { game: 'classic', edition: 'cartas-small', seats, seed: 3 };
  const { made } = await playedOut(request, wanted, decided);
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      sent.push(...files.map(({ name, type }) => `${name} ${type}`));
      if (sent.length === 1) throw new DOMException('no', 'AbortError');
    };
  });
  // From the review, and from the game once more, where one looks at another scene.
  await page.goto(`/review/${made.table.id}`);
  await button(page, 'Picture').click();
  await button(page, 'Share the picture').click();
  await button(page, 'Share the picture').click();
  const sent = () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
  await expect.poll(sent).toEqual(['abecedar.png image/png', 'abecedar.png image/png']);
  const told = await picture(page).getAttribute('aria-label');
  await page.goto(`/replay/${made.table.id}`);
  await button(page, 'Picture').click();
  await expect(picture(page)).toHaveAttribute('aria-label', told ?? '');
});
