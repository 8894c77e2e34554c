// Forfeit's action card, and rounds of Rummy.

import { devices, type Page } from '@playwright/test';
import type { CartasEdition } from '../src/api/games/cartas';
import type { View } from '../src/api/games/classic';
import { valuesOf } from '../src/kit/faces';
import { fits } from '../src/tables/classic/category';
import { expect, test } from './program';
import { bot, button, cards, hand, me, sitDown, startTable, turn, wordsFrom } from './tables';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The action card that a seat holds, from the views it is sent. */
class Ear {
  action: string | null = null;
  hear = (said: string) => {
    const message = JSON.parse(said) as { type: string; view?: { game: View } };
    if (message.type === 'view' && message.view) this.action = message.view.game.variant.action;
  };
}

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
  const [one, two] = [new Ear(), new Ear()];
  const desk = await sitDown(await browser.newContext(options), made, [0], one.hear);
  const device = { ...devices['Pixel 7'], ...options };
  const phone = await sitDown(await browser.newContext(device), made, [1], two.hear);
  await expect(hand(phone)).toHaveCount(7);
  await expect(hand(desk)).toHaveCount(7);
  await expect(desk.getByRole('heading', { name: 'Your action card' })).toBeVisible();

  // Whoever starts lays a word that fits one of the two categories of the own card.
  const deskStarts = await desk.getByText('Lay the first word.').isVisible();
  const [page, other, ear] = deskStarts ? [desk, phone, one] : [phone, desk, two];
  const setup = await request.get(`/api/tables/${made.table.id}/setup`);
  const { edition } = (await setup.json()) as { edition: CartasEdition };
  const card = edition.actions.cards.find(({ id }) => id === ear.action);
  const values = valuesOf(edition);
  const word = (await wordsFrom(request, 'pt', await cards(page))).find(
    (word) => card && [card.a, card.b].some((half) => fits(half.word, [...word], values)),
  );
  expect(word).toBeDefined();
  for (const letter of word ?? '') {
    await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
  }
  await button(page, 'Lay the word').click();
  await page.getByRole('button', { name: 'Play it', disabled: false }).first().click();
  await button(other, 'Keep the card').click();
  for (const seen of [page, other]) {
    await expect(seen.getByText(/plays an action card/).first()).toBeVisible();
  }
  await expect(turn(other)).toHaveText('Your turn');
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

  // The same again, at a new table.
  const before = page.url();
  await button(page, 'Play again').click();
  await expect(draw.or(page.getByText(/is thinking/).first())).toBeVisible();
  expect(page.url()).not.toBe(before);
});
