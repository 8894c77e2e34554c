// The stage of Classic and Forfeit: one screen at every size, a button that stands still, a table
// that follows, and words for whatever goes wrong.

import type { Page } from '@playwright/test';
import type { View } from '../src/api/games/classic';
import { Heard } from './heard';
import { expect, test } from './program';
import {
  action,
  holdsAtEverySize,
  menu,
  more,
  second,
  Shifts,
  StandsStill,
  told,
  watchFrames,
} from './stage';
import {
  bot,
  button,
  cards,
  cell,
  hand,
  inHand,
  me,
  sitDown,
  startTable,
  wordsFrom,
} from './tables';
import { outwards } from './players';
import { bestPlay } from './solve';

const PHONE = { width: 360, height: 640 };

/** Lays the best word by dragging, if there is one. */
async function draft(page: Page, game: View): Promise<boolean> {
  const best = bestPlay('classic', game.table, game.hand ?? [], null);
  for (const [, [row, column, tile]] of outwards(best?.cells ?? [], game.table)) {
    const plain = tile === tile.toUpperCase();
    await inHand(page, plain ? tile : '?').dragTo(cell(page, row, column));
    if (!plain) {
      const letter = { name: tile.toUpperCase(), exact: true };
      await page.getByRole('dialog').getByRole('button', letter).click();
    }
    await expect(cell(page, row, column).locator('.card')).toHaveCount(1);
  }
  return best !== null;
}

const onTurn = ({ stage, on_turn }: View) =>
  on_turn === 0 && typeof stage === 'object' && 'turn' in stage;

test('Classic is one screen at every size, in every moment', async ({ context, request }) => {
  test.slow();
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), bot('expert')],
    house: { words: 'challenge', challenge_seconds: 600 },
    seed: 6,
  });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await page.setViewportSize(PHONE);
  const still = new StandsStill(page);
  await heard.until(onTurn);
  await expect(told(page)).toHaveText(/Ana starts\. Cut: Ana E; Expert F/);
  await still.look('before the first card');
  await holdsAtEverySize(page);

  const game = heard.game as View;
  await draft(page, game);
  await expect(action(page)).toHaveText(/^Lay the word\s*\d+$/);
  await still.look('a word is laid out');
  await holdsAtEverySize(page, { 'the score': page.locator('.said dl .sum') });

  await action(page).click();
  await heard.until(
    ({ stage, on_turn }) => on_turn === 1 && JSON.stringify(stage).includes('asked'),
  );
  await expect(button(page, 'Accept')).toBeVisible();
  await expect(second(page)).toHaveText('Challenge');
  await still.look('the other one’s word is in question');
  await holdsAtEverySize(page, { 'the clock': page.locator('.news .clock') });

  await button(page, 'Accept').click();
  await heard.until(onTurn);
  await still.look('one’s turn again');
  await more(page, 'Exchange');
  await expect(action(page)).toHaveText('Choose cards');
  await still.look('an exchange');
  await holdsAtEverySize(page);
  await second(page).click();
  await more(page, 'Pass');
  await expect(action(page)).toHaveText('Really pass?');
  await still.look('a pass');
});

test('Forfeit is one screen at every size, while the action card may be played', async ({
  context,
  request,
}) => {
  test.slow();
  const made = await startTable(request, {
    game: 'forfeit',
    seats: [me('Ana'), bot()],
    house: { action_seconds: 600 },
    seed: 2,
  });
  const page = await sitDown(context, made, [0]);
  await page.setViewportSize(PHONE);
  const still = new StandsStill(page);
  const card = page.getByRole('region', { name: 'Your action card' });
  await expect(card).toBeVisible();
  await still.look('before the first card');
  // A word that begins with A fits the card of this seed, and the page says so beforehand.
  expect(await cards(page)).toContain('A');
  await expect(card).toContainText('starts with A');
  const words = await wordsFrom(request, 'pt', await cards(page));
  const word = words.find((one) => one.startsWith('A') && one.length === 4) ?? '';
  for (const letter of word) await inHand(page, letter).click();
  await expect(page.getByText('Your action card fits.')).toBeVisible();
  await holdsAtEverySize(page, { 'the action card': card });
  await action(page).click();
  await expect(action(page)).toHaveText(/^Play it\s*\+10$/);
  await expect(page.getByText('Your action card fits: play it')).toBeVisible();
  await still.look('the action card may be played');
  await holdsAtEverySize(page, { 'the action card': card });
  // What the card does is one press away, also now.
  await button(page, 'Your action card').click();
  await expect(page.getByRole('dialog')).toContainText('+10 on your word, −5 on another’s');
  await page.keyboard.press('Escape');
  await button(page, 'Play it').click();
  await expect(told(page)).toHaveText(/Ana plays an action card: starts with A\s*\+10/);
});

