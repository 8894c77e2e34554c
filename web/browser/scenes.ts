// Every screen there is, each game brought to its telling moments: a draft with its score, a
// question, a dialog, the end. The checks and the pictures walk through the same scenes.

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { View as Cells } from '../src/api/games/classic';
import type { View as Party } from '../src/api/games/party';
import type { Window } from '../src/api/games/shared';
import type { View as Thief } from '../src/api/games/thief';
import type { Language } from '../src/i18n/languages';
import { Heard } from './heard';
import { expect, open } from './program';
import { bot, cards, hand, me, sitDown, startTable, wordsFrom } from './tables';
import { crossing, type Laid } from './words-on-board';

export interface Around {
  context: BrowserContext;
  request: APIRequestContext;
  /** A small board instead of the whole one: enough for what does not look at it. */
  small?: boolean;
}

export interface Screen {
  name: string;
  page: Page;
}

export interface Scene {
  language: Language;
  screens: (around: Around) => AsyncGenerator<Screen>;
}

/** The button for the next thing to do, in whatever language. */
const main = (page: Page) => page.locator('.actions button.main');
const ready = (page: Page) => page.locator('.cover button');
/** It is the viewer's turn, and the page knows it. */
const mine = (page: Page) => page.locator('.turn.mine');
const heading = (page: Page) => page.locator('main h1');
const cell = (page: Page, { row, column }: { row: number; column: number }) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
const sum = (page: Page) => page.locator('.actions dl .sum dd');
const tool = (page: Page, nth: number) => page.locator('[role="toolbar"] button').nth(nth);
const dialog = (page: Page) => page.getByRole('dialog');
const plain = (held: readonly string[]) => held.filter((card) => /^\p{Lu}$/u.test(card));

/** Does a question still wait for the first seat? */
const waits = ({ asked, answers }: Window<null>) =>
  asked.includes(0) && !answers.some(([seat]) => seat === 0);
const sameStage = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function* start({ context }: Around): AsyncGenerator<Screen> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  yield { name: 'start', page };
  await page.locator('#code').fill('ZZZZ');
  await page.locator('#code').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  yield { name: 'join-refused', page };
  await page.getByRole('article').first().getByRole('button').nth(2).click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'one-device', page };
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('button').nth(1).click();
  await expect(page.locator('#rules')).toBeVisible();
  yield { name: 'lobby', page };
}

async function* around({ context, request }: Around): AsyncGenerator<Screen> {
  const page = await context.newPage();
  await open(page);
  yield { name: 'words-empty', page };
  await open(page, '/words?lexicon=en');
  await page.locator('#check-word').fill('reworked');
  await page.locator('#find-letters').fill('WORK??');
  await expect(page.locator('#check-answer svg')).toBeVisible();
  await expect(page.locator('#find h3').first()).toBeVisible();
  yield { name: 'words', page };
  await page.goto('/nowhere');
  await expect(heading(page)).toBeVisible();
  yield { name: 'missing', page };
  await page.goto('/table/ZZZZ');
  await expect(heading(page)).toBeVisible();
  yield { name: 'no-such-table', page };
  // A friend comes by the link and finds a free seat.
  const settings = {
    game: 'party',
    edition: null,
    lexicon: null,
    house: {},
    undo: true,
    open: false,
    turn_limit: null,
    absence: null,
  };
  const seats = [me('Ana', 0), { who: { kind: 'free' }, team: 1 }, bot('club', 0)];
  const made = await request.post('/api/tables', { data: { settings, seats } });
  const { table } = (await made.json()) as { table: { code: string } };
  await page.goto(`/table/${table.code}`);
  await expect(page.locator('#seats li')).toHaveCount(3);
  yield { name: 'lobby-guest', page };
}

/** The end, for whoever does not want to wait for it. */
async function giveUp(page: Page): Promise<void> {
  await page.locator('[role="toolbar"] button').last().click();
  await dialog(page).locator('button').last().click();
  await expect(page.locator('.over')).toBeVisible();
}

