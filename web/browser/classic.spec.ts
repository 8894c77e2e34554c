// Classic: friends at two devices, a bot, the challenge, and a whole game by keyboard.

import { ClassicPlayer, playOut, startByKeys, twoDevices } from './players';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { action, told } from './stage';
import {
  bot,
  button,
  cards,
  cell,
  fixLuck,
  hand,
  inHand,
  isWord,
  listen,
  me,
  noWord,
  sitDown,
  startTable,
  turn,
  wordsFrom,
} from './tables';

test('from the start page to the first word against a bot in four clicks', async ({
  page,
  request,
}) => {
  const lying = page.locator('[data-drop^="cell:"] .card');
  let word: string | undefined;
  // Who starts is drawn by lot, and so are the cards: go on until it is the player, with cards
  // that make a word of two letters.
  await expect(async () => {
    await page.goto('/');
    await page
      .getByRole('article', { name: 'Classic' })
      .getByRole('button', { name: 'Play now' })
      .click();
    await expect(hand(page)).toHaveCount(7);
    await expect(turn(page)).toHaveText('Your turn');
    expect(await lying.count()).toBe(0);
    const possible = await wordsFrom(request, 'en', await cards(page));
    word = possible.find(({ length }) => length === 2);
    expect(word).toBeDefined();
  }).toPass({ timeout: 40_000 });
  for (const letter of word ?? '') {
    await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
  }
  await expect(page.getByText('First word ×2')).toBeVisible();
  await button(page, 'Lay the word').click();
  await expect(page.getByText(new RegExp(`lays ${word}`)).first()).toBeVisible();
});

test('a whole game at two devices: a phone, challenges won and lost, a reload, the final score', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const made = await startTable(request, {
    game: 'classic',
    edition: 'cartas-small',
    seats: [me('Ana'), me('Rui')],
    house: { words: 'challenge', challenge_seconds: 90 },
    seed: 7,
  });
  const players = await twoDevices(browser, baseURL, made, ClassicPlayer);
  const first = await Promise.race(players.map((player) => player.awaited()));
  const second = players.find((player) => player !== first);
  if (!first || !second) throw new Error('nobody begins');

  // Who begins lays what is no word; the other one challenges, and is right.
  const wrong = await noWord(request, await cards(first.page));
  await first.lay([...wrong].map((letter, column) => [0, column, letter]));
  second.answers = ['Challenge'];
  await second.awaited();
  await second.move();
  for (const { page } of players) {
    await expect(page.getByText(new RegExp(`${wrong} is not in the list`)).first()).toBeVisible();
  }

  // That the end is near is said beside the pile, and what cards in hand cost then.
  let endTold = false;
  const tellsOfTheEnd = async ({ page, eyes }: ClassicPlayer) => {
    const left = eyes.view?.game.pile ?? 0;
    if (endTold || left > 7 || left === 0 || eyes.view?.outcome) return;
    const pile = page.getByRole('button', { name: /in the pile\. last cards$/ });
    await expect(pile).toBeVisible();
    await pile.click();
    await expect(page.getByRole('dialog')).toContainText('cost their points');
    await page.keyboard.press('Escape');
    endTold = true;
  };

  // The other one lays a word, which is challenged in vain. Then all go on to the end.
  first.answers = ['Challenge'];
  await playOut(players, async (moves) => {
    if (moves === 2) {
      await expect(second.page.getByText('but the play is good.').first()).toBeVisible();
    }
    if (moves === 4) await first.reload();
    await tellsOfTheEnd(first);
  });
  expect(endTold).toBe(true);
  for (const player of players) await player.seesTheEnd();
});

test('the keyboard alone plays a whole game against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  const player = await startByKeys(page, 'Classic', 11, ClassicPlayer);
  await playOut([player], async (moves) => {
    if (moves === 2) await player.reload();
  });
  await player.seesTheEnd();
});

test('drag, tap and keys lay the same cards, and refusals say what to do', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), me('Rui')],
    seed: 3,
  });
  const page = await sitDown(context, made, [0, 1]);
  await button(page, /^I am /).click();
  const held = (await cards(page)).filter((card) => /^\p{Lu}$/u.test(card));
  const [a = '', b = '', c = ''] = held;

  await page
    .locator(`[data-card="${a}"]`)
    .first()
    .dragTo(cell(page, 0, 0));
  await expect(cell(page, 0, 0).locator('.card')).toHaveText(new RegExp(a));
  await page.locator(`[data-card="${b}"]`).first().click();
  await expect(cell(page, 0, 1).locator('.card')).toHaveText(new RegExp(b));
  await page.keyboard.press(c);
  await expect(cell(page, 0, 2).locator('.card')).toHaveText(new RegExp(c));
  if (!(await isWord(request, 'pt', a + b + c))) {
    await expect(page.getByText(/not in the word list/)).toBeVisible();
  }
  // A press on a card of one's own picks it up, another one takes it back.
  await cell(page, 0, 1).click();
  await expect(page.getByText(/Tap a new place for/)).toBeVisible();
  await cell(page, 0, 1).click();
  await expect(cell(page, 0, 1).locator('.card')).toHaveCount(0);
  await expect(page.getByText(/There is a hole in the word/)).toBeVisible();
  await button(page, 'Take back').click();
  await expect(hand(page)).toHaveCount(7);
});

