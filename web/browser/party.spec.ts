// Party: die, spotting, timer, challenge and chance die; whole games between a desk and a phone,
// against a bot, and by keyboard alone; a team of two that shares its draft.

import { devices, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Stage, View } from '../src/api/games/party';
import { drag } from './fingers';
import { Heard } from './heard';
import { choose, tabTo, typeAt } from './keys';
import { expect, test } from './program';
import { bot, button, isWord, me, sitDown, startTable, wordsFrom } from './tables';
import { crossing, type Laid } from './words-on-board';

/** Time enough for a slow machine: what is tested is the order of things. */
const UNHURRIED = {
  zone_seconds: [60, 60, 60, 60, 60, 60],
  spotting_seconds: 60,
  challenge_seconds: 60,
  chance_seconds: 60,
};
const SMALL = { game: 'party', edition: 'party-small' };
const STAR = 3;
const SIZE = 7;

interface Team {
  page: Page;
  heard: Heard<View>;
  touch: boolean;
  number: number;
}

const team = async (
  context: BrowserContext,
  made: Awaited<ReturnType<typeof startTable>>,
  seat: number,
  touch = false,
): Promise<Team> => {
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [seat], heard.hear);
  await heard.until(() => true);
  return { page, heard, touch, number: made.table.seats[seat]?.team ?? 0 };
};

const tray = (page: Page) => page.locator('[data-drop="tray"] button');
const tile = (page: Page, letter: string) =>
  page.locator(`[data-drop="tray"] [data-card="${letter}"]`).first();
const cell = (page: Page, { row, column }: { row: number; column: number }) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
const laid = (page: Page) => page.locator('[data-drop^="cell:"] .card.fresh');
const stop = (page: Page) => button(page, 'Stop the timer');
const over = (page: Page) => page.getByRole('heading', { name: 'The game is over.' });

type Name<S> = S extends string ? S : S extends object ? keyof S : never;
const stageOf = ({ stage }: View): Name<Stage> =>
  (typeof stage === 'string' ? stage : Object.keys(stage)[0]) as Name<Stage>;
const letterOf = ({ stage }: View): string | null =>
  typeof stage === 'object' && 'spot' in stage
    ? stage.spot.letter
    : typeof stage === 'object' && 'run' in stage
      ? stage.run.letter
      : null;
const onBoard = (view: View): Laid[] =>
  view.board.map(([row, column, letter]) => ({ row, column, letter: letter.toUpperCase() }));

const press = (by: Team, name: string) =>
  by.touch ? button(by.page, name).tap() : button(by.page, name).click();

/** Rolls until the tray has the letter, has the other team spot it, and waits for the timer. */
async function open(by: Team, others: Team): Promise<View> {
  for (;;) {
    const { turn, stage } = await by.heard.until((view) => stageOf(view) !== 'between');
    if (typeof stage === 'object' && 'roll' in stage) {
      const failed = stage.roll.failed.length;
      await press(by, 'Roll the die');
      await by.heard.until(
        (view) =>
          view.turn !== turn ||
          stageOf(view) !== 'roll' ||
          (view.stage as { roll: { failed: string[] } }).roll.failed.length > failed,
      );
    } else if (typeof stage === 'object' && 'spot' in stage) {
      const found = tile(others.page, stage.spot.letter);
      if (others.touch) await found.tap();
      else await found.click();
      await by.heard.until((view) => stageOf(view) === 'run');
    } else {
      await expect(stop(by.page)).toBeVisible();
      return by.heard.until((view) => stageOf(view) === 'run');
    }
  }
}

/** Lays tiles, dragged with the finger or the mouse. */
async function lay(by: Team, tiles: readonly Laid[]): Promise<void> {
  for (const one of tiles) {
    const [from, to] = [tile(by.page, one.letter), cell(by.page, one)];
    if (by.touch) await drag(by.page, from, to);
    else await from.dragTo(to);
    await expect(to.locator('.card.fresh')).toBeVisible();
  }
  // What the server makes of it has come: nothing moves any more.
  const refusal = by.page.locator('.actions [role="status"] p');
  await expect(by.page.locator('dl .sum dd').or(refusal)).toBeVisible();
}

const across = (word: string, column = STAR): Laid[] =>
  [...word].map((letter, nth) => ({ row: STAR, column: column + nth, letter }));

/** A first word of four letters: from the star on, its last letter is on a Chance square. It has
    a P, which is worth more than the others, so that there is something to choose. */
async function firstWord(request: APIRequestContext, view: View): Promise<string> {
  const letter = letterOf(view) ?? 'E';
  const others = [...'PAERTS'].filter((one) => one !== letter);
  const words = await wordsFrom(request, 'fr', [letter, ...others, ...'UIL']);
  const word = words.find((one) => one.length === 4 && one.includes(letter) && one.includes('P'));
  if (!word) throw new Error(`no word of four letters with ${letter}`);
  return word;
}

async function noWord(request: APIRequestContext, letter: string): Promise<string> {
  for (const other of 'ZTSPR') {
    if (other !== letter && !(await isWord(request, 'fr', letter + other))) return letter + other;
  }
  throw new Error(`everything with ${letter} is a word`);
}