/** Lays what crosses a word on an endless table, or the first word, from the hand. */
async function draftOnCells(
  request: APIRequestContext,
  page: Page,
  game: Cells,
  most = 4,
): Promise<void> {
  const held = plain(game.hand ?? []);
  const board = game.table.map(([row, column, letter]) => ({
    row,
    column,
    letter: letter.toUpperCase(),
  }));
  const first = async (): Promise<Laid[]> => {
    const word = (await wordsFrom(request, 'pt', held)).find(({ length }) => length <= most);
    return [...(word ?? '')].map((letter, nth) => ({ row: 0, column: nth, letter }));
  };
  const laid =
    board.length > 0
      ? await crossing(request, { lexicon: 'pt', board, letters: held })
      : await first();
  for (const { row, column, letter } of laid) {
    const card = page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first();
    await card.dragTo(cell(page, { row, column }));
  }
  await expect(sum(page)).toBeVisible();
}

async function* classic({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { words: 'challenge', challenge_seconds: 600 };
  const seats = [me('Ana'), bot('expert')];
  const made = await startTable(request, { game: 'classic', seats, house, seed: 6 });
  const heard = new Heard<Cells>();
  const page = await sitDown(context, made, [0], heard.hear);
  let asked = false;
  for (let drafts = 0; drafts < 3;) {
    const game = await heard.until(
      ({ stage, on_turn }) =>
        typeof stage === 'object' &&
        ('turn' in stage ? on_turn === 0 : 'asked' in stage && waits(stage.asked.window)),
      20_000,
    );
    await expect(mine(page)).toBeVisible();
    if (typeof game.stage === 'object' && 'turn' in game.stage) {
      await draftOnCells(request, page, game);
      drafts += 1;
      if (drafts === 2) break;
    } else if (!asked && drafts > 0) {
      yield { name: 'classic-question', page };
      asked = true;
    }
    await main(page).click();
    await heard.until(({ stage, turn }) => turn !== game.turn || !sameStage(stage, game.stage));
  }
  yield { name: 'classic', page };
  await page.locator('[aria-label] li button').first().click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'scores-dialog', page };
  await page.keyboard.press('Escape');
  await tool(page, 0).click();
  yield { name: 'reactions-dialog', page };
  await page.keyboard.press('Escape');
  await page.locator('[role="toolbar"] button').last().click();
  yield { name: 'leave-dialog', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'classic-over', page };
}

async function* forfeit({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { action_seconds: 600 };
  const seats = [me('Ana'), me('Rui')];
  const made = await startTable(request, { game: 'forfeit', seats, house, seed: 2 });
  const heard = new Heard<Cells>();
  const page = await sitDown(context, made, [0, 1], heard.hear);
  await expect(ready(page)).toBeVisible();
  yield { name: 'cover', page };
  await ready(page).click();
  const game = await heard.until(({ hand: held }) => held !== null);
  await expect(hand(page)).toHaveCount(7);
  const word = (await wordsFrom(request, 'pt', plain(await cards(page)))).find(
    ({ length }) => length === 4,
  );
  for (const letter of word ?? '') await page.keyboard.press(letter);
  await expect(sum(page)).toBeVisible();
  yield { name: 'forfeit', page };
  await main(page).click();
  await heard.until(({ stage }) => JSON.stringify(stage) !== JSON.stringify(game.stage));
  if (await ready(page).isVisible()) await ready(page).click();
  await expect(page.locator('.actions button').first()).toBeVisible();
  yield { name: 'forfeit-action', page };
  await tool(page, 2).click();
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'forfeit-rules', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'forfeit-over', page };
}