test('what one has laid lies there, and stays as it is, until the server has answered', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), me('Rui')],
    seed: 3,
  });
  // Once something is played, the server is heard no more until it may be.
  const line: { held: (() => void)[] | null } = { held: null };
  await context.routeWebSocket(/\/stream$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((said) => {
      if (String(said).includes('"type":"play"')) line.held = [];
      server.send(said);
    });
    server.onMessage((said) => {
      if (line.held) line.held.push(() => socket.send(said));
      else socket.send(said);
    });
  });
  const page = await sitDown(context, made, [0, 1]);
  await button(page, /^I am /).click();
  const possible = await wordsFrom(request, 'pt', await cards(page));
  const word = possible.find(({ length }) => length === 3) ?? '';
  for (const letter of word) await inHand(page, letter).click();
  await expect(page.getByText('First word ×2')).toBeVisible();

  // How many cards lie there, in every picture that is shown.
  await page.evaluate(() => {
    const seen = new Set<number>();
    const look = () => {
      if (document.querySelector('[data-drop^="cell:"]')) {
        seen.add(document.querySelectorAll('[data-drop^="cell:"] .card').length);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await button(page, 'Lay the word').click();
  await expect(button(page, 'Lay the word')).toBeDisabled();
  await expect(button(page, 'Take back')).toBeDisabled();
  await cell(page, 0, 0).click();
  await page.keyboard.press('Backspace');
  await expect(page.locator('[data-drop^="cell:"] .card')).toHaveCount(word.length);
  await expect.poll(() => line.held?.length ?? 0).toBeGreaterThan(0);
  const release = line.held ?? [];
  line.held = null;
  for (const hear of release) hear();
  await button(page, 'Done').click();
  await expect(turn(page)).toContainText('Pass the device to');
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
  expect(seen).toEqual([word.length]);
});

test('one device: a cover hides the hands, also while an action card may be played', async ({
  page,
  request,
}) => {
  await fixLuck(page, 'cartas-small', 6);
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Forfeits' })
    .getByRole('button', { name: 'One device' })
    .click();
  await page.getByLabel('Player 1').fill('Ana');
  await page.getByLabel('Player 2').fill('Rui');
  await button(page, 'Start the game').click();
  await expect(turn(page)).toContainText('Pass the device to');
  await expect(hand(page)).toHaveCount(0);
  const first = (await turn(page).innerText()).includes('Ana') ? 'Ana' : 'Rui';
  const second = first === 'Ana' ? 'Rui' : 'Ana';
  await button(page, `I am ${first}`).click();
  await expect(hand(page)).toHaveCount(7);

  const held = await cards(page);
  const word = (await wordsFrom(request, 'pt', held)).find(({ length }) => length === 2) ?? '';
  for (const letter of word) await inHand(page, letter).click();
  await button(page, 'Lay the word').click();
  // Both are asked about their action cards, one after the other, each with the others covered.
  await keepCard(page);
  await button(page, 'Done').click();
  await expect(turn(page)).toHaveText(`Pass the device to ${second}`);
  await expect(hand(page)).toHaveCount(0);
  await button(page, `I am ${second}`).click();
  await keepCard(page);
  await expect(turn(page)).toHaveText('Your turn');
  await expect(action(page)).toHaveText('Put cards on the table');
  await expect(hand(page)).toHaveCount(7);
});

/** Keeps the action card, where it fits; where it does not, the page does. */
async function keepCard(page: Page): Promise<void> {
  await expect(action(page)).toHaveText(/^(Play it|Your card does not fit)/);
  if (await button(page, 'Play it').isVisible()) await button(page, 'Keep the card').click();
}

for (const game of ['classic', 'forfeit', 'rummy']) {
  test(`a watcher of ${game} sees the table and no hand`, async ({ page, request }) => {
    const made = await startTable(request, { game, seats: [me('Ana'), bot()], seed: 5 });
    const heard: string[] = [];
    listen(page, (said) => heard.push(said));
    await page.goto(`/table/${made.table.code}`);
    await expect(page.getByRole('list', { name: 'Scores' })).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your action card' })).toHaveCount(0);
    const views = heard.filter((said) => said.includes('"type":"told"'));
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const { hand, variant } = JSON.parse(view).view.game;
      expect(hand).toBeNull();
      expect(variant?.action ?? null).toBeNull();
    }
  });
}

test('players settle between themselves: an unknown word, taking back, another game', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const made = await startTable(request, {
    game: 'classic',
    edition: 'cartas-small',
    seats: [me('Ana'), me('Rui')],
    house: { challenge_seconds: 90 },
    seed: 8,
  });
  const players = await twoDevices(browser, baseURL, made, ClassicPlayer);
  const first = await Promise.race(players.map((player) => player.awaited()));
  const other = players.find((player) => player !== first);
  if (!first || !other) throw new Error('nobody begins');

  const fromMenu = async ({ page, hands }: ClassicPlayer, name: string) => {
    await hands.press(button(page, 'Menu'));
    await hands.press(button(page, name));
  };
  const takeBack = async () => {
    await fromMenu(first, 'Take a turn back');
    await first.hands.press(button(first.page, 'Yes, take it back'));
  };

  // It is asked first; and nothing has been done, so nothing can be taken back.
  await fromMenu(first, 'Take a turn back');
  await first.hands.press(button(first.page, 'No, play on'));
  await takeBack();
  await expect(first.page.getByText('This cannot be taken back.')).toBeVisible();

  // A word that the list lacks counts if the others accept it.
  const unknown = await noWord(request, await cards(first.page));
  for (const letter of unknown) await first.hands.press(inHand(first.page, letter));
  await expect(first.page.getByText(`${unknown} is not in the word list`)).toBeVisible();
  await first.hands.press(button(first.page, 'Ask the others'));
  const asked = other.page.getByText(new RegExp(`lays ${unknown}, which the list`));
  await expect(asked.first()).toBeVisible();
  await expect(other.page).toHaveTitle(/^● Your turn/);
  await other.hands.press(button(other.page, 'Accept'));
  await expect(told(first.page)).toHaveText(new RegExp(`lays ${unknown}\\s*\\+\\d+`));
  await expect(first.page).not.toHaveTitle(/Your turn/);

  // Taking back needs the other's consent; the one who asked hears the answer.
  await takeBack();
  await expect(first.page.getByText('You would like to take your turn back.')).toBeVisible();
  await other.hands.press(button(other.page, 'Rather not'));
  await expect(first.page.getByText('The others would rather not')).toBeVisible();
  await takeBack();
  await other.hands.press(button(other.page, 'Agree'));
  await expect(turn(first.page)).toHaveText('Your turn');
  await expect(first.page.locator('[data-drop^="cell:"] .card')).toHaveCount(0);

  // A word without words.
  await fromMenu(other, 'Say something');
  await other.hands.press(button(other.page, 'Bravo!'));
  await expect(first.page.getByRole('status').getByText('Bravo!')).toBeVisible();

  // One gives up and asks for another game: the other one is called, and both play.
  await fromMenu(other, 'Leave the table');
  await other.hands.press(button(other.page, 'Give up the game'));
  for (const { page } of players) await expect(turn(page)).toHaveText('The game is over.');
  await other.hands.press(button(other.page, 'Play again'));
  await expect(first.page.getByText('Another game is ready')).toBeVisible();
  await expect(first.page).toHaveTitle(/^● Join them/);
  await first.hands.press(button(first.page, 'Join them'));
  for (const { page } of players) {
    await expect(page).not.toHaveURL(new RegExp(made.table.code));
    await expect(hand(page)).toHaveCount(7);
  }
});

test('a dropped connection is shown and heals, and the draft is still there', async ({
  context,
  request,
}) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), me('Rui')],
    seed: 3,
  });
  let cut = () => undefined as void;
  await context.routeWebSocket('**/stream', (socket) => {
    socket.connectToServer();
    cut = () => void socket.close();
  });
  const page = await sitDown(context, made, [0, 1]);
  await button(page, /^I am /).click();
  const [letter = ''] = (await cards(page)).filter((card) => /^\p{Lu}$/u.test(card));
  await page.locator(`[data-card="${letter}"]`).first().click();
  await expect(cell(page, 0, 0).locator('.card')).toBeVisible();
  cut();
  await expect(page.getByText('The connection is gone.')).toBeVisible();
  await expect(page.getByText('The connection is gone.')).toBeHidden({ timeout: 10_000 });
  await expect(cell(page, 0, 0).locator('.card')).toBeVisible();
});
