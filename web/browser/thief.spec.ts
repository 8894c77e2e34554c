// Word Thief: a whole game between a desk and a phone with challenge, lock, swap and steal; one
// against a bot by touch on a small phone; one by keyboard alone; what the table says before one
// asks; and nobody but its holder sees a hand.

import { devices, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Card, PlayedWord, View } from '../src/api/games/thief';
import { drag } from './fingers';
import { Heard } from './heard';
import { choose, tabTo } from './keys';
import { expect, test } from './program';
import { action, holdsAtEverySize, SCREENS, Shifts, StandsStill } from './stage';
import { bot, button, hand, isWord, me, sitDown, startTable } from './tables';
import {
  inHand,
  isOver,
  isTurnOf,
  lay,
  lettersOf,
  noCodes,
  ofOneSuit,
  over,
  plain,
  plan,
  player,
  press,
  SMALL,
  steal,
  sum,
  swap,
  takeTurn,
  type Player,
} from './thief';

test('a whole game between a desk and a phone: challenge, lock, swap, steal, reload', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana'), me('Rui')],
    house: { words: 'challenge', challenge_seconds: 60 },
    seed: 3,
  });
  const desk = await player(await browser.newContext(options), made, 0);
  const device = { ...devices['Pixel 7'], ...options, viewport: { width: 360, height: 640 } };
  const phone = await player(await browser.newContext(device), made, 1, true);
  const [first, second] = desk.heard.game?.on_turn === 0 ? [desk, phone] : [phone, desk];
  const accepted = async (by: Player) => {
    await press(by, 'Accept');
    await by.heard.until(({ stage }) => stage === 'turn' || isOver({ stage } as View));
  };

  // What is no word is challenged: the cards go back, and the turn is lost.
  let view = await first.heard.until(isTurnOf(first.seat));
  const held = plain(view.hand ?? []);
  const pairs = held.flatMap((a) => held.filter((b) => b !== a).map((b) => [a, b]));
  let wrong: Card[] | undefined;
  for (const pair of pairs) {
    if (!wrong && !(await isWord(request, 'en', lettersOf(pair).join('')))) wrong = pair;
  }
  await lay(first, wrong ?? []);
  await press(second, 'Challenge');
  await expect(first.page.getByText(/loses the turn/).first()).toBeAttached();
  await expect(hand(first.page)).toHaveCount(7);

  // A word of one suit counts double and is locked.
  view = await second.heard.until(isTurnOf(second.seat));
  const suited = await ofOneSuit(request, view.hand ?? []);
  if (!suited) throw new Error('with this seed no word has one suit: take another one');
  await lay(second, suited);
  await accepted(first);
  const locked = lettersOf(suited).join('');
  await first.heard.until(({ words }) =>
    words.some(({ word, fate }) => word === locked && fate === 'locked'),
  );
  for (const { page } of [first, second]) {
    await expect(
      page.getByRole('button', { name: new RegExp(`^locked:.*${locked}`) }),
    ).toBeVisible();
  }

  // Who cannot play swaps three cards, at ten points.
  await first.heard.until(isTurnOf(first.seat));
  await swap(first);
  view = await second.heard.until(isTurnOf(second.seat));
  expect(view.sheet.totals[first.seat]).toBe(-10);
  // Both have heard of it, so that whose turn it is can be read off either.
  await first.heard.until(isTurnOf(second.seat));

  // On to the end: words are laid, stolen and accepted, and after the first theft a reload
  // changes nothing.
  let thefts = 0;
  for (let turns = 0; turns < 40; turns += 1) {
    const now = await first.heard.until((then) => then.stage === 'turn' || isOver(then));
    if (isOver(now)) break;
    const [by, other] = now.on_turn === first.seat ? [first, second] : [second, first];
    await takeTurn(request, by);
    const after = await other.heard.until(
      (then) =>
        then.turn > now.turn || (then.turn === now.turn && then.stage !== 'turn') || isOver(then),
    );
    if (typeof after.stage === 'object' && 'asked' in after.stage) await accepted(other);
    const next = await first.heard.until((then) => then.turn !== now.turn || isOver(then));
    const stolen = next.words.filter(({ fate }) => typeof fate === 'object').length;
    if (stolen > 0 && thefts === 0 && !isOver(next)) {
      await other.page.reload();
      await expect(hand(other.page).first()).toBeVisible();
      await expect(other.page.getByText(/ steals /).first()).toBeAttached();
    }
    thefts = stolen;
    if (turns === 1) {
      // Cards are also dragged to the bench, and back.
      const dragger = phone;
      const bench = dragger.page.locator('[data-drop="word:0"]');
      const card = plain(dragger.heard.game?.hand ?? [])[0] ?? '';
      await drag(dragger.page, inHand(dragger.page, card), bench);
      await expect(bench.locator('.card')).toHaveCount(1);
      const home = dragger.page.locator('[data-drop="hand:0"]');
      await drag(dragger.page, bench.locator('.card'), home);
      await expect(bench.locator('.card')).toHaveCount(0);
    }
  }
  expect(thefts).toBeGreaterThan(0);
  for (const { page } of [first, second]) {
    await expect(over(page)).toBeVisible();
    await expect(button(page, 'Play again')).toBeVisible();
  }
});

