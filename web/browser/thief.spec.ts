// Word Thief: a whole game between a desk and a phone with challenge, lock, swap and steal; one
// against a bot by touch on a small phone; one by keyboard alone; what the table says before one
// asks; and nobody but its holder sees a hand.

import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { Card, PlayedWord, View } from '../src/api/games/thief';
import { Heard } from './heard';
import { choose, tabTo } from './keys';
import { expect, test } from './program';
import { action, holdsAtEverySize, SCREENS } from './stage';
import { bot, button, hand, me, sitDown, startTable, wordsFrom } from './tables';

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
const sum = (page: Page) => page.locator('.lines .sum dd');
/** No card is ever called by what the server calls it, such as `N:4`. */
const noCodes = async (page: Page) =>
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Lu}:\d|\?=/u);
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
  page.locator(
    `[data-drop="stolen"] button:is([aria-label^="${letter},"], [aria-label^="${letter} ("])`,
  );

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
  await press(by, /^I cannot play/);
  const go = by.page.getByRole('button', { name: /^Swap \d/ });
  for (let nth = 0; nth < 7 && (await go.count()) === 0; nth += 1) {
    if (by.touch) await hand(by.page).nth(nth).tap();
    else await hand(by.page).nth(nth).click();
  }
  await press(by, /^Swap \d/);
}

/** One turn as it comes: steal, lay, swap or pass. */
async function takeTurn(request: APIRequestContext, by: Player): Promise<void> {
  const view = await by.heard.until(isTurnOf(by.seat));
  await expect(action(by.page)).toHaveText('Make or steal a word');
  const { from, word } = (await plan(request, view, by.seat)) ?? {};
  if (from) {
    const lying = by.page.getByRole('button', { name: new RegExp(`^${from.word}, .*steal it$`) });
    await (by.touch ? lying.first().tap() : lying.first().click());
    await noCodes(by.page);
    await lay(by, [...(word ?? '')], 'Steal');
  } else if (word) await lay(by, [...word]);
  else if (view.pile > 0) await swap(by);
  else await press(by, /^Pass/);
  await noCodes(by.page);
  await by.heard.until((now) => now.turn !== view.turn || now.stage !== 'turn');
}

const isOver = ({ stage }: View) => typeof stage === 'object' && 'over' in stage;

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
