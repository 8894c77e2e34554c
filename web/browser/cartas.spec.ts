// Forfeit's action card, and rounds of Rummy.

import { devices, type Page } from '@playwright/test';
import { expect, test } from './program';
import { bot, button, cards, hand, me, sitDown, startTable, turn, wordsFrom } from './tables';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('Forfeit: the action card is played by the category that fits', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, {
    game: 'forfeit',
    seats: [me('Ana'), me('Rui')],
    house: { action_seconds: 60 },
    seed: 2,
  });
  const desk = await sitDown(await browser.newContext(options), made, [0]);
  const phone = await sitDown(
    await browser.newContext({ ...devices['Pixel 7'], ...options }),
    made,
    [1],
  );
  await expect(hand(phone)).toHaveCount(7);
  await expect(desk.getByRole('heading', { name: 'Your action card' })).toBeVisible();

  // Turn by turn somebody lays a word, until it fits a card of one of the two.
  let played = false;
  for (let round = 0; round < 6 && !played; round += 1) {
    const deskOnTurn = await desk.getByText(/^Lay (a|the first) word/).isVisible();
    const page = deskOnTurn ? desk : phone;
    if ((await page.locator('[data-drop^="cell:"] .card').count()) > 0) break;
    const word = (await wordsFrom(request, 'pt', await cards(page)))[0] ?? '';
    for (const letter of word) {
      await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
    }
    await button(page, 'Lay the word').click();
    for (const one of [desk, phone]) {
      await expect(button(one, 'Keep the card')).toBeVisible();
      const fits = one.getByRole('button', { name: 'Play it' }).and(one.locator(':enabled'));
      if ((await fits.count()) > 0 && !played) {
        await fits.first().click();
        played = true;
      } else await button(one, 'Keep the card').click();
    }
    await expect(desk.getByText(/Action card|has decided|action card/).first()).toBeVisible();
  }
  if (played) await expect(desk.getByText(/plays an action card/).first()).toBeVisible();
  await expect(desk.getByText(/has decided/).first()).toBeAttached();
});

test('Rummy: draw, discard, and a reload between', async ({ context, request }) => {
  const made = await startTable(request, { game: 'rummy', seats: [me('Ana'), bot()], seed: 4 });
  const page = await sitDown(context, made, [0]);
  for (let times = 0; times < 3; times += 1) {
    await expect(title(page)).toHaveText(/Your turn|The task is met/);
    await button(page, 'Draw from the pile').click();
    await expect(hand(page)).toHaveCount(8);
    if (times === 1) {
      await page.reload();
      await expect(hand(page)).toHaveCount(8);
    }
    await button(page, 'Choose a discard').click();
    const card = (await cards(page))[0] ?? '';
    await hand(page).first().click();
    await button(page, /^Discard /).click();
    await expect(page.getByText(/^Ana discards /).first()).toBeAttached();
    expect(card).not.toBe('');
  }
  await expect(turn(page)).toHaveText(/Your turn|The task is met|A moment/);
});

test('Rummy: a whole game against a bot, to the final score', async ({ context, request }) => {
  test.setTimeout(120_000);
  const made = await startTable(request, {
    game: 'rummy',
    seats: [me('Ana'), bot('expert')],
    seed: 9,
  });
  const page = await sitDown(context, made, [0]);
  const over = page.getByRole('heading', { name: 'The game is over.' });
  const draw = button(page, 'Draw from the pile');
  for (let times = 0; times < 120; times += 1) {
    await expect(over.or(draw)).toBeVisible();
    if (await over.isVisible()) break;
    await draw.click();
    await button(page, 'Choose a discard').click();
    await hand(page).first().click();
    await button(page, /^Discard /).click();
    await expect(button(page, /^Discard /)).toBeHidden();
  }
  await expect(over).toBeVisible();
  await expect(button(page, 'Play again')).toBeVisible();
});
