// A finger on the glass: touches as the browser gets them from a screen, so that scrolling,
// dragging and tapping are told apart by the page as on a phone.

import { expect, type Locator, type Page } from '@playwright/test';

/** Drags one thing onto another, which must not move the page. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // At the foot of the screen, so that what lies above it is in sight too.
  await from.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  const before = await page.evaluate(() => scrollY);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag, or nowhere to drag it');
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [middle(start), middle(end)];
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof a) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', a);
  // Quickly out of where it lay: what a finger rests on it has chosen.
  for (const part of [0.75, 0.9, 1]) {
    await touch('touchMove', { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  }
  await touch('touchEnd');
  await glass.detach();
  expect(await page.evaluate(() => scrollY)).toBe(before);
}
