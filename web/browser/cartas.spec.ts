// Whole games of Forfeit, with its action cards.

import { ClassicPlayer, playOut, startByKeys, twoDevices } from './players';
import { expect, test } from './program';
import { menu } from './stage';
import { me, startTable } from './tables';

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
    await menu(player.page, 'What happened');
    const history = player.page.getByRole('dialog');
    await expect(history.getByText(/plays an action card/).first()).toBeVisible();
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
