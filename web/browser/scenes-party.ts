// The screens of Party: the card before the start, roll, spotting, the running timer, a word in
// question, the Chance die, what the zones mean, the end.

import type { Page } from '@playwright/test';
import type { View } from '../src/api/games/party';
import { Heard } from './heard';
import { expect } from './program';
import type { Around, Screen } from './scenes';
import { me, sitDown, startTable, wordsFrom } from './tables';
import { crossing, type Laid } from './words-on-board';

/** The action, once it can be pressed. */
const ready = (page: Page) => page.locator('.foot .action[aria-disabled="false"]');
const dialog = (page: Page) => page.getByRole('dialog');
const cell = (page: Page, { row, column }: { row: number; column: number }) =>
  page.locator(`[data-drop="cell:${row},${column}"]`);
const at = (stage: string) => (game: View) => Object.keys(game.stage)[0] === stage;

async function menuEntry(page: Page, nth: number): Promise<void> {
  await page.locator('header .menu').click();
  await dialog(page).locator('ul > li > button').nth(nth).click();
}

export async function* party({ context, request, small = false }: Around): AsyncGenerator<Screen> {
  const start = await context.newPage();
  await start.goto('/');
  await start.getByRole('article', { name: 'Party' }).getByRole('button').first().click();
  await expect(start.locator('.ready')).toBeVisible();
  yield { name: 'party-ready', page: start };
  await start.evaluate(() => localStorage.removeItem('abecedar.keys'));
  await start.close();

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
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0, 1, 2, 3], heard.hear);
  const lay = async (tiles: readonly Laid[]) => {
    for (const one of tiles) {
      const tile = page.locator(`[data-drop="tray"] [data-card="${one.letter}"]`).first();
      await tile.dragTo(cell(page, one));
    }
    await expect(page.locator('.lines .sum dd')).toBeVisible();
  };
  /** Rolls until the tray has the letter. */
  const roll = async () => {
    const { turn } = await heard.until(at('roll'));
    while (at('roll')(heard.game as View)) {
      await ready(page).click();
      await heard.until((game) => game.turn > turn || !at('roll')(game)).catch(() => undefined);
    }
    const game = await heard.until(at('spot'));
    const { letter } = (game.stage as { spot: { letter: string } }).spot;
    const tile = page.locator(`[data-drop="tray"] [data-card="${letter}"]`).first();
    await expect(tile).toBeEnabled();
    return { letter, tile };
  };

  await expect(ready(page)).toBeVisible();
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
  await ready(page).click();
  await heard.until(at('stopped'));
  await expect(ready(page)).toBeVisible();
  yield { name: 'party-question', page };
  for (let times = 0; times < 2 && at('stopped')(heard.game as View); times += 1) {
    const before = JSON.stringify(heard.game?.stage);
    await ready(page).click();
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
  await page.locator('button.timer').click();
  await expect(dialog(page)).toBeVisible();
  yield { name: 'party-zones', page };
  await page.keyboard.press('Escape');
  await menuEntry(page, 3);
  await expect(dialog(page).locator('h3').first()).toBeVisible();
  yield { name: 'party-rules', page };
  await page.keyboard.press('Escape');
  // A team is gone when all its members are.
  for (let times = 0; times < 2; times += 1) {
    await menuEntry(page, -1);
    await dialog(page).locator('button').last().click();
    await expect(dialog(page)).toBeHidden();
  }
  await heard.until(at('over'));
  yield { name: 'party-over', page };
}
