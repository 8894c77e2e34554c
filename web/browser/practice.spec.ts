// Practice: the puzzle of the day by finger, mouse and keyboard, turns of one's own games, and the
// short words as drill and sheet.

import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { decided, playedOut } from './ends';
import { drag } from './fingers';
import { choose, typeAt } from './keys';
import { outwards } from './players';
import { daysFrom } from '../src/learn/practice/record';
import { expect, test } from './program';
import { button, cell, inHand, me, sitDown } from './tables';

const PHONE = { width: 360, height: 640 };
const LYING = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing that axe finds, in both themes, and nothing that sticks out on any screen. */
async function sound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  const before = page.viewportSize() ?? DESK;
  for (const viewport of [PHONE, LYING, DESK]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(before);
}

/** Today, as the page reckons it. */
const today = (page: Page) =>
  page.evaluate(() => {
    const two = (number: number) => String(number).padStart(2, '0');
    const date = new Date();
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  });

type Laid = [number, number, string];

interface Best {
  total: number;
  words: string[];
  command: { lay: { cards: Laid[]; bonus: unknown } };
}

interface Posed {
  view: { game: { table: Laid[] } };
}

const PUZZLES = '/api/puzzles/classic/cartas-en';

/** A day whose best play is of plain letters, which every way of laying has keys or fingers for. */
async function plainDay(page: Page, request: APIRequestContext) {
  const first = new Date(`${await today(page)}T12:00:00`);
  for (let back = 0; back < 60; back += 1) {
    const date = new Date(first);
    date.setDate(first.getDate() - back);
    const day = date.toISOString().slice(0, 10);
    const best = (await (await request.get(`${PUZZLES}/${day}/best`)).json()) as Best;
    const { cards, bonus } = best.command.lay;
    if (bonus !== null || !cards.every(([, , card]) => /^\p{Lu}$/u.test(card))) continue;
    const posed = (await (await request.get(`${PUZZLES}/${day}`)).json()) as Posed;
    return { day, best, lying: posed.view.game.table };
  }
  throw new Error('no day has a plain best play');
}

/** What one is asked to do. */
const wanted = (page: Page) => page.locator('.said .prompt');
const dialog = (page: Page) => page.getByRole('dialog');
const action = (page: Page) => page.locator('.foot button.action');

type Way = (page: Page, cards: readonly Laid[], lying: readonly Laid[]) => Promise<void>;

/** Cards one by one, from what lies there outwards. */
const byTaking =
  (take: (page: Page, card: Locator, place: Locator) => Promise<void>): Way =>
  async (page, cards, lying) => {
    for (const [, [row, column, card]] of outwards([...cards], [...lying])) {
      await take(page, inHand(page, card), cell(page, row, column));
      await expect(cell(page, row, column).locator('.card')).toHaveCount(1);
    }
  };

const WAYS: Record<string, { viewport: typeof PHONE; lay: Way }> = {
  'by finger, on a phone': { viewport: PHONE, lay: byTaking(drag) },
  'by mouse, at a desk': {
    viewport: DESK,
    lay: byTaking((_, card, place) => card.dragTo(place)),
  },
  'by keyboard, on a phone on its side': {
    viewport: LYING,
    lay: (page, cards) =>
      typeAt(
        page,
        [...cards]
          .sort(([a, b], [c, d]) => a - c || b - d)
          .map(([row, column, letter]) => ({ row, column, letter })),
      ),
  },
};

/** Asks where to look and which word, twice each: a hint is counted once and says no more. */
async function hints(page: Page, best: Best): Promise<void> {
  await button(page, 'More').click();
  await button(page, 'Hint').click();
  await button(page, 'Where to look').click();
  await expect(dialog(page).getByRole('status')).toContainText('Look at');
  await expect(dialog(page).getByText('Try', { exact: false })).toHaveCount(0);
  for (let times = 0; times < 2; times += 1) await button(page, 'Which word').click();
  for (const word of best.words) await expect(dialog(page)).toContainText(word);
  await expect(dialog(page).getByText('It scores', { exact: false })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sign')).toContainText('2 hints');
}

test('from the start page to the puzzle, a try, the best play, and how it went', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESK);
  await page.goto('/');
  await page.getByRole('link', { name: 'Practice and puzzle of the day' }).click();
  await expect(page.getByRole('heading', { name: 'Practice', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not tried yet' })).toHaveCount(5);
  await sound(page);
  await page.getByRole('link', { name: /^Classic/ }).click();
  await expect(wanted(page)).toHaveText('Find the play that scores the most.');
  await sound(page);
  // Nothing but laying is offered.
  await button(page, 'More').click();
  await expect(button(page, 'Pass')).toHaveCount(0);
  await button(page, 'Show the best play').click();
  await expect(dialog(page).getByText('The best play', { exact: true })).toBeVisible();
  await expect(dialog(page).locator('.sum dd')).not.toBeEmpty();
  await sound(page);
  await button(page, 'All of practice').click();
  await expect(page.getByRole('link', { name: /^Classic/ })).toContainText('0 % so far');
});

for (const [name, { viewport, lay }] of Object.entries(WAYS)) {
  test(`the best play is found ${name}`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await page.goto('/practice');
    const { day, best, lying } = await plainDay(page, request);
    await page.goto(`/practice/classic/${day}`);
    await expect(page.locator('.said.mine')).toBeVisible({ timeout: 20_000 });
    const hinted = name.startsWith('by mouse');
    if (hinted) await hints(page, best);
    await lay(page, best.command.lay.cards, lying);
    await expect(action(page)).toContainText(String(best.total));
    await expect(action(page)).not.toHaveAttribute('aria-disabled', 'true');
    if (name.startsWith('by keyboard')) await choose(page, action(page));
    else await action(page).click();
    await expect(dialog(page).getByText('nothing scores more', { exact: false })).toBeVisible();
    await expect(dialog(page)).toContainText('100 %');
    // What is shared gives nothing away.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve((document.title = text)) },
      });
    });
    await button(page, 'Share the result').click();
    await expect(dialog(page).getByText('Copied.')).toBeVisible();
    const shared = await page.title();
    expect(shared).toContain('■■■■■■■■■■ 100 %');
    expect(shared.includes('2 hints')).toBe(hinted);
    for (const word of best.words.filter(({ length }) => length > 3))
      expect(shared.toUpperCase()).not.toContain(word);
    await button(page, 'All of practice').click();
    // It is remembered, and counts for the row of days that ends today or yesterday.
    const now = await today(page);
    const isToday = day === now;
    const inARow = isToday || day === daysFrom(now, -1);
    await page.reload();
    if (isToday) {
      await expect(page.getByRole('link', { name: /^Classic/ })).toContainText(
        'Found at the first',
      );
    }
    await expect(page.getByText(inARow ? '1 day' : '0 days', { exact: true })).toBeVisible();
    await expect(page.locator('dd').last()).toHaveText('1');
  });
}

