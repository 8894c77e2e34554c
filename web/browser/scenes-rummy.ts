// The screens of Rummy: to draw, what was drawn, words in their rows, the sheet of a round, the end.

import type { View } from '../src/api/games/rummy';
import { Heard } from './heard';
import { act, giveUp, openRules, ready } from './on-stage';
import { expect } from './program';
import type { Around, Screen } from './scenes';
import { bot, cards, hand, me, sitDown, startTable, wordsFrom } from './tables';

export async function* rummy({ context, request }: Around): AsyncGenerator<Screen> {
  const seats = [me('Ana'), bot('club')];
  const made = await startTable(request, { game: 'rummy', seats, seed: 4 });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  const mine = ({ on_turn, stage }: View) => on_turn === 0 && stage === 'draw';
  await heard.until(mine, 15_000);
  await expect(ready(page)).toBeVisible();
  yield { name: 'rummy-draw', page };
  await act(page);
  await expect(hand(page)).toHaveCount(8);
  yield { name: 'rummy-drawn', page };
  const letters = (await cards(page)).filter((card) => /^\p{Lu}$/u.test(card));
  const words = await wordsFrom(request, 'pt', letters);
  for (const letter of words.find(({ length }) => length <= 4) ?? '') {
    await page.locator(`[data-drop^="hand:"][data-card="${letter}"]`).first().click();
  }
  yield { name: 'rummy', page };
  await openRules(page);
  yield { name: 'rummy-rules', page };
  await page.keyboard.press('Escape');
  // On to the end of the round, which the other one wins.
  const discards = page.locator('[data-drop="discards"]');
  for (let turns = 0; turns < 40 && heard.game?.round === 1; turns += 1) {
    await discards.click();
    await hand(page).last().click();
    const { turn } = heard.game;
    await act(page);
    await heard.until((game) => game.turn !== turn && mine(game), 15_000);
    if (heard.game.round === 1) await act(page);
  }
  await expect(page.locator('.round-sheet')).toBeVisible();
  await expect(ready(page)).toBeVisible();
  yield { name: 'rummy-round', page };
  await act(page);
  await giveUp(page);
  yield { name: 'rummy-over', page };
}
