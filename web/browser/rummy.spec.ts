// Rummy: whole games at two devices and by the keyboard alone; what is typed stays in words; what
// was drawn is marked; a round ends on its sheet.

import type { Page } from '@playwright/test';
import type { View } from '../src/api/games/rummy';
import { Heard } from './heard';
import { playOut, RummyPlayer, startByKeys, twoDevices } from './players';
import { expect, test } from './program';
import { Eyes, Finger, Mouse } from './seat';
import { action, holdsAtEverySize, SCREENS, Shifts, StandsStill } from './stage';
import { bot, button, cards, hand, me, sitDown, startTable } from './tables';

const SMALL = { game: 'rummy', edition: 'cartas-small' };

test('Rummy at two devices: words, last turns, rounds, a reload, the final score', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana'), me('Rui')],
    seed: 4,
  });
  const players = await twoDevices(browser, baseURL, made, RummyPlayer);
  await playOut(players, async (moves) => {
    if (moves === 3) await players[0].reload();
  });
  for (const player of players) {
    await player.seesTheEnd();
    const { page } = player;
    await expect(page.getByText(/meets the task with/).first()).toBeAttached();
    await expect(page.getByText(/last turn/).first()).toBeAttached();
    await expect(page.getByText(/^Round 2/).first()).toBeAttached();
    expect(player.sheets).toBe(1);
  }
});

test('Rummy by the keyboard alone, against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = await startByKeys(page, 'Rummy', 9, RummyPlayer);
  await playOut([player], async (moves) => {
    if (moves === 3) await player.reload();
  });
  await player.seesTheEnd();
  await expect(page.getByText(/meets the task with/).first()).toBeAttached();
  expect(player.sheets).toBeGreaterThan(0);

  // The same again, at a new table.
  const before = page.url();
  await player.hands.press(button(page, 'Play again'));
  await expect(page).not.toHaveURL(before);
  await expect(hand(page).first()).toBeVisible();
});

test('Rummy by touch on a small phone, against a bot', async ({ browser, request, baseURL }) => {
  test.setTimeout(180_000);
  const made = await startTable(request, { ...SMALL, seats: [me('Ana'), bot()], seed: 4 });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const eyes = new Eyes<View>(0);
  const page = await sitDown(context, made, [0], eyes.hear);
  const player = new RummyPlayer(page, new Finger(page), eyes);
  await playOut([player]);
  await player.seesTheEnd();
  expect(player.sheets).toBe(1);
  // The last round is read above the result.
  await expect(page.locator('.round-sheet header')).toContainText('Round 2 is over');
});

/** A table at which seat 0 has drawn; the first task is three words of two letters. */
async function drawn(page: Page, heard: Heard<View>): Promise<string[]> {
  await heard.until(({ stage, on_turn }) => stage === 'draw' && on_turn === 0);
  const before = await cards(page);
  await action(page).click();
  await expect(hand(page)).toHaveCount(before.length + 1);
  return cards(page);
}

const TWOS = { ...SMALL, house: { starter: 0 }, seed: 4 };

test('what is typed goes into words and never to the discards', async ({ context, request }) => {
  const made = await startTable(request, { ...TWOS, seats: [me('Ana'), me('Rui')] });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  const held = await drawn(page, heard);
  expect(heard.game?.task).toBe('dois-e-bom');
  const letters = held.filter((card) => /^\p{Lu}$/u.test(card)).slice(0, 7);
  expect(letters).toHaveLength(7);
  // A space after each pair, though a full row moves on by itself; then one letter too many.
  const typed = [0, 2, 4].flatMap((at) => [...letters.slice(at, at + 2), ' ']);
  for (const key of [...typed, letters[6] ?? '']) await page.keyboard.press(key);
  const row = (nth: number) => page.locator(`[data-drop="row:${nth}"] .piece`);
  for (const nth of [0, 1, 2]) await expect(row(nth)).toHaveCount(2);
  await expect(hand(page)).toHaveCount(2);
  await expect(page.locator('[data-drop="discards"] .fresh')).toHaveCount(0);
  expect(heard.game?.stage).toEqual({ discard: { taken: null, appealed: false } });
});

test('the card that was drawn is marked in the hand', async ({ context, request }) => {
  const made = await startTable(request, { ...TWOS, seats: [me('Ana'), me('Rui')] });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await drawn(page, heard);
  const marked = page.getByRole('button', { name: /, just drawn$/ });
  await expect(marked).toHaveCount(1);
  await page.reload();
  await expect(marked).toHaveCount(1);
});

test('task, piles, hand and action are in reach on every screen', async ({ context, request }) => {
  test.setTimeout(240_000);
  const made = await startTable(request, { ...TWOS, seats: [me('Ana'), me('Rui')] });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  await heard.until(({ stage }) => stage === 'draw');
  const discards = page.locator('[data-drop="discards"]');
  const things = { task: page.locator('.task'), pile: page.locator('.pile').first(), discards };
  await holdsAtEverySize(page, things, SCREENS);
  const held = await drawn(page, heard);
  for (const letter of held.filter((card) => /^\p{Lu}$/u.test(card)).slice(0, 6)) {
    await page.keyboard.press(letter);
  }
  await expect(page.locator('[data-drop="row:2"] .piece')).toHaveCount(2);
  const rows = page.locator('[data-drop^="row:"]:not([data-drop*=":0:"])');
  await holdsAtEverySize(page, { rows, discards }, SCREENS);
  await holdsAtEverySize(page);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`ten turns at ${size.width} × ${size.height} move nothing`, async ({ context, request }) => {
    test.setTimeout(180_000);
    const made = await startTable(request, { game: 'rummy', seats: [me('Ana'), bot()], seed: 4 });
    const eyes = new Eyes<View>(0);
    const page = await sitDown(context, made, [0], eyes.hear);
    await page.setViewportSize(size);
    const player = new RummyPlayer(page, new Mouse(), eyes);
    const still = new StandsStill(page);
    const shifts = new Shifts(page);
    await player.awaited();
    await expect(hand(page)).toHaveCount(7);
    await shifts.watch();
    // Drawing is a move, and so is what follows.
    for (let moves = 0; moves < 20 && (await player.awaited()); moves += 1) {
      await still.look(`move ${moves}`);
      await player.move();
      await shifts.none(`move ${moves}`);
    }
  });
}

test('whoever watches sees the sheet of a round for some seconds', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await startTable(request, { ...SMALL, seats: [me('Ana'), bot()], seed: 4 });
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const watcher = await sitDown(await browser.newContext(options), made, []);
  const eyes = new Eyes<View>(0);
  const page = await sitDown(await browser.newContext(options), made, [0], eyes.hear);
  const player = new RummyPlayer(page, new Mouse(), eyes);
  while (eyes.view?.game.round !== 2 && (await player.awaited())) await player.move();
  await expect(watcher.locator('.round-sheet header')).toContainText('Round 1 is over');
  await expect(watcher.locator('.task')).toContainText('Round 2', { timeout: 20_000 });
  // Whoever plays reads it as long as it takes, and can open it again.
  await expect(button(page, /^Next round/)).toBeVisible();
  await button(page, /^Next round/).click();
  await button(page, 'More').click();
  await button(page, 'The rounds so far').click();
  await expect(page.getByRole('dialog').locator('.round-sheet')).toContainText('Round 1 is over');
});
