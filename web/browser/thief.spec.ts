// Word Thief: a whole game between a desk and a phone with challenge, lock, swap and steal; one
// against a bot; one by keyboard alone; and nobody but its holder sees a hand.

import { devices, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Card, PlayedWord, View } from '../src/api/games/thief';
import { drag } from './fingers';
import { Heard } from './heard';
import { choose, tabTo } from './keys';
import { expect, test } from './program';
import { bot, button, hand, isWord, me, sitDown, startTable, wordsFrom } from './tables';

const SMALL = { game: 'thief', edition: 'word-thief-small' };

interface Player {
  page: Page;
  heard: Heard<View>;
  touch: boolean;
  seat: number;
}

const player = async (
  context: BrowserContext,
  made: Awaited<ReturnType<typeof startTable>>,
  seat: number,
  touch = false,
): Promise<Player> => {
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [seat], heard.hear);
  await heard.until(() => true);
  return { page, heard, touch, seat };
};

const over = (page: Page) => page.getByRole('heading', { name: 'The game is over.' });
const sum = (page: Page) => page.locator('.actions dl .sum dd');
const press = (by: Player, name: string | RegExp) =>
  by.touch ? button(by.page, name).tap() : button(by.page, name).click();

const letterOf = (card: Card) => card.split(':')[0] ?? '';
const suitOf = (card: Card) => card.split(':')[1] ?? '';
/** Cards with a letter of their own; Wilds are left alone. */
const plain = (cards: readonly Card[]) => cards.filter((card) => !card.startsWith('?'));
const lettersOf = (cards: readonly Card[]) => plain(cards).map(letterOf);

const isTurnOf = (seat: number) => (view: View) => view.on_turn === seat && view.stage === 'turn';