test('a whole game between a desk and a phone: spotting, timer, challenge, chance die, reload', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: { ...UNHURRIED, words: 'challenge' },
    // The phone begins, and the Chance die doubles a letter.
    seed: 1,
  });
  const desk = await team(await browser.newContext(options), made, 0);
  const device = { ...devices['Pixel 7'], ...options };
  const phone = await team(await browser.newContext(device), made, 1, true);
  const [first, second] = desk.heard.game?.on_turn === 0 ? [desk, phone] : [phone, desk];

  // The timer runs once the other team has spotted the letter; the first zone counts four times.
  let view = await open(first, second);
  for (const { page } of [first, second]) {
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText('×4');
  }

  // What is no word is challenged, and time goes on.
  await lay(first, across(await noWord(request, letterOf(view) ?? '')));
  await press(first, 'Stop the timer');
  await press(second, 'Challenge');
  await expect(first.page.getByText(/The tiles go back to the tray/).first()).toBeAttached();
  view = await open(first, second);
  expect(view.board).toEqual([]);

  // A word that reaches a Chance square: the die rolls, and a letter counts more.
  const word = await firstWord(request, view);
  await lay(first, across(word));
  await expect(first.page.locator('dl .sum dd')).toBeVisible();
  await press(first, 'Stop the timer');
  await press(second, 'Accept');
  await first.heard.until((now) => stageOf(now) === 'choose');
  await expect(first.page.getByText(/^Which letter counts ×/)).toBeVisible();
  await expect(second.page.getByText('Waiting for')).toBeVisible();
  const chosen = cell(first.page, { row: STAR, column: STAR });
  await (first.touch ? chosen.tap() : chosen.click());
  view = await second.heard.until((now) => now.turn === 2 && stageOf(now) === 'roll');
  expect(view.board).toHaveLength(4);
  expect(view.sheet.totals[first.number]).toBeGreaterThan(0);
  await expect(second.page.getByText(/ score \d+ points/).first()).toBeAttached();

  // A reload in the middle of a turn changes nothing.
  view = await open(second, first);
  await second.page.reload();
  await expect(stop(second.page)).toBeVisible();
  const next = await crossing(request, {
    lexicon: 'fr',
    board: onBoard(view),
    letters: view.tray,
    must: letterOf(view),
    size: SIZE,
  });
  expect(next).not.toEqual([]);
  await lay(second, next);
  await press(second, 'Stop the timer');
  await press(first, 'Accept');
  view = await first.heard.until(({ board }) => board.length === 4 + next.length);

  // Both find that there is no room for another word: the game is over.
  view = await first.heard.until((now) => stageOf(now) === 'roll' && now.turn > 2);
  const [asks, agrees] = view.on_turn === first.number ? [first, second] : [second, first];
  await press(asks, 'No room for a word');
  await expect(asks.page.getByText(/^You said that there is no room/)).toBeVisible();
  await press(agrees, 'No room for a word');
  for (const { page } of [first, second]) {
    await expect(over(page)).toBeVisible();
    await expect(button(page, 'Play again')).toBeVisible();
  }
  const scores = ({ page }: Team) => page.getByRole('list', { name: 'Scores' }).innerText();
  expect(await scores(first)).toBe(await scores(second));
});

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

  // Two words, each after a roll and a letter spotted.
  for (const turn of [1, 2]) {
    let view = await heard.until((now) => now.turn === turn && stageOf(now) !== 'between');
    while (stageOf(view) === 'roll') {
      const before = JSON.stringify(view.stage);
      await choose(page, button(page, 'Roll the die'));
      view = await heard.until((now) => JSON.stringify(now.stage) !== before);
    }
    const asked = page.getByRole('heading', { name: `Find ${letterOf(view)} in the tray` });
    await expect(asked).toBeVisible();
    await tabTo(page, tray(page));
    for (let nth = 0; nth < 40; nth += 1) {
      const focused = page.locator('[data-drop="tray"] :focus');
      if ((await focused.getAttribute('data-card')) === letterOf(view)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    view = await heard.until((now) => stageOf(now) === 'run');
    await expect(stop(page)).toBeVisible();
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
    await expect(page.locator('dl .sum dd')).toBeVisible();
    await page.keyboard.press('Enter');
    const placed = (view.board.length + tiles.length) as number;
    await heard.until((now) => now.board.length === placed);
  }

  // Both teams find no more room, and the game is over.
  const view = await heard.until((now) => now.turn === 3 && stageOf(now) !== 'between');
  await expect(button(page, 'Roll the die')).toBeVisible();
  await choose(page, button(page, 'No room for a word'));
  await heard.until(({ sides }) => sides[view.on_turn]?.says_no_room === true);
  await choose(page, button(page, 'No room for a word'));
  await expect(over(page)).toBeVisible();
  await choose(page, button(page, 'To the start'));
  await expect(page.getByRole('article')).toHaveCount(5);
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
