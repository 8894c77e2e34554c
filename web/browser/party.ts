// A table of Party for tests: a team at its device, the moves of a turn, and what they need to know
// of the game.

import {
  devices,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type { Stage, View } from '../src/api/games/party';
import { drag } from './fingers';
import { Heard } from './heard';
import { expect } from './program';
import { button, isWord, sitDown, wordsFrom, type startTable } from './tables';
import type { Laid } from './words-on-board';

/** Time enough for a slow machine: what is tested is the order of things. */
export const UNHURRIED = {
  zone_seconds: [60, 60, 60, 60, 60, 60],
  spotting_seconds: 60,
  challenge_seconds: 60,
  chance_seconds: 60,
};
export const SMALL = { game: 'party', edition: 'party-small' };
export const WHOLE = { game: 'party', edition: 'party' };
export const STAR = 3;
export const SIZE = 7;

export interface Team {
  page: Page;
  heard: Heard<View>;
  touch: boolean;
  number: number;
}

type Made = Awaited<ReturnType<typeof startTable>>;

export const team = async (
  context: BrowserContext,
  made: Made,
  seat: number,
  touch = false,
): Promise<Team> => {
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [seat], heard.hear);
  await heard.until(() => true);
  return { page, heard, touch, number: made.table.seats[seat]?.team ?? 0 };
};

/** The smallest phone that we promise anything for. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 640 },
  screen: { width: 360, height: 640 },
};

/** The two teams of a table: at a desk, and at a phone of 360 × 640; who is on turn first. */
export async function deskAndPhone(
  browser: Browser,
  baseURL: string | undefined,
  made: Made,
): Promise<[Team, Team]> {
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const desk = await team(await browser.newContext(options), made, 0);
  const phone = await team(await browser.newContext({ ...PHONE, ...options }), made, 1, true);
  return desk.heard.game?.on_turn === 0 ? [desk, phone] : [phone, desk];
}

export const tray = (page: Page) => page.locator('[data-drop="tray"] button');
export const tile = (page: Page, letter: string) =>
  page.locator(`[data-drop="tray"] [data-card="${letter}"]`).first();
export const cell = (page: Page, { row, column }: { row: number; column: number }) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
export const laid = (page: Page) => page.locator('[data-drop^="cell:"] .card.fresh');
export const stop = (page: Page) => button(page, /^Stop: /);
export const action = (page: Page) => page.locator('.foot .action');
export const prompt = (page: Page) => page.locator('.said .prompt');
export const over = (page: Page) => page.getByRole('heading', { name: 'The game is over.' });

type Name<S> = S extends string ? S : S extends object ? keyof S : never;
export const stageOf = ({ stage }: View): Name<Stage> =>
  (typeof stage === 'string' ? stage : Object.keys(stage)[0]) as Name<Stage>;
export const letterOf = ({ stage }: View): string | null =>
  typeof stage === 'object' && 'spot' in stage
    ? stage.spot.letter
    : typeof stage === 'object' && 'run' in stage
      ? stage.run.letter
      : null;
export const onBoard = (view: View): Laid[] =>
  view.board.map(([row, column, letter]) => ({ row, column, letter: letter.toUpperCase() }));

export const press = (by: Team, name: string | RegExp) =>
  by.touch ? button(by.page, name).tap() : button(by.page, name).click();

/** Something behind the menu beside the button. */
export async function pressMore(by: Team, name: string): Promise<void> {
  await press(by, 'More');
  await press(by, new RegExp(`^${name}`));
}

/** Rolls until the tray has the letter. */
export async function roll(by: Team): Promise<View> {
  for (;;) {
    const { turn, stage } = await by.heard.until((view) => stageOf(view) !== 'between');
    if (typeof stage !== 'object' || !('roll' in stage)) break;
    const failed = stage.roll.failed.length;
    await press(by, 'Roll the die');
    await by.heard.until(
      (view) =>
        view.turn !== turn ||
        stageOf(view) !== 'roll' ||
        (view.stage as { roll: { failed: string[] } }).roll.failed.length > failed,
    );
  }
  return by.heard.until(() => true);
}

/** Rolls, has the other team spot the letter, and waits for the timer. */
export async function open(by: Team, others: Team): Promise<View> {
  const { stage } = await roll(by);
  if (typeof stage === 'object' && 'spot' in stage) {
    const found = tile(others.page, stage.spot.letter);
    await expect(found).toBeEnabled();
    if (others.touch) await found.tap();
    else await found.click();
  }
  const view = await by.heard.until((now) => stageOf(now) === 'run');
  await expect(button(by.page, 'Lay a word')).toBeVisible();
  return view;
}

/** Lays tiles, dragged with the finger or the mouse. */
export async function lay(by: Team, tiles: readonly Laid[]): Promise<void> {
  for (const one of tiles) {
    const [from, to] = [tile(by.page, one.letter), cell(by.page, one)];
    if (by.touch) await drag(by.page, from, to);
    else await from.dragTo(to);
    await expect(to.locator('.card.fresh')).toBeVisible();
  }
}

export const across = (word: string, column = STAR, row = STAR): Laid[] =>
  [...word].map((letter, nth) => ({ row, column: column + nth, letter }));

/** A first word of four letters: from the star on, its last letter is on a Chance square. It has
    a P, which is worth more than the others, so that there is something to choose. */
export async function firstWord(request: APIRequestContext, view: View): Promise<string> {
  const letter = letterOf(view) ?? 'E';
  const others = [...'PAERTS'].filter((one) => one !== letter);
  const words = await wordsFrom(request, 'fr', [letter, ...others, ...'UIL']);
  const word = words.find((one) => one.length === 4 && one.includes(letter) && one.includes('P'));
  if (!word) throw new Error(`no word of four letters with ${letter}`);
  return word;
}

export async function noWord(request: APIRequestContext, letter: string): Promise<string> {
  for (const other of 'ZTSPR') {
    if (other !== letter && !(await isWord(request, 'fr', letter + other))) return letter + other;
  }
  throw new Error(`everything with ${letter} is a word`);
}
