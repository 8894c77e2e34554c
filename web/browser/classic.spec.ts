// Classic: friends at two devices, a bot, the challenge, and a whole game by keyboard.

import { devices, type Page } from '@playwright/test';
import { expect, test } from './program';
import {
  bot,
  button,
  cards,
  hand,
  isWord,
  me,
  noWord,
  pass,
  sitDown,
  startTable,
  turn,
  wordsFrom,
} from './tables';

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);

test('from the start page to the first word against a bot in four clicks', async ({
  page,
  request,
}) => {
  const lying = page.locator('[data-drop^="cell:"] .card');
  // Who starts is drawn by lot, and the bot answers at once: go on until it is the player.
  await expect(async () => {
    await page.goto('/');
    await page
      .getByRole('article', { name: 'Classic' })
      .getByRole('button', { name: 'Play now' })
      .click();
    await expect(hand(page)).toHaveCount(7);
    await expect(turn(page)).toHaveText('Your turn');
    expect(await lying.count()).toBe(0);
  }).toPass({ timeout: 25_000 });
  const held = await cards(page);
  const word = (await wordsFrom(request, 'pt', held)).find(({ length }) => length === 2);
  for (const letter of word ?? '') {
    await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
  }
  await expect(page.getByText('First word ×2')).toBeVisible();
  await button(page, 'Lay the word').click();
  await expect(page.getByText(new RegExp(`lays ${word}`)).first()).toBeVisible();
});

test('a whole game at two devices: a phone, a challenge, a reload, the final score', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), me('Rui')],
    house: { words: 'challenge' },
    seed: 7,
  });
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const desk = await sitDown(await browser.newContext(options), made, [0]);
  const phone = await sitDown(
    await browser.newContext({ ...devices['Pixel 7'], ...options }),
    made,
    [1],
  );
  await expect(hand(desk)).toHaveCount(7);
  await expect(hand(phone)).toHaveCount(7);

  // Who is on turn lays what is no word; the other one challenges, and is right.
  const deskFirst = await desk.getByRole('heading', { name: 'Your turn' }).isVisible();
  const [first, second] = deskFirst ? [desk, phone] : [phone, desk];
  const wrong = await noWord(request, await cards(first));
  await lay(first, wrong, first === phone);
  await button(second, 'Challenge').click();
  await expect(first.getByText(new RegExp(`${wrong} is not in the list`)).first()).toBeVisible();
  await expect(turn(second)).toHaveText('Your turn');

  // The other one lays a word, which is accepted and counts double.
  const word = (await wordsFrom(request, 'pt', await cards(second)))[0] ?? '';
  await lay(second, word, second === phone);
  await button(first, 'Accept').click();
  await expect(turn(first)).toHaveText('Your turn');
  const shown = await first.locator('[data-drop^="cell:"] .card').count();
  expect(shown).toBe(word.length);

  // A reload in the middle changes nothing.
  const before = (await cards(first)).join();
  await first.reload();
  await expect(hand(first)).toHaveCount(7);
  expect((await cards(first)).join()).toBe(before);
  await expect(first.getByText(new RegExp(`lays ${word}`)).first()).toBeVisible();

  // Everybody passes twice: the game is over, and both see the same score.
  for (const page of [first, second, first, second]) {
    await expect(turn(page)).toHaveText('Your turn');
    await pass(page);
  }
  for (const page of [first, second]) {
    await expect(turn(page)).toHaveText('The game is over.');
    await expect(button(page, 'Play again')).toBeVisible();
  }
  const scores = (page: Page) => page.getByRole('list', { name: 'Scores' }).innerText();
  expect(await scores(first)).toBe(await scores(second));
});

/** Lays a word across from the middle of an empty table, with the mouse or a finger. */
async function lay(page: Page, word: string, touch: boolean): Promise<void> {
  for (const letter of word) {
    const card = page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first();
    if (touch) await card.tap();
    else await card.click();
  }
  await expect(page.getByText('First word ×2')).toBeVisible();
  const go = button(page, 'Lay the word');
  if (touch) await go.tap();
  else await go.click();
}

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
  await cell(page, 0, 1).click();
  await expect(cell(page, 0, 1).locator('.card')).toHaveCount(0);
  await expect(page.getByText(/There is a hole in the word/)).toBeVisible();
  await button(page, 'Take back').click();
  await expect(hand(page)).toHaveCount(7);
});

test('one device: a cover hides the hands between two players', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Classic' })
    .getByRole('button', { name: 'One device' })
    .click();
  await page.getByLabel('Player 1').fill('Ana');
  await page.getByLabel('Player 2').fill('Rui');
  await button(page, 'Start the game').click();
  await expect(turn(page)).toContainText('Pass the device to');
  await expect(hand(page)).toHaveCount(0);
  const first = (await turn(page).innerText()).includes('Ana') ? 'Ana' : 'Rui';
  await button(page, `I am ${first}`).click();
  await expect(hand(page)).toHaveCount(7);
  await pass(page);
  const second = first === 'Ana' ? 'Rui' : 'Ana';
  await expect(turn(page)).toHaveText(`Pass the device to ${second}`);
  await expect(hand(page)).toHaveCount(0);
});

test('a watcher sees the table and no hand', async ({ browser, request, baseURL }) => {
  const made = await startTable(request, { game: 'classic', seats: [me('Ana'), bot()], seed: 5 });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const heard: string[] = [];
  const page = await context.newPage();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await page.goto(`/table/${made.table.code}`);
  await expect(page.getByRole('list', { name: 'Scores' })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  const views = heard.filter((said) => said.includes('"type":"view"'));
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(JSON.parse(view).view.game.hand).toBeNull();
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

test('the keyboard alone plays a game to its end', async ({ context, request }) => {
  const made = await startTable(request, {
    game: 'classic',
    seats: [me('Ana'), bot('novato')],
    seed: 11,
  });
  const page = await sitDown(context, made, [0]);
  await expect(turn(page)).toHaveText('Your turn');
  if ((await page.locator('[data-drop^="cell:"] .card').count()) === 0) {
    const word = (await wordsFrom(request, 'pt', await cards(page)))[0] ?? '';
    for (const letter of word) await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`Ana lays ${word}`)).first()).toBeAttached();
    await expect(turn(page)).toHaveText('Your turn');
  }
  // Give up the game: Tab to the tools, Enter, and Tab to the button.
  await page.getByRole('button', { name: 'Leave the table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Give up the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(turn(page)).toHaveText('The game is over.');
});
