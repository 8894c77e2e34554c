// Party: die, spotting, timer, challenge and chance die; whole games between a desk and a phone,
// against a bot, and by keyboard alone; a team of two that shares its draft.

import { devices, type APIRequestContext } from '@playwright/test';
import type { View } from '../src/api/games/party';
import { drag } from './fingers';
import { Heard } from './heard';
import { choose, tabTo, typeAt } from './keys';
import {
  across,
  action,
  cell,
  deskAndPhone,
  firstWord,
  laid,
  lay,
  letterOf,
  noWord,
  onBoard,
  open,
  over,
  press,
  pressMore,
  prompt,
  SIZE,
  SMALL,
  stageOf,
  STAR,
  stop,
  team,
  tile,
  tray,
  type Team,
  UNHURRIED,
  WHOLE,
} from './party';
import { expect, test } from './program';
import { Shifts, StandsStill } from './stage';
import { bot, button, me, startTable } from './tables';
import { crossing, type Laid } from './words-on-board';

/** The middle of the whole board. */
const MIDDLE = 7;

test('a whole game between a desk and a phone by touch: challenge, chance die, reload', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: { ...UNHURRIED, words: 'challenge' },
    // The phone begins, and the Chance die doubles a letter.
    seed: 1,
  });
  const [first, second] = await deskAndPhone(browser, baseURL, made);

  // The timer runs once the other team has spotted the letter; the first zone counts four times.
  let view = await open(first, second);
  for (const { page } of [first, second]) {
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText('×4');
  }

  // What is no word is challenged, and time goes on.
  await lay(first, across(await noWord(request, letterOf(view) ?? '')));
  await press(first, /^Stop: /);
  await press(second, 'Challenge');
  await expect(first.page.getByText(/The tiles go back to the tray/).first()).toBeAttached();
  view = await open(first, second);
  expect(view.board).toEqual([]);

  // A word that reaches a Chance square: the die rolls, and a letter counts more.
  const word = await firstWord(request, view);
  await lay(first, across(word));
  await press(first, /^Stop: /);
  await press(second, 'Accept');
  await first.heard.until((now) => stageOf(now) === 'choose');
  const chosen = cell(first.page, { row: STAR, column: STAR });
  await (first.touch ? chosen.tap() : chosen.click());
  view = await second.heard.until((now) => now.turn === 2 && stageOf(now) === 'roll');
  expect(view.board).toHaveLength(4);
  expect(view.sheet.totals[first.number]).toBeGreaterThan(0);

  // A reload in the middle of a turn changes nothing.
  view = await open(second, first);
  await second.page.reload();
  await expect(button(second.page, 'Lay a word')).toBeVisible();
  const next = await crossing(request, {
    lexicon: 'fr',
    board: onBoard(view),
    letters: view.tray,
    must: letterOf(view),
    size: SIZE,
  });
  expect(next).not.toEqual([]);
  await lay(second, next);
  await press(second, /^Stop: /);
  await press(first, 'Accept');
  await first.heard.until(({ board }) => board.length === 4 + next.length);

  // Both find that there is no room for another word: the game is over.
  view = await first.heard.until((now) => stageOf(now) === 'roll' && now.turn > 2);
  const [asks, agrees] = view.on_turn === first.number ? [first, second] : [second, first];
  await pressMore(asks, 'No room for a word');
  await agrees.heard.until(({ sides }) => sides[asks.number]?.says_no_room === true);
  await press(agrees, 'No room for a word');
  for (const { page } of [first, second]) {
    await expect(over(page)).toBeVisible();
    await expect(button(page, 'Play again')).toBeVisible();
  }
  const scores = ({ page }: Team) =>
    page.getByRole('list', { name: 'Scores' }).locator('.points').allInnerTexts();
  expect(await scores(first)).toEqual(await scores(second));
});

/** Tiles for a word on the whole board: in the middle, or across another one. */
async function somewhere(request: APIRequestContext, view: View): Promise<Laid[]> {
  const board = onBoard(view);
  if (board.length === 0) return across(await firstWord(request, view), MIDDLE, MIDDLE);
  const letters = view.tray;
  return crossing(request, { lexicon: 'fr', board, letters, must: letterOf(view), size: 15 });
}

for (const size of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`ten turns at ${size.width} × ${size.height} move nothing`, async ({ context, request }) => {
    test.setTimeout(150_000);
    const seats = [me('Ana', 0), bot('casual', 1)];
    // Which letter Chance is for is not chosen here.
    const house = { ...UNHURRIED, chance_seconds: 1 };
    const made = await startTable(request, { ...WHOLE, seats, house, seed: 7 });
    const by = await team(context, made, 0);
    const { page, heard } = by;
    await page.setViewportSize(size);
    const still = new StandsStill(page);
    const shifts = new Shifts(page);
    await expect(action(page)).toBeVisible();
    await shifts.watch();
    for (let view = await heard.until(() => true); view.turn <= 10 && stageOf(view) !== 'over';) {
      const stage = stageOf(view);
      const mine = view.on_turn === 0;
      await still.look(`turn ${view.turn}, ${stage}`);
      const before = JSON.stringify([view.turn, view.stage]);
      if (mine && stage === 'roll') await button(page, 'Roll the die').click();
      else if (!mine && stage === 'spot') await tile(page, letterOf(view) ?? '').click();
      else if (mine && stage === 'run') {
        const tiles = await somewhere(request, view);
        await lay(by, tiles);
        if (tiles.length > 0) await press(by, /^Stop: /);
        else {
          await press(by, 'Pass');
          await press(by, 'Really pass?');
        }
      }
      view = await heard.until((now) => JSON.stringify([now.turn, now.stage]) !== before, 20_000);
      await shifts.none(`turn ${view.turn}, ${stage}`);
    }
  });
}

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