/** Does the word use all of these letters, each as often as it is there? */
function usesAll(word: string, letters: string): boolean {
  const rest = [...word];
  return [...letters].every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** A word that can be stolen with the hand, and what it becomes. */
async function steal(
  request: APIRequestContext,
  view: View,
  seat: number,
): Promise<{ from: PlayedWord; into: string } | null> {
  for (const from of view.words) {
    const open = from.fate === 'lies' && from.owner !== seat && plain(from.cards).length > 2;
    if (!open || from.cards.some((card) => card.startsWith('?'))) continue;
    // The word search takes no more letters at a time.
    const letters = [...from.word, ...lettersOf(view.hand ?? [])].slice(0, 15);
    const longer = await wordsFrom(request, 'en', letters);
    const into = longer.findLast(
      (word) =>
        word.length > from.word.length && usesAll(word, from.word) && !word.startsWith(from.word),
    );
    if (into) return { from, into };
  }
  return null;
}

/** Words of the hand, the longest first. */
async function own(request: APIRequestContext, cards: readonly Card[]): Promise<string[]> {
  const letters = lettersOf(cards);
  return letters.length > 1 ? wordsFrom(request, 'en', letters) : [];
}

/** What to do in a turn: a long word of one's own, else a theft, else any word, else nothing. */
async function plan(
  request: APIRequestContext,
  view: View,
  seat: number,
): Promise<{ from: PlayedWord | null; word: string } | null> {
  const [word] = await own(request, view.hand ?? []);
  if (word && word.length > 4) return { from: null, word };
  const theft = await steal(request, view, seat);
  if (theft) return { from: theft.from, word: theft.into };
  return word ? { from: null, word } : null;
}

/** A word of one suit, as the very cards. */
async function ofOneSuit(
  request: APIRequestContext,
  cards: readonly Card[],
): Promise<Card[] | null> {
  for (const suit of ['1', '2', '3', '4']) {
    const held = plain(cards).filter((card) => suitOf(card) === suit);
    const [word] = held.length > 1 ? await wordsFrom(request, 'en', lettersOf(held)) : [];
    if (word) return [...word].map((letter) => `${letter}:${suit}`);
  }
  return null;
}

const inHand = (page: Page, start: string) =>
  page.locator(`[data-drop^="hand:"][data-card^="${start}"]`).first();
const stolen = (page: Page, letter: string) =>
  page.locator(`[data-drop="stolen"] button[aria-label^="${letter},"]`);

/** Puts cards on the bench, by their letters or the very cards: a tap each, stolen ones first. */
async function spell(by: Player, cards: readonly string[]): Promise<void> {
  const placed = by.page.locator('[data-drop^="word:"] .card');
  const before = await placed.count();
  for (const [nth, card] of cards.entries()) {
    const letter = letterOf(card);
    const found =
      (await stolen(by.page, letter).count()) > 0
        ? stolen(by.page, letter).first()
        : inHand(by.page, card.includes(':') ? card : `${letter}:`);
    if (by.touch) await found.tap();
    else await found.click();
    await expect(placed).toHaveCount(before + nth + 1);
  }
}

async function lay(by: Player, cards: readonly string[], name = 'Lay the word'): Promise<void> {
  await spell(by, cards);
  await expect(sum(by.page)).toBeVisible();
  await press(by, name);
}

/** Chooses cards of the hand and swaps them. */
async function swap(by: Player): Promise<void> {
  await press(by, 'I cannot play');
  const go = by.page.getByRole('button', { name: /^Swap \d/ });
  for (let nth = 0; nth < 7 && !(await go.isEnabled()); nth += 1) {
    if (by.touch) await hand(by.page).nth(nth).tap();
    else await hand(by.page).nth(nth).click();
  }
  await press(by, /^Swap \d/);
}

/** One turn as it comes: steal, lay, swap or pass. */
async function takeTurn(request: APIRequestContext, by: Player): Promise<void> {
  const view = await by.heard.until(isTurnOf(by.seat));
  await expect(button(by.page, 'Lay the word')).toBeVisible();
  const { from, word } = (await plan(request, view, by.seat)) ?? {};
  if (from) {
    const lying = by.page.getByRole('button', { name: new RegExp(`^${from.word}, .*steal it$`) });
    await (by.touch ? lying.first().tap() : lying.first().click());
    await lay(by, [...(word ?? '')], 'Steal');
  } else if (word) await lay(by, [...word]);
  else if (view.pile > 0) await swap(by);
  else await press(by, 'Pass');
  await by.heard.until((now) => now.turn !== view.turn || now.stage !== 'turn');
}

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
  const device = { ...devices['Pixel 7'], ...options };
  const phone = await player(await browser.newContext(device), made, 1, true);
  const [first, second] = desk.heard.game?.on_turn === 0 ? [desk, phone] : [phone, desk];
  const accepted = async (by: Player) => {
    await press(by, 'Accept');
    await by.heard.until(({ stage }) => stage === 'turn' || typeof stage !== 'object');
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
  for (const { page } of [first, second]) {
    await expect(page.locator('.locked').getByRole('img', { name: locked })).toBeVisible();
  }

  // Who cannot play swaps three cards, at ten points.
  await first.heard.until(isTurnOf(first.seat));
  await swap(first);
  view = await second.heard.until(isTurnOf(second.seat));
  expect(view.sheet.totals[first.seat]).toBe(-10);

  // A word is laid and stolen, and a reload changes nothing. A finger drags the cards there.
  const short = (await own(request, view.hand ?? [])).findLast(({ length }) => length >= 3);
  await lay(second, [...(short ?? '')]);
  await accepted(first);
  view = await first.heard.until(isTurnOf(first.seat));
  const theft = await steal(request, view, first.seat);
  if (!theft) throw new Error('with this seed nothing can be stolen: take another one');
  const lying = first.page.getByRole('button', {
    name: new RegExp(`^${theft.from.word}, .*steal`),
  });
  await (first.touch ? lying.tap() : lying.click());
  await lay(first, [...theft.into], 'Steal');
  await accepted(second);
  await second.page.reload();
  await expect(second.page.locator(`[aria-label^="${theft.into}"]`).first()).toBeVisible();
  await expect(
    second.page.getByText(new RegExp(`steals ${theft.from.word}`)).first(),
  ).toBeAttached();

  // Cards are also dragged to the bench, and back.
  const dragger = phone;
  await expect(hand(dragger.page)).toHaveCount(dragger.heard.game?.hand?.length ?? 7);
  const bench = dragger.page.locator('[data-drop="word:0"]');
  const card = plain(dragger.heard.game?.hand ?? [])[0] ?? '';
  await drag(dragger.page, inHand(dragger.page, card), bench);
  await expect(bench.locator('.card')).toHaveCount(1);
  await drag(dragger.page, bench.locator('.card'), dragger.page.locator('[data-drop="hand:0"]'));
  await expect(bench.locator('.card')).toHaveCount(0);

  // On to the end: both see the same score.
  for (let turns = 0; turns < 40; turns += 1) {
    const now = await first.heard.until(
      ({ stage }) => stage === 'turn' || typeof stage === 'object',
    );
    if (typeof now.stage === 'object' && 'over' in now.stage) break;
    const by = now.on_turn === first.seat ? first : second;
    await takeTurn(request, by);
    const other = by === first ? second : first;
    const after = await other.heard.until(
      (then) => then.turn !== now.turn || then.stage !== 'turn',
    );
    if (typeof after.stage === 'object' && 'asked' in after.stage) await accepted(other);
    await first.heard.until((then) => then.turn !== now.turn || isOver(then));
  }
  for (const { page } of [first, second]) {
    await expect(over(page)).toBeVisible();
    await expect(button(page, 'Play again')).toBeVisible();
  }
  const scores = ({ page }: Player) => page.getByRole('list', { name: 'Scores' }).innerText();
  expect(await scores(first)).toBe(await scores(second));
});

const isOver = ({ stage }: View) => typeof stage === 'object' && 'over' in stage;

test('a whole game against a bot, with a reload, to the final score', async ({
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const made = await startTable(request, { ...SMALL, seats: [me('Ana'), bot('club')], seed: 11 });
  const by = await player(context, made, 0);
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
    await expect(button(page, 'Lay the word')).toBeVisible();
    const { from, word } = (await plan(request, view, 0)) ?? {};
    if (from) {
      const name = new RegExp(`^${from.word}, .*steal it$`);
      await choose(page, page.getByRole('button', { name }).first());
    }
    if (word) {
      await enter([...word]);
      await choose(page, button(page, from ? 'Steal' : 'Lay the word'));
    } else if (view.pile > 0) {
      await choose(page, button(page, 'I cannot play'));
      const go = page.getByRole('button', { name: /^Swap \d/ });
      await tabTo(page, hand(page));
      while (!(await go.isEnabled())) {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      await choose(page, go);
    } else await choose(page, button(page, 'Pass'));
    await heard.until((now) => now.turn !== view.turn || isOver(now));
  }
  await expect(over(page)).toBeVisible();
  await choose(page, button(page, 'To the start'));
  await expect(page.getByRole('article')).toHaveCount(5);
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
