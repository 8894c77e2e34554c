// What must be read from four metres, at the sizes that televisions have: how high it is, as a part of the
// screen's height, and that all of it is on the screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const TELEVISIONS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

/** What is looked at: the height of its letters, or of the thing itself. */
export interface Wanted {
  what: string;
  least: number;
  of: 'letters' | 'box';
}

/** On the stage of every game. */
export const ON_STAGE: Wanted[] = [
  { what: '.bar .points', least: 0.04, of: 'letters' },
  { what: '.bar .name', least: 0.04, of: 'letters' },
  { what: '.news .told', least: 0.04, of: 'letters' },
  { what: '.said .prompt', least: 0.035, of: 'letters' },
];
export const TILES: Wanted = { what: '.board .card', least: 0.035, of: 'box' };

/** Looks at the page at each size; everything wanted must be there, large enough, and in sight. */
export async function readFromAfar(page: Page, wanted: readonly Wanted[]): Promise<void> {
  for (const size of TELEVISIONS) {
    await page.setViewportSize(size);
    for (const { what, least, of } of wanted) {
      const look = () =>
        page.evaluate(
          ([selector, kind]) =>
            [...document.querySelectorAll<HTMLElement>(selector ?? '')]
              .filter((one) => one.checkVisibility({ visibilityProperty: true }))
              .map((one) => {
                const { width, height, left, top, right, bottom } = one.getBoundingClientRect();
                const { innerWidth, innerHeight } = window;
                const inside =
                  left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
                const letters = parseFloat(getComputedStyle(one).fontSize);
                const high = (kind === 'letters' ? letters : height) / innerHeight;
                return { text: one.textContent.trim(), high, inside: inside && width > 0 };
              }),
          [what, of] as const,
        );
      const name = `${what} at ${size.width} × ${size.height}`;
      await expect.poll(async () => (await look()).length, name).toBeGreaterThan(0);
      await expect
        .poll(
          async () => (await look()).filter(({ high, inside }) => high < least || !inside),
          name,
        )
        .toEqual([]);
    }
  }
}

export async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