for (const size of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`ten turns at ${size.width} × ${size.height} move nothing`, async ({ context, request }) => {
    test.setTimeout(120_000);
    const made = await startTable(request, { game: 'thief', seats: [me('Ana'), bot()], seed: 5 });
    const by = await player(context, made, 0);
    await by.page.setViewportSize(size);
    const still = new StandsStill(by.page);
    const shifts = new Shifts(by.page);
    await by.heard.until(isTurnOf(0), 20_000);
    await expect(hand(by.page)).toHaveCount(7);
    await shifts.watch();
    for (let turns = 0; turns < 10; turns += 1) {
      const view = await by.heard.until((now) => isTurnOf(0)(now) || isOver(now), 20_000);
      if (isOver(view)) break;
      await expect(action(by.page)).toHaveText('Make or steal a word');
      await still.look(`turn ${turns}`);
      await takeTurn(request, by);
      await shifts.none(`turn ${turns}`);
    }
  });
}

test('a whole game against a bot by touch on a small phone, with a reload', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const made = await startTable(request, { ...SMALL, seats: [me('Ana'), bot('club')], seed: 11 });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const by = await player(context, made, 0, true);
  for (let turns = 0; turns < 40; turns += 1) {
    const view = await by.heard.until((now) => isTurnOf(0)(now) || isOver(now), 20_000);
    if (isOver(view)) break;
    await takeTurn(request, by);
    if (turns === 1) {
      await by.page.reload();
      await expect(hand(by.page).first()).toBeVisible();
    }
  }
  await expect(over(by.page)).toBeVisible();
  await expect(button(by.page, 'Play again')).toBeVisible();
});

test('a whole game by keyboard, from the start page on', async ({ page, request }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const heard = new Heard<View>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.hear(String(payload))),
  );
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const wanted = route.request().postDataJSON() as { settings: object };
    const settings = { ...wanted.settings, edition: 'word-thief-small' };
    await route.continue({ postData: { ...wanted, settings, seed: 11 } });
  });
  await page.goto('/');
  const article = page.getByRole('article', { name: 'Word Thief' });
  await choose(page, article.getByRole('button', { name: 'Play now' }));
  const enter = async (cards: readonly string[]) => {
    for (const letter of cards) await page.keyboard.press(letter);
    await expect(page.locator('[data-drop^="word:"] .card')).toHaveCount(cards.length);
    await expect(sum(page)).toBeVisible();
  };
  for (let turns = 0; turns < 40; turns += 1) {
    const view = await heard.until((now) => isTurnOf(0)(now) || isOver(now), 20_000);
    if (isOver(view)) break;
    await expect(action(page)).toHaveText('Make or steal a word');
    const { from, word } = (await plan(request, view, 0)) ?? {};
    if (from) {
      const name = new RegExp(`^${from.word}, .*steal it$`);
      await choose(page, page.getByRole('button', { name }).first());
    }
    if (word) {
      await enter([...word]);
      // Enter means what was typed, also while the stolen word still has the focus.
      await page.keyboard.press('Enter');
    } else if (view.pile > 0) {
      await choose(page, button(page, /^I cannot play/));
      const go = page.getByRole('button', { name: /^Swap \d/ });
      await tabTo(page, hand(page));
      while ((await go.count()) === 0) {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      await choose(page, go);
    } else await choose(page, button(page, /^Pass/));
    await heard.until((now) => now.turn !== view.turn || isOver(now));
  }
  await expect(over(page)).toBeVisible();
  await choose(page, button(page, 'To the start'));
  await expect(page.getByRole('article')).toHaveCount(5);
});

/** A table where somebody else's word lies and can be stolen by seat 0, whose turn it is. */
async function withSomethingToSteal(
  context: BrowserContext,
  request: APIRequestContext,
): Promise<{ by: Player; theft: { from: PlayedWord; into: string } }> {
  const made = await startTable(request, { game: 'thief', seats: [me('Ana'), bot()], seed: 5 });
  const by = await player(context, made, 0);
  for (let turns = 0; turns < 8; turns += 1) {
    const view = await by.heard.until(isTurnOf(0), 20_000);
    const theft = await steal(request, view, 0);
    if (theft) return { by, theft };
    await takeTurn(request, by);
  }
  throw new Error('with this seed nothing can be stolen: take another one');
}

