// Whole games of Forfeit, with its action cards, and of Rummy, with its rounds.

import { ClassicPlayer, playOut, RummyPlayer, startByKeys, twoDevices } from './players';
import { expect, test } from './program';
import { button, hand, me, startTable } from './tables';

test('Forfeit at two devices: action cards in their window, a reload, the final score', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const made = await startTable(request, {
    game: 'forfeit',
    edition: 'cartas-small',
    seats: [me('Ana'), me('Rui')],
    house: { action_seconds: 90 },
    seed: 2,
  });
  const players = await twoDevices(browser, baseURL, made, ClassicPlayer);
  const [desk, phone] = players;
  await expect(desk.page.getByRole('heading', { name: 'Your action card' })).toBeVisible();
  await playOut(players, async (moves) => {
    if (moves === 4) await phone.reload();
  });
  for (const player of players) {
    await player.seesTheEnd();
    await expect(player.page.getByText(/plays an action card/).first()).toBeVisible();
  }
});

test('Forfeit by the keyboard alone, against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  const player = await startByKeys(page, 'Forfeits', 5, ClassicPlayer);
  await playOut([player], async (moves) => {
    if (moves === 3) await player.reload();
  });
  await player.seesTheEnd();
});

test('Rummy at two devices: words, last turns, rounds, a reload, the final score', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const made = await startTable(request, {
    game: 'rummy',
    edition: 'cartas-small',
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
    await expect(page.getByText(/meets the task with/).first()).toBeVisible();
    await expect(page.getByText(/last turn/).first()).toBeVisible();
    await expect(page.getByText(/^Round 2/).first()).toBeVisible();
  }
});

test('Rummy by the keyboard alone, against a bot', async ({ page }) => {
  test.setTimeout(180_000);
  const player = await startByKeys(page, 'Rummy', 9, RummyPlayer);
  await playOut([player], async (moves) => {
    if (moves === 3) await player.reload();
  });
  await player.seesTheEnd();
  await expect(page.getByText(/meets the task with/).first()).toBeVisible();

  // The same again, at a new table.
  const before = page.url();
  await player.hands.press(button(page, 'Play again'));
  await expect(page).not.toHaveURL(before);
  await expect(hand(page).first()).toBeVisible();
});
