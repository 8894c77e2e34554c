// Party: die, spotting, timer, challenge and chance die; whole games between a desk and a phone,
// against a bot, and by keyboard alone; a team of two that shares its draft.

import { devices } from '@playwright/test';
import type { View } from '../src/api/games/party';
import { drag } from './fingers';
import { Heard } from './heard';
import { choose, tabTo, typeAt } from './keys';
import {
  across,
  cell,
  firstWord,
  laid,
  letterOf,
  onBoard,
  open,
  over,
  press,
  prompt,
  SIZE,
  SMALL,
  stageOf,
  STAR,
  stop,
  team,
  tile,
  tray,
  UNHURRIED,
} from './party';
import { expect, test } from './program';
import { bot, button, me, startTable } from './tables';
import { crossing } from './words-on-board';

test('a whole game against a bot: time runs out once, a reload, the final score', async ({
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), bot('club', 1)],
    house: { zone_seconds: [1, 1, 1, 1, 1, 1], chance_seconds: 1 },
    seed: 5,
  });
  const { page, heard } = await team(context, made, 0);
  const mine = ({ on_turn }: View) => on_turn === 0;
  let dings = 0;
  // The clock may be quicker than a click, and that is no fault: the next look sees what is on.
  const quickly = { timeout: 2000 };
  const tooLate = () => undefined;
  for (let view = await heard.until(() => true); stageOf(view) !== 'over';) {
    const stage = stageOf(view);
    if (mine(view) && stage === 'roll') {
      await button(page, 'Roll the die').click(quickly).catch(tooLate);
    } else if (!mine(view) && stage === 'spot') {
      await tile(page, letterOf(view) ?? '')
        .click(quickly)
        .catch(tooLate);
    } else if (mine(view) && stage === 'run' && dings > 0) {
      await button(page, 'Pass').click(quickly).catch(tooLate);
      await button(page, 'Really pass?').click(quickly).catch(tooLate);
    }
    const before = JSON.stringify([view.turn, view.stage]);
    const changed = (now: View) => JSON.stringify([now.turn, now.stage]) !== before;
    view = await heard.until(changed, 7000).catch(() => view);
    if (dings === 0 && (await page.getByText(/Time is up/).count()) > 0) {
      dings += 1;
      await page.reload();
      await expect(page.getByRole('list', { name: 'Scores' })).toBeVisible();
    }
  }
  expect(dings).toBe(1);
  await expect(over(page)).toBeVisible();
  await expect(button(page, 'Play again')).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game by keyboard, from the start page on', async ({ page, request }) => {
    test.slow();
    const heard = new Heard<View>();
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.hear(String(payload))),
    );
    await page.route('**/api/tables', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const wanted = route.request().postDataJSON() as { settings: object };
      const settings = { ...wanted.settings, edition: 'party-small', house: UNHURRIED };
      await route.continue({ postData: { ...wanted, settings, seed: 2 } });
    });
    await page.goto('/');
    const article = page.getByRole('article', { name: 'Party' });
    await choose(page, article.getByRole('button', { name: 'One device' }));
    await tabTo(page, page.getByLabel('Player 1'));
    await page.keyboard.type('Ana');
    await tabTo(page, page.getByLabel('Player 2'));
    await page.keyboard.type('Rui');
    await choose(page, button(page, 'Start the game'));

    // The rules can be read before anything runs.
    await expect(page.getByText('a tap on a wrong tile costs your next turn')).toBeVisible();
    expect(heard.game).toBeNull();
    await choose(page, button(page, 'Let’s play'));

    // Two words, each after a roll and a letter spotted. At one device the team is always named.
    for (const turn of [1, 2]) {
      let view = await heard.until((now) => now.turn === turn && stageOf(now) !== 'between');
      const [ours, theirs] = view.on_turn === 0 ? ['Blues', 'Reds'] : ['Reds', 'Blues'];
      await expect(prompt(page)).toContainText(ours);
      while (stageOf(view) === 'roll') {
        const before = JSON.stringify(view.stage);
        await choose(page, button(page, 'Roll the die'));
        view = await heard.until((now) => JSON.stringify(now.stage) !== before);
      }
      await expect(prompt(page)).toHaveText(
        `Find ${letterOf(view)}. A wrong tap costs the ${theirs} a turn.`,
      );
      await tabTo(page, tray(page));
      for (let nth = 0; nth < 40; nth += 1) {
        const focused = page.locator('[data-drop="tray"] :focus');
        if ((await focused.getAttribute('data-card')) === letterOf(view)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      view = await heard.until((now) => stageOf(now) === 'run');
      const by = view.on_turn === 0 ? 'Red' : 'Blue';
      await expect(prompt(page)).toContainText(`${by} found ${letterOf(view)}, your time runs`);
      const tiles =
        turn === 1
          ? across(await firstWord(request, view), STAR - 1)
          : await crossing(request, {
              lexicon: 'fr',
              board: onBoard(view),
              letters: view.tray,
              must: letterOf(view),
              size: SIZE,
            });
      expect(tiles).not.toEqual([]);
      await typeAt(page, tiles);
      await expect(laid(page)).toHaveCount(tiles.length);
      await expect(stop(page)).toBeVisible();
      await page.keyboard.press('Enter');
      const placed = view.board.length + tiles.length;
      await heard.until((now) => now.board.length === placed);
    }

    // Both teams find no more room, and the game is over.
    const view = await heard.until((now) => now.turn === 3 && stageOf(now) !== 'between');
    await choose(page, button(page, 'More'));
    await page.keyboard.press('Enter');
    await heard.until(({ sides }) => sides[view.on_turn]?.says_no_room === true);
    await choose(page, button(page, 'No room for a word'));
    await expect(over(page)).toBeVisible();
    await choose(page, button(page, 'To the start'));
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});

test('a team of two shares its draft, also with a phone', async ({ browser, request, baseURL }) => {
  test.slow();
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), me('Eva', 1), me('Rui', 0)],
    house: UNHURRIED,
    seed: 2,
  });
  const device = { ...devices['Pixel 7'], ...options };
  const ana = await team(await browser.newContext(options), made, 0);
  const eva = await team(await browser.newContext(options), made, 1);
  const rui = await team(await browser.newContext(device), made, 2, true);
  const ours = ana.heard.game?.on_turn === 0;
  if (!ours) {
    await open(eva, ana);
    await press(eva, 'Pass');
    await press(eva, 'Really pass?');
    await ana.heard.until(({ on_turn }) => on_turn === 0);
  }
  const view = await open(ana, eva);
  const letter = view.tray.find((one) => one !== '?') ?? '';
  await drag(rui.page, tile(rui.page, letter), cell(rui.page, { row: STAR, column: STAR }));
  await expect(laid(rui.page)).toHaveCount(1);
  await expect(laid(ana.page)).toHaveCount(1);
  await expect(laid(eva.page)).toHaveCount(0);
  await press(ana, 'Take back');
  await expect(laid(rui.page)).toHaveCount(0);
});
