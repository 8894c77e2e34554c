// What must hold on the stage of every game, whatever is played: the page does not scroll, what the
// moment wants is on the screen at every size, and nothing moves that somebody may press.

import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './tables';

/** The screens, and the smallest of them with text at twice its size. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640, text: 2 },
  { width: 1280, height: 720, text: 2 },
] as const;

/** The screens with text as it usually is. */
export const SCREENS = SIZES.filter((size) => !('text' in size));

export const action = (page: Page) => page.locator('.foot .action');
export const second = (page: Page) => page.locator('.foot .second');
/** What just happened, in one line. */
export const told = (page: Page) => page.locator('.stage .told');

/** Something behind the menu beside the action. */
export async function more(page: Page, name: string | RegExp): Promise<void> {
  await button(page, 'More').click();
  await page
    .locator('.foot')
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
    .click();
}

/** Something of the menu at the top. */
export async function menu(page: Page, name: string): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Is all of it on the screen, and not under something else? */
async function inSight(page: Page, what: Locator, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const one of await what.all()) {
    const box = await one.boundingBox();
    if (!box) throw new Error(`${name} is not shown at ${width} × ${height}`);
    const fits =
      box.x >= -0.5 &&
      box.y >= -0.5 &&
      box.x + box.width <= width + 0.5 &&
      box.y + box.height <= height + 0.5;
    expect(fits, `${name} at ${width} × ${height}: ${JSON.stringify(box)}`).toBe(true);
    const reached = await one.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (node.contains(hit) || hit.contains(node));
    });
    expect(reached, `${name} at ${width} × ${height} is under something`).toBe(true);
  }
}

/** At every size: the page does not scroll, and bar, hand, action and what the moment wants besides
    are on the screen. */
export async function holdsAtEverySize(
  page: Page,
  wanted: Readonly<Record<string, Locator>> = {},
  sizes: readonly (typeof SIZES)[number][] = SIZES,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize({ width: size.width, height: size.height });
    await textSize(page, 'text' in size ? size.text : 1);
    const said = `${size.width} × ${size.height}`;
    // Two frames, so that the board has fitted itself in.
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        ),
    );
    const scrolls = await page.evaluate(() => {
      scrollTo(50, 50);
      const { scrollWidth, scrollHeight } = document.documentElement;
      return {
        by: [scrollX, scrollY],
        wider: scrollWidth - innerWidth,
        higher: scrollHeight - innerHeight,
      };
    });
    expect(scrolls.by, `scrolls at ${said}`).toEqual([0, 0]);
    expect(Math.max(scrolls.wider, scrolls.higher), `overflows at ${said}`).toBeLessThanOrEqual(0);
    await inSight(page, button(page, 'Menu'), 'the menu');
    await inSight(page, page.getByRole('list', { name: 'Scores' }), 'the scores');
    await inSight(page, page.locator('[data-drop^="hand:"][data-card]'), 'the hand');
    await inSight(page, action(page), 'the action');
    await inSight(page, second(page), 'what stands beside the action');
    // With large text the rest may scroll within its panel.
    if ('text' in size) continue;
    for (const [name, what] of Object.entries(wanted)) await inSight(page, what, name);
  }
  await textSize(page, 1);
  if (before) await page.setViewportSize(before);
}

async function textSize(page: Page, times: number): Promise<void> {
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = times === 1 ? '' : `${16 * times}px`;
  }, times);
}

/** Remembers where the action stands, and finds it there again whenever it is asked. */
export class StandsStill {
  #box: { x: number; y: number; width: number; height: number } | null = null;

  constructor(readonly page: Page) {}

  async look(moment: string): Promise<void> {
    const box = await action(this.page).boundingBox();
    if (!box) throw new Error(`no action: ${moment}`);
    this.#box ??= box;
    expect(box, `the action has moved: ${moment}`).toEqual(this.#box);
  }
}

/** Adds up how far things jump (Chromium's layout shifts, with and without recent input). */
export class Shifts {
  constructor(readonly page: Page) {}

  async watch(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'no-preference' });
    await this.page.evaluate(() => {
      interface Shift {
        value: number;
        sources: { node: Element | null }[];
      }
      const shifts: { value: number; of: string[] }[] = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
          const of = sources.map(({ node }) => `${node?.nodeName} ${node?.className}`);
          shifts.push({ value, of });
        }
      }).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts });
    });
  }

  /** The sum since it was asked last is next to nothing. */
  async none(moment: string): Promise<void> {
    const shifts = await this.page.evaluate(
      () =>
        new Promise<{ value: number; of: string[] }[]>((done) =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const kept = window as unknown as { shifts: { value: number; of: string[] }[] };
              done(kept.shifts.splice(0));
            }, 50),
          ),
        ),
    );
    const sum = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(sum, `${moment}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
  }
}

/** Looks at every frame how many things there are, from now on; `seen` tells the numbers. */
export async function watchFrames(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate((selector) => {
    const seen = new Set<number>();
    const look = () => {
      if (document.querySelector('.stage')) seen.add(document.querySelectorAll(selector).length);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
}
