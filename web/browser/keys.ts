// The keyboard alone: Tab to a thing, then a key, as those play who use no mouse.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Laid } from './words-on-board';

/** Presses Tab until the thing, or one of several, has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let times = 0; times < 120; times += 1) {
    const reached = await wanted.evaluateAll((found) =>
      found.includes(document.activeElement as HTMLElement),
    );
    if (reached) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never comes there');
}

export async function choose(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Goes to the first cell of a word with the arrow keys and types what is to be laid there. */
export async function typeAt(page: Page, tiles: readonly Laid[]): Promise<void> {
  const [first] = tiles;
  if (!first) return;
  await tabTo(page, page.locator('[data-drop^="cell:"]'));
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      const cell = /^cell:(-?\d+),(-?\d+)$/.exec(focused?.dataset['drop'] ?? '');
      return cell ? [Number(cell[1]), Number(cell[2])] : null;
    });
  for (let times = 0; times < 40; times += 1) {
    const [row = 0, column = 0] = (await place()) ?? [];
    if (row === first.row && column === first.column) break;
    const key =
      row < first.row
        ? 'ArrowDown'
        : row > first.row
          ? 'ArrowUp'
          : column < first.column
            ? 'ArrowRight'
            : 'ArrowLeft';
    await page.keyboard.press(key);
  }
  // Space on the chosen cell turns the direction.
  const down = tiles.length > 1 && tiles.every(({ column }) => column === first.column);
  const arrow = page.locator('.cell.cursor');
  await expect(arrow).toHaveAttribute('data-drop', `cell:${first.row},${first.column}`);
  const isDown = await arrow.evaluate((cell) => cell.classList.contains('down'));
  if (down !== isDown) await page.keyboard.press('Space');
  await expect(arrow).toHaveClass(down ? /down/ : /^(?!.*\bdown\b)/);
  for (const { letter } of tiles) await page.keyboard.press(letter);
}