test('a window for action cards that was missed is told', async ({ context, request }) => {
  const made = await startTable(request, {
    game: 'forfeit',
    seats: [me('Ana'), me('Rui')],
    house: { action_seconds: 5 },
    seed: 2,
  });
  const page = await sitDown(context, made, [0]);
  await expect(hand(page)).toHaveCount(7);
  const words = await wordsFrom(request, 'pt', await cards(page));
  const fitting = words.find((one) => one.startsWith('A') && one.length === 4) ?? '';
  for (const letter of fitting) await inHand(page, letter).click();
  await button(page, 'Lay the word').click();
  await expect(button(page, 'Play it')).toBeVisible();
  await expect(page.getByText('Time was up: you keep your action card.')).toBeVisible();
});

test('a second press does nothing, and what happened glows, is told and has one entry', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), bot()],
    seed: 6,
  });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await heard.until(onTurn);
  await draft(page, heard.game as View);
  await expect(action(page)).toHaveText(/^Lay the word/);
  const frames = await watchFrames(page, '[data-drop^="cell:"] .card');
  const laid = await page.locator('[data-drop^="cell:"] .card').count();
  // Twice as quickly as somebody who doubts the first press.
  await action(page).dblclick();
  await heard.until(({ turn }) => turn >= 3);
  await expect(turnOf(page)).toHaveText('Your turn');
  // Read aloud: what the bot did, and then that it is one's turn.
  const aloud = page.locator('p[aria-live="polite"]');
  await expect(aloud).toHaveText(/lays .* Your turn\. Lay a word/);
  await expect(aloud).not.toContainText('Waiting');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(Math.min(...(await frames()))).toBe(laid);
  await expect(page.locator('[data-drop^="cell:"] .card.last').first()).toBeVisible();
  // The cut, one's own play, the bot's: three entries, however many steps they had.
  const entries = page.locator('.side ol > li');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Cards are cut');
  await entries.last().getByRole('button').click();
  await expect(entries.last().locator('dl .sum')).toBeVisible();
  await expect(page.locator('.cell.pointed').first()).toBeVisible();
});

const turnOf = (page: Page) => page.locator('h1');

test('marks of the history go with the next play, and the table comes back to it', async ({
  context,
  request,
}) => {
  const made = await startTable(request, { game: 'classic', seats: [me('Ana'), bot()], seed: 6 });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await heard.until(onTurn);
  await draft(page, heard.game as View);
  await action(page).click();
  const { turn } = await heard.until((game) => game.turn >= 3 && onTurn(game));
  await page.locator('.side ol > li button').last().click();
  await expect(page.locator('.cell.pointed').first()).toBeVisible();

  // Closer stays among the cards; far away is where one has looked oneself.
  await button(page, 'Closer').click();
  await expect(page.locator('[data-drop^="cell:"] .card').first()).toBeInViewport();
  const box = await page.getByRole('group', { name: 'The table' }).boundingBox();
  if (!box) throw new Error('there is no table');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 3, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('[data-drop^="cell:"] .card')).toHaveCount(0);
  await more(page, 'Pass');
  await button(page, 'Really pass?').click();
  await heard.until((game) => game.turn > turn && onTurn(game));
  await expect(page.locator('[data-drop^="cell:"] .card.last').first()).toBeInViewport();
  await expect(page.locator('.cell.pointed')).toHaveCount(0);
});

test('every card is laid and moved by taps, and how to turn is said', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), me('Rui')],
    house: { bonus_deck: 'ten' },
    seed: 9,
  });
  const page = await sitDown(context, made, [0, 1]);
  await page.setViewportSize(PHONE);
  await button(page, /^I am /).click();
  const held = await cards(page);
  const [a = '', b = ''] = held.filter((card) => /^\p{Lu}$/u.test(card));
  // The first goes to the marked place; nothing is wrong with one letter, and one reads how to go on.
  await inHand(page, a).click();
  await expect(cell(page, 0, 0).locator('.card')).toHaveCount(1);
  await expect(action(page)).toHaveText('One more letter');
  await expect(page.getByText('and the word to the right')).toBeVisible();
  await expect(page.getByText(/needs two letters/)).toHaveCount(0);
  // The marked place turns, and says so.
  await cell(page, 0, 1).click();
  await expect(page.getByText('and the word downwards')).toBeVisible();
  // Another place is chosen by a tap, and a card that lies is moved by two.
  await cell(page, 1, 0).click();
  await inHand(page, b).click();
  await expect(cell(page, 1, 0).locator('.card')).toHaveCount(1);
  await cell(page, 1, 0).click();
  await expect(page.getByText(`Tap a new place for ${b}`)).toBeVisible();
  await cell(page, 0, 1).click();
  await expect(cell(page, 0, 1).locator('.card')).toHaveCount(1);
  await expect(cell(page, 1, 0).locator('.card')).toHaveCount(0);
});