async function* rummy({ context, request }: Around): AsyncGenerator<Screen> {
  const made = await startTable(request, {
    game: 'rummy',
    seats: [me('Ana'), bot('club')],
    seed: 4,
  });
  const page = await sitDown(context, made, [0]);
  await expect(main(page)).toBeVisible({ timeout: 15_000 });
  yield { name: 'rummy-draw', page };
  await main(page).click();
  await expect(hand(page)).toHaveCount(8);
  const word = (await wordsFrom(request, 'pt', plain(await cards(page)))).find(
    ({ length }) => length <= 4,
  );
  for (const letter of word ?? '') {
    await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
  }
  yield { name: 'rummy', page };
  await tool(page, 2).click();
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'rummy-rules', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'rummy-over', page };
}

async function* party({ context, request, small = false }: Around): AsyncGenerator<Screen> {
  const house = {
    words: 'challenge',
    challenge_seconds: 600,
    spotting_seconds: 600,
    chance_seconds: 600,
    // Short as in the box to be looked at, long enough for a slow check.
    zone_seconds: Array.from({ length: 6 }, () => (small ? 100 : 20)),
  };
  const seats = [me('Ana', 0), me('Rui', 1), me('Eva', 0), me('Leo', 1)];
  const edition = small ? 'party-small' : 'party';
  const [size, star] = small ? [7, 3] : [15, 7];
  const made = await startTable(request, { game: 'party', edition, seats, house, seed: 7 });
  const heard = new Heard<Party>();
  const page = await sitDown(context, made, [0, 1, 2, 3], heard.hear);
  const at = (stage: string) => (game: Party) => Object.keys(game.stage)[0] === stage;
  const lay = async (tiles: readonly Laid[]) => {
    for (const one of tiles) {
      const tile = page.locator(`[data-drop="tray"] [data-card="${one.letter}"]`).first();
      await tile.dragTo(cell(page, one));
    }
    await expect(sum(page)).toBeVisible();
  };
  /** Rolls and has the letter spotted. */
  const roll = async (shown?: string) => {
    const { turn } = await heard.until(at('roll'));
    while (at('roll')(heard.game as Party)) {
      await main(page).click();
      await heard.until((game) => game.turn > turn || !at('roll')(game)).catch(() => undefined);
    }
    const game = await heard.until(at('spot'));
    const { letter } = (game.stage as { spot: { letter: string } }).spot;
    const tile = page.locator(`[data-drop="tray"] [data-card="${letter}"]`).first();
    await expect(tile).toBeEnabled();
    return { shown, letter, tile };
  };

  await expect(main(page)).toBeVisible();
  yield { name: 'party-roll', page };
  const first = await roll();
  yield { name: 'party-spot', page };
  await first.tile.click();
  await heard.until(at('run'));
  // From the star on, the last letter reaches a Chance square.
  const words = await wordsFrom(request, 'fr', [first.letter, ...'PAERSTINL']);
  const word =
    words.find((one) => one.length === (small ? 4 : 5) && one.includes(first.letter)) ?? '';
  await lay([...word].map((letter, nth) => ({ row: star, column: star + nth, letter })));
  await main(page).click();
  await heard.until(at('stopped'));
  await expect(main(page)).toBeVisible();
  yield { name: 'party-question', page };
  for (let times = 0; times < 2 && at('stopped')(heard.game as Party); times += 1) {
    const before = JSON.stringify(heard.game?.stage);
    await main(page).click();
    await heard.until((game) => JSON.stringify(game.stage) !== before);
  }
  const after = await heard.until((game) => at('choose')(game) || at('roll')(game));
  yield { name: 'party-chance', page };
  if (at('choose')(after)) await cell(page, { row: star, column: star + 1 }).click();
  const second = await roll();
  await second.tile.click();
  const game = await heard.until(at('run'));
  const next = await crossing(request, {
    lexicon: 'fr',
    board: game.board.map(([row, column, letter]) => ({ row, column, letter })),
    letters: game.tray,
    must: second.letter,
    size,
  });
  await lay(next);
  yield { name: 'party', page };
  await tool(page, 2).click();
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'party-rules', page };
  await page.keyboard.press('Escape');
  await giveUpTeam(page);
  yield { name: 'party-over', page };
}