test('every game has its puzzle on its own table, also in other words', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await page.goto('/practice');
  await page.locator('#words-in').selectOption('es');
  for (const game of ['Forfeit', 'Rummy', 'Party', 'Word Thief']) {
    await page.getByRole('link', { name: new RegExp(`^${game}`) }).click();
    await expect(wanted(page)).toHaveText(
      /^Find the (play|word with [A-ZÑ]) that scores the most\.$/,
      {
        timeout: 30_000,
      },
    );
    await expect(page.locator('.said.mine')).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await button(page, 'More').click();
    await button(page, 'Show the best play').click();
    await expect(dialog(page).getByText('The best play', { exact: true })).toBeVisible();
    await button(page, 'All of practice').click();
  }
});

test('days that have no puzzle say so, and the row of days goes back two months', async ({
  page,
}) => {
  await page.goto('/practice/classic/2020-01-01');
  await expect(page.getByText('There is no puzzle for that day', { exact: false })).toBeVisible();
  await button(page, 'All of practice').click();
  const earlier = button(page, 'Earlier days');
  for (let pages = 0; pages < 4; pages += 1) await earlier.click();
  await expect(earlier).toBeDisabled();
  await page.locator('.days li button').first().click();
  await page.getByRole('link', { name: /^Classic/ }).click();
  await expect(wanted(page)).toHaveText('Find the play that scores the most.', {
    timeout: 20_000,
  });
});

test('turns of one’s own games are found again', async ({ context, request }) => {
  test.setTimeout(150_000);
  const seats = [me('Ana'), me('Rui')];
  const small = { game: 'classic', edition: 'cartas-small', seats, seed: 3 };
  const { made } = await playedOut(request, small, decided);
  const page = await sitDown(context, made, [0, 1]);
  await page.goto('/practice');
  await button(page, 'Find turns').click();
  const missed = page.getByRole('link', { name: /^You scored/ });
  await expect(missed.first()).toBeVisible({ timeout: 60_000 });
  const told = /You scored (-?\d+); (\d+) were there/.exec(
    (await missed.first().textContent()) ?? '',
  );
  await missed.first().click();
  await expect(page.getByText('A turn of yours')).toBeVisible({ timeout: 20_000 });
  await button(page, 'More').click();
  await button(page, 'Show the best play').click();
  await expect(dialog(page).locator('.sum dd')).toHaveText(told?.[2] ?? '');
});

test('short words are asked, by keys and by finger, and what was missed comes back', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Practise them' }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await expect(page.locator('.ask .card').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'A word', exact: true })).toBeInViewport();
  await sound(page);
  const answers = (await (await page.request.get('/api/lexicons/en/short')).json()) as {
    words: { word: string }[];
  };
  const words = new Set(answers.words.map(({ word }) => word));
  const asked = () => page.locator('.ask [role="img"]').getAttribute('aria-label');
  const first = (await asked()) ?? '';
  // The first answer is wrong on purpose, all others are right.
  await page.keyboard.press(words.has(first) ? 'ArrowLeft' : 'ArrowRight');
  for (let nth = 2; nth <= 20; nth += 1) {
    await expect(page.getByText(`Question ${nth} of 20`)).toBeVisible();
    const is = words.has((await asked()) ?? '');
    if (nth % 2) await page.keyboard.press(is ? 'ArrowRight' : 'ArrowLeft');
    else await page.getByRole('button', { name: is ? 'A word' : 'No word', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: '19 of 20 right' })).toBeVisible();
  await expect(page.locator('.end li')).toContainText(first.toLowerCase());
  await sound(page);
  await button(page, 'Another round').click();
  const again: string[] = [];
  for (let nth = 1; nth <= 20; nth += 1) {
    await expect(page.getByText(`Question ${nth} of 20`)).toBeVisible();
    again.push((await asked()) ?? '');
    await page.keyboard.press('ArrowRight');
  }
  expect(again).toContain(first);
});

test('the short words are a sheet to print', async ({ page }) => {
  await page.goto('/practice/sheet');
  await page.locator('#lexicon').selectOption('pt');
  await expect(page.getByText('pão', { exact: false }).first()).toBeVisible();
  await sound(page);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.locator('#lexicon')).toBeHidden();
  await expect(page.getByText('pão', { exact: false }).first()).toBeVisible();
});