test('a bonus card says where it goes, and why it does not go there', async ({
  context,
  request,
}) => {
  // A hand with a bonus card, whichever seed brings one.
  for (let seed = 1; seed < 40; seed += 1) {
    const house = { bonus_deck: 'ten' };
    const seats = [me('Ana'), me('Rui')];
    const made = await startTable(request, { game: 'classic', seats, house, seed });
    const heard = new Heard<View>();
    const page = await sitDown(context, made, [0], heard.hear);
    const game = await heard.until(({ hand: held }) => held !== null);
    const bonus = game.hand?.find((card) => card.startsWith('x'));
    if (!bonus || game.on_turn !== 0) {
      await page.evaluate(() => localStorage.clear());
      await page.close();
      continue;
    }
    await inHand(page, bonus).click();
    await expect(page.getByText('Every word with it counts')).toBeVisible();
    await cell(page, 0, 0).click();
    await expect(page.getByText('No bonus card with the first word')).toBeVisible();
    return;
  }
  throw new Error('no hand has a bonus card');
});

test('the menu is written in words', async ({ context, request }) => {
  const made = await startTable(request, { game: 'classic', seats: [me('Ana'), me('Rui')] });
  const page = await sitDown(context, made, [0]);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'Abecedar' })).toBeHidden();
  await button(page, 'Menu').click();
  const sheet = page.getByRole('dialog');
  for (const item of [
    'Say something',
    'Take a turn back',
    'What happened',
    'Rules',
    'This table',
    'Sound is on',
    'Dark theme',
    'Leave the table',
  ]) {
    await expect(sheet.getByRole('button', { name: item, exact: true })).toBeVisible();
  }
  await sheet.getByText('Français').click();
  await expect(sheet.getByRole('button', { name: 'Règles' })).toBeVisible();
  await sheet.getByText('English').click();
  await page.keyboard.press('Escape');
  await menu(page, 'What happened');
  await expect(sheet).toContainText('Cards are cut');
});

for (const [game, size] of [
  ['classic', PHONE],
  ['classic', { width: 1440, height: 900 }],
  ['forfeit', PHONE],
  ['forfeit', { width: 1440, height: 900 }],
] as const) {
  test(`ten turns of ${game} at ${size.width} × ${size.height} move nothing`, async ({
    context,
    request,
  }) => {
    test.slow();
    // What is looked at is what moves, not how long one may think about an action card.
    const house = game === 'forfeit' ? { action_seconds: 3 } : {};
    const made = await startTable(request, { game, seats: [me('Ana'), bot()], seed: 6, house });
    const heard = new Heard<View & { variant: { fits?: string[]; action_window?: unknown } }>();
    const page = await sitDown(context, made, [0], heard.hear);
    await page.setViewportSize(size);
    const still = new StandsStill(page);
    const shifts = new Shifts(page);
    await heard.until(({ hand: held }) => held !== null);
    await expect(hand(page)).toHaveCount(7);
    await shifts.watch();
    for (let turns = 0; turns < 10; turns += 1) {
      const { turn } = await heard.until((now) => onTurn(now), 20_000);
      await expect(action(page)).toHaveText('Put cards on the table');
      await still.look(`turn ${turn}`);
      if (await draft(page, heard.game as View)) {
        await expect(action(page)).toHaveText(/^Lay the word\s*\d+$/);
        await still.look(`a word in turn ${turn}`);
        await action(page).click();
      } else {
        await more(page, 'Pass');
        await button(page, 'Really pass?').click();
      }
      await heard.until((now) => now.turn > turn || Boolean(now.variant.action_window), 20_000);
      const fits = heard.game?.variant.fits ?? [];
      if (heard.game?.turn === turn && fits.length > 0) await button(page, 'Keep the card').click();
      await heard.until((now) => now.turn > turn, 20_000);
      await shifts.none(`turn ${turn}`);
    }
  });
}