/** A team is gone when all its members are. */
async function giveUpTeam(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await page.locator('[role="toolbar"] button').last().click();
    await dialog(page).locator('button').last().click();
    await expect(dialog(page)).toBeHidden();
  }
}

async function* thief({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { words: 'challenge', challenge_seconds: 600 };
  const seats = [me('Ana'), bot('club')];
  const made = await startTable(request, { game: 'thief', seats, house, seed: 3 });
  const heard = new Heard<Thief>();
  const page = await sitDown(context, made, [0], heard.hear);
  const letters = (held: readonly string[]) =>
    held.filter((card) => card.includes(':')).map((card) => card[0] ?? '');
  const lettersUsed = (word: string, within: string) => {
    const rest = [...within];
    return [...word].every((letter) => {
      const nth = rest.indexOf(letter);
      if (nth >= 0) rest.splice(nth, 1);
      return nth >= 0;
    });
  };
  let asked = false;
  for (let turns = 0; turns < 4;) {
    const game = await heard.until(
      ({ stage, on_turn, hand: held }) =>
        held !== null && ((stage === 'turn' && on_turn === 0) || typeof stage === 'object'),
      20_000,
    );
    const before = JSON.stringify(game.stage);
    if (typeof game.stage === 'object') {
      if ('asked' in game.stage && game.on_turn !== 0 && waits(game.stage.asked.window)) {
        await expect(mine(page)).toBeVisible();
        if (!asked) yield { name: 'thief-question', page };
        asked = true;
        await main(page).click();
      }
      await heard.until(
        ({ stage, turn }) => JSON.stringify(stage) !== before || turn !== game.turn,
      );
      continue;
    }
    await expect(mine(page)).toBeVisible();
    turns += 1;
    // Only the last turn steals: by then there is something to be seen.
    const open = game.words.filter(
      ({ fate, owner, word }) => fate === 'lies' && owner !== 0 && word.length > 2,
    );
    let stolen = false;
    const own = await wordsFrom(request, 'en', letters(game.hand ?? []));
    for (const { word } of turns === 3 || own.length === 0 ? open : []) {
      const all = [...word, ...letters(game.hand ?? [])].slice(0, 15);
      const longer = await wordsFrom(request, 'en', all);
      const into = longer.find(
        (one) => one.length > word.length && lettersUsed(word, one) && !one.startsWith(word),
      );
      if (!into) continue;
      const theirs = page.getByRole('button').filter({ has: page.locator('.word') });
      await theirs
        .and(page.locator(`[aria-label*="${word}"]`))
        .first()
        .click();
      for (const letter of into) await page.keyboard.press(letter);
      stolen = true;
      break;
    }
    if (!stolen) {
      const word = own.find(({ length }) => length <= 5) ?? '';
      for (const letter of word) await page.keyboard.press(letter);
    }
    await expect(sum(page).or(page.locator('.actions [role="status"] p')).first()).toBeVisible();
    if (turns === 3) break;
    await main(page).click();
    await heard.until(({ stage, turn }) => JSON.stringify(stage) !== before || turn !== game.turn);
  }
  yield { name: 'thief', page };
  await page.locator('.actions button').nth(1).click();
  await page.locator('.actions button').nth(1).click();
  await hand(page).first().click();
  yield { name: 'thief-swap', page };
  await tool(page, 2).click();
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'thief-rules', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'thief-over', page };
}

export const SCENES: Record<string, Scene> = {
  start: { language: 'pt', screens: start },
  around: { language: 'en', screens: around },
  classic: { language: 'pt', screens: classic },
  forfeit: { language: 'ro', screens: forfeit },
  rummy: { language: 'fr', screens: rummy },
  party: { language: 'fr', screens: party },
  thief: { language: 'en', screens: thief },
};

/** The language of a scene, as if somebody had chosen it. */
export const speak = (context: BrowserContext, language: Language) =>
  context.addInitScript((tag) => localStorage.setItem('abecedar.language', tag), language);