test('hand and action are in reach on every screen, whatever one does', async ({
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const { by, theft } = await withSomethingToSteal(context, request);
  const { page } = by;
  await holdsAtEverySize(page);
  const bench = page.locator('[data-drop="word:0"]');
  await page.getByRole('button', { name: new RegExp(`^${theft.from.word}, .*steal it$`) }).click();
  await holdsAtEverySize(page, { bench, stolen: page.locator('[data-drop="stolen"]') }, SCREENS);
  for (const letter of theft.into) await page.keyboard.press(letter);
  await expect(action(page)).toHaveText(/^Steal/);
  await holdsAtEverySize(page, { bench, sum: sum(page) }, SCREENS);
  await button(page, 'Take back').click();
  await button(page, /^I cannot play/).click();
  await holdsAtEverySize(page, { 'the way back': button(page, 'Keep them') });
});

test('the button says what a stolen word still needs', async ({ context, request }) => {
  const { by, theft } = await withSomethingToSteal(context, request);
  const { page } = by;
  const { word } = theft.from;
  await page.getByRole('button', { name: new RegExp(`^${word}, .*steal it$`) }).click();
  await expect(action(page)).toHaveText(`Make a new word of ${word}`);
  await expect(page.getByText('Nothing is laid yet')).toHaveCount(0);
  // All cards of the word but the last: that one is named.
  for (const letter of word.slice(0, -1)) await page.keyboard.press(letter);
  await expect(action(page)).toHaveText(`Put ${word.at(-1)} somewhere`);
  await expect(button(page, 'Split into 2 words')).toBeVisible();
  await page.keyboard.press(word.at(-1) ?? '');
  await expect(action(page)).toHaveText('Add a card of yours');
  // Another tap on a word that is worked on does not wipe what is made of it.
  await page.getByRole('button', { name: new RegExp(`^${word}, .*steal it$`) }).click();
  await expect(page.locator('[data-drop="word:0"] .card')).toHaveCount(word.length);
  await noCodes(page);
});

test('own and locked words say why they cannot be picked up', async ({ context, request }) => {
  test.setTimeout(90_000);
  const made = await startTable(request, { game: 'thief', seats: [me('Ana'), bot()], seed: 3 });
  const by = await player(context, made, 0);
  const { page, heard } = by;
  const mine = () => heard.game?.words.find(({ owner, fate }) => owner === 0 && fate === 'lies');
  const locked = () => heard.game?.words.find(({ fate }) => fate === 'locked');
  for (let turns = 0; turns < 12 && !(mine() && locked()); turns += 1) {
    const view = await heard.until(isTurnOf(0), 20_000);
    const suited = locked() ? null : await ofOneSuit(request, view.hand ?? []);
    if (suited) {
      await lay(by, suited);
      await heard.until(({ turn }) => turn !== view.turn);
    } else await takeTurn(request, by);
  }
  await heard.until(isTurnOf(0), 20_000);
  const [own, shut] = [mine()?.word ?? '', locked()?.word ?? ''];
  const said = page.locator('.lines [role="status"]');
  await page.getByRole('button', { name: new RegExp(`^${own}, .*yours$`) }).click();
  await expect(said).toHaveText(`${own} is yours already. Steal from somebody else.`);
  await page.getByRole('button', { name: new RegExp(`^locked:.*${shut}`) }).click();
  await expect(said).toContainText('nobody can steal them');
  await page
    .getByRole('button', { name: new RegExp(`^${shut}, .*locked$`) })
    .first()
    .click();
  await expect(said).toHaveText(`${shut} is of one suit, so it is locked. Choose an open word.`);
  // On a phone one's own words are one line, which says the same.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: new RegExp(`^yours:.*${own}`) }).click();
  await expect(said).toContainText('others can steal them, you cannot');
});

test('whoever watches sees the words and no hand', async ({ context, request }) => {
  const made = await startTable(request, { ...SMALL, seats: [me('Ana'), bot()], seed: 3 });
  const said: string[] = [];
  const page = await sitDown(context, made, [], (message) => said.push(message));
  await expect(page.getByRole('region', { name: 'The words of Ana' })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  const views = said.filter((message) => message.includes('"type":"told"'));
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(JSON.parse(view).view.game.hand).toBeNull();
  // What was drawn is told by its number alone.
  const drawn = said.flatMap((message) => message.match(/"drew":\{[^}]*\}/g) ?? []);
  expect(drawn.length).toBeGreaterThan(0);
  for (const one of drawn) expect(one).not.toMatch(/"cards":\[/);
});
