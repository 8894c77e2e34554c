// A finger on the glass: touches as the browser gets them from a screen, so that scrolling,
// dragging and tapping are told apart by the page as on a phone.

import { expect, type Locator, type Page } from '@playwright/test';

/** The middle of something that has come to rest. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await thing.evaluate(async (node) => {
    const look = () => node.getBoundingClientRect();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let box = look(), before = null as DOMRect | null; ; before = box, box = look()) {
      if (before && before.x === box.x && before.y === box.y) return box.toJSON() as DOMRect;
      await frame();
      await frame();
    }
  });
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags one thing onto another, which must not move the page. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // At the foot of the screen, so that what lies above it is in sight too.
  await from.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  const before = await page.evaluate(() => scrollY);
  const [a, b] = [await middleOf(from), await middleOf(to)];
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
