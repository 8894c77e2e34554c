// Somebody who follows a lesson: reads what the coach says, does what is marked, and knows nothing
// else about the game.

import { expect, type Locator, type Page } from '@playwright/test';
import { drag } from './fingers';
import { choose, tabTo } from './keys';

export const coach = (page: Page) => page.locator('section.coach');
const marked = (page: Page, nth: number) => page.locator(`[data-coach="${nth}"]`);
const goOn = (page: Page) => coach(page).locator('.ways button').first();

/** How a hand does what is marked. */
export interface Hand {
  press: (page: Page, thing: Locator) => Promise<void>;
  /** Brings a card to a cell. */
  bring: (page: Page, card: Locator, cell: Locator) => Promise<void>;
}

export const finger: Hand = {
  press: (_, thing) => thing.tap(),
  bring: async (page, card, cell) => {
    const inTray = await card.evaluate((node) => node.closest('.tray') !== null);
    if (!inTray) return drag(page, card, cell);
    const place = page.locator(`[data-drop="${await cell.getAttribute('data-drop')}"]`);
    await card.tap();
    // A tile goes to where the word runs by itself, or waits for its place.
    if (!(await place.evaluate((node) => node.classList.contains('taken')))) await place.tap();
  },
};

/** The keyboard alone: cells are reached with the arrow keys, letters typed. */
export const keys: Hand = {
  press: choose,
  bring: async (page, card, cell) => {
    const letter = (await card.getAttribute('data-card')) ?? '';
    const bonus = letter.startsWith('x');
    if (bonus) await choose(page, card);
    const wanted = /cell:(-?\d+),(-?\d+)/.exec((await cell.getAttribute('data-drop')) ?? '');
    const [row, column] = [Number(wanted?.[1]), Number(wanted?.[2])];
    await tabTo(page, page.locator('[data-drop^="cell:"]'));
    for (let steps = 0; steps < 60; steps += 1) {
      const at = await page.evaluate(() =>
        /cell:(-?\d+),(-?\d+)/.exec(
          (document.activeElement as HTMLElement | null)?.dataset['drop'] ?? '',
        ),
      );
      const [y, x] = [Number(at?.[1]), Number(at?.[2])];
      if (y === row && x === column) break;
      const way =
        y < row ? 'ArrowDown' : y > row ? 'ArrowUp' : x < column ? 'ArrowRight' : 'ArrowLeft';
      await page.keyboard.press(way);
    }
    await page.keyboard.press(bonus ? 'Enter' : letter);
  },
};

/** What the screen says at one moment. */
interface Look {
  step: string;
  /** What is to be done: read on, press what is marked, or bring one thing to another. */
  wants: 'read' | 'press' | 'bring' | null;
  last: boolean;
  /** All of it, to tell whether something has come of what was done. */
  all: string;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('section.coach');
    const marks = [...document.querySelectorAll<HTMLElement>('[data-coach]')];
    const button = panel?.querySelector<HTMLElement>('.ways button');
    const isOn = (thing: HTMLElement | null | undefined) => thing?.ariaDisabled !== 'true';
    const marked = (nth: string) => marks.find((mark) => mark.dataset['coach'] === nth);
    const wanted = marked('1');
    const wants = button?.classList.contains('main')
      ? isOn(button)
        ? 'read'
        : null
      : marked('2')
        ? 'bring'
        : wanted && isOn(wanted)
          ? 'press'
          : null;
    const cards = document.querySelectorAll('[data-card]').length;
    const seen = marks.map((mark) => mark.outerHTML.slice(0, 160));
    return {
      step: panel?.querySelector<HTMLElement>('.text')?.innerText ?? '',
      wants,
      last: panel?.querySelector('a') !== null,
      all: [panel?.innerText, ...seen, cards].join('|'),
    } as const;
  });

/** Follows a lesson to its last step; what was said on the way, step by step. */
export async function follow(
  page: Page,
  hand: Hand,
  at: (step: string, nth: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const steps: string[] = [];
  await expect(coach(page)).toBeVisible({ timeout: 20_000 });
  for (let deeds = 0; deeds < 160; deeds += 1) {
    let now = await look(page);
    await expect
      .poll(async () => (now = await look(page)).wants !== null, { message: now.step })
      .toBe(true);
    if (steps.at(-1) !== now.step) {
      steps.push(now.step);
      await at(now.step, steps.length);
    }
    if (now.last) return steps;
    if (now.wants === 'read') await hand.press(page, goOn(page));
    else if (now.wants === 'press') await hand.press(page, marked(page, 1));
    else await hand.bring(page, marked(page, 1), marked(page, 2));
    await expect.poll(async () => (await look(page)).all, { message: now.step }).not.toBe(now.all);
  }
  throw new Error(`the lesson does not end: ${steps.at(-1)}`);
}
