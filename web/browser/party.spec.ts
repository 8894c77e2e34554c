// Party: a turn with die, spotting, timer and draft; a game to its end; a team of two.

import { devices, type APIRequestContext, type Page } from '@playwright/test';
import { expect, test } from './program';
import { bot, button, me, pass, sitDown, startTable, wordsFrom } from './tables';

const SMALL = { game: 'party', edition: 'party-small' };

const tray = (page: Page) => page.locator('[data-drop="tray"] button');
const roll = (page: Page) => button(page, 'Roll the die');
const stop = (page: Page) => button(page, 'Stop the timer');
/** The clock may be quicker than a click, and that is no fault. */
const tooLate = () => undefined;
const find = (page: Page) => page.getByText(/^Find \S in the tray/);

/** A word with the letter, from the tray, that fits between the star and the edge. */
async function wordWith(
  request: APIRequestContext,
  page: Page,
  letter: string,
): Promise<string | undefined> {
  const tiles = await tray(page).evaluateAll((found) =>
    found.map((tile) => (tile as HTMLElement).dataset['card'] ?? ''),
  );
  const others = tiles.filter((tile) => tile !== letter && tile !== '?').slice(0, 12);
  const words = await wordsFrom(request, 'fr', [letter, ...others]);
  return words.find((word) => word.includes(letter) && word.length <= 4 && word.length >= 2);
}

/** Taps the letter that the other team has rolled. */
async function spot(page: Page): Promise<void> {
  const asked =
    (await find(page)
      .textContent({ timeout: 2000 })
      .catch(() => '')) ?? '';
  const letter = /Find (\S)/.exec(asked)?.[1];
  if (letter) await page.locator(`[data-drop="tray"] [data-card="${letter}"]`).first().click();
}

/** Goes on until the page's own team may place a word. */
async function untilOurs(page: Page): Promise<void> {
  for (let times = 0; times < 12 && !(await stop(page).isVisible()); times += 1) {
    await expect(roll(page).or(find(page)).or(stop(page))).toBeVisible({ timeout: 20_000 });
    if (await roll(page).isVisible()) await roll(page).click();
    else if (await find(page).isVisible()) await spot(page);
    await page.waitForTimeout(150);
  }
  await expect(stop(page)).toBeVisible();
}

test('roll, look for a word while the timer runs, stop it', async ({ context, request }) => {
  test.slow();
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), bot('novato', 1)],
    house: { zone_seconds: [60, 60, 60, 60, 60, 60] },
    seed: 7,
  });
  const page = await sitDown(context, made, [0]);
  await untilOurs(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  const letter =
    /Place a word with (\S),/.exec((await page.getByText(/^Place a/).textContent()) ?? '')?.[1] ??
    'E';
  const empty = (await page.locator('[data-drop^="cell:"] .card').count()) === 0;
  const word = await wordWith(request, page, letter);
  if (empty && word) {
    await page.locator('body').press(word[0] ?? '');
    for (const sign of word.slice(1)) await page.keyboard.press(sign);
    await expect(page.locator('[data-drop^="cell:"] .card')).toHaveCount(word.length);
    await expect(page.locator('dl .sum dd')).toBeVisible();
    await stop(page).click();
    await expect(page.getByText(/The Blues score/).first()).toBeAttached();
  } else {
    await pass(page);
    await expect(page.getByText(/Ana passes/).first()).toBeAttached();
  }
});

test('a team of two shares its draft, also with a phone', async ({ browser, request, baseURL }) => {
  test.slow();
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), bot('novato', 1), me('Rui', 0)],
    house: { zone_seconds: [60, 60, 60, 60, 60, 60] },
    seed: 7,
  });
  const desk = await sitDown(await browser.newContext(options), made, [0]);
  const phone = await sitDown(
    await browser.newContext({ ...devices['Pixel 7'], ...options }),
    made,
    [2],
  );
  await untilOurs(desk);
  await expect(stop(phone)).toBeVisible();
  const laid = (page: Page) => page.locator('[data-drop^="cell:"] .card.fresh');
  const cell = phone.locator('[data-drop^="cell:"]:not(.taken)').nth(10);
  const tile = tray(phone)
    .filter({ hasNot: phone.locator('.blank') })
    .first();
  await tile.click();
  if ((await laid(phone).count()) === 0) await cell.click();
  await expect(laid(phone)).toHaveCount(1);
  await expect(laid(desk)).toHaveCount(1);
  await button(desk, 'Take back').click();
  await expect(laid(phone)).toHaveCount(0);
});

test('a whole game against a bot, to the final score', async ({ context, request }) => {
  test.setTimeout(180_000);
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), bot('club', 1)],
    house: { zone_seconds: [1, 1, 1, 1, 1, 1] },
    seed: 5,
  });
  const page = await sitDown(context, made, [0]);
  const over = page.getByRole('heading', { name: 'The game is over.' });
  const choose = page.getByText(/^Which letter counts/);
  for (let times = 0; times < 200 && !(await over.isVisible()); times += 1) {
    const next = over.or(roll(page)).or(find(page)).or(stop(page)).or(choose);
    await expect(next.first()).toBeVisible({ timeout: 20_000 });
    if (await roll(page).isVisible()) await roll(page).click({ timeout: 2000 }).catch(tooLate);
    else if (await find(page).isVisible()) await spot(page).catch(tooLate);
    else if (await stop(page).isVisible()) await pass(page).catch(tooLate);
    await page.waitForTimeout(100);
  }
  await expect(over).toBeVisible();
  await expect(button(page, 'Play again')).toBeVisible();
});
