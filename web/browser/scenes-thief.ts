// The screens of Word Thief: a question, a word picked up, the steal with its score, a swap, the
// end.

import type { Page } from '@playwright/test';
import type { PlayedWord, View } from '../src/api/games/thief';
import { Heard } from './heard';
import { act, giveUp, openRules, ready, sum } from './on-stage';
import { expect } from './program';
import type { Around, Screen } from './scenes';
import { action, second } from './stage';
import { bot, hand, me, sitDown, startTable, wordsFrom } from './tables';

const letters = (held: readonly string[]) =>
  held.filter((card) => card.includes(':')).map((card) => card[0] ?? '');

function uses(word: string, all: string): boolean {
  const rest = [...word];
  return [...all].every((letter) => {
    const nth = rest.indexOf(letter);
    if (nth >= 0) rest.splice(nth, 1);
    return nth >= 0;
  });
}

const type = async (page: Page, word: string) => {
  for (const letter of word) await page.keyboard.press(letter);
};

export async function* thief({ context, request }: Around): AsyncGenerator<Screen> {
  const house = { words: 'challenge', challenge_seconds: 600 };
  const seats = [me('Ana'), bot('club')];
  const made = await startTable(request, { game: 'thief', seats, house, seed: 3 });
  const heard = new Heard<View>();
  const page = await sitDown(context, made, [0], heard.hear);
  const asksMe = ({ stage, on_turn }: View) =>
    typeof stage === 'object' &&
    'asked' in stage &&
    on_turn !== 0 &&
    stage.asked.window.asked.includes(0) &&
    !stage.asked.window.answers.some(([seat]) => seat === 0);
  const mine = ({ stage, on_turn }: View) => stage === 'turn' && on_turn === 0;

  /** What can be made of a word that lies there. */
  const theft = async (view: View): Promise<{ from: PlayedWord; into: string } | null> => {
    for (const from of view.words) {
      const open = from.fate === 'lies' && from.owner !== 0 && from.word.length > 2;
      if (!open || from.cards.some((card) => card.startsWith('?'))) continue;
      const all = [...from.word, ...letters(view.hand ?? [])].slice(0, 15);
      const into = (await wordsFrom(request, 'en', all)).find(
        (one) =>
          one.length > from.word.length && uses(one, from.word) && !one.startsWith(from.word),
      );
      if (into) return { from, into };
    }
    return null;
  };

  let asked = false;
  let steal: Awaited<ReturnType<typeof theft>> = null;
  for (let turns = 0; turns < 30;) {
    const view = await heard.until((game) => mine(game) || asksMe(game), 20_000);
    if (asksMe(view)) {
      await expect(ready(page)).toBeVisible();
      if (!asked) yield { name: 'thief-question', page };
      asked = true;
      await act(page);
      await heard.until((game) => !asksMe(game));
      continue;
    }
    turns += 1;
    // By the third turn there is something to be seen.
    steal = turns > 2 ? await theft(view) : null;
    if (steal) break;
    const own = await wordsFrom(request, 'en', letters(view.hand ?? []));
    const word = own.find(({ length }) => length <= 5) ?? own.at(-1);
    if (word) {
      await type(page, word);
      await expect(sum(page)).toBeVisible();
      await act(page);
    } else {
      // Who cannot play swaps: as many cards as the box says.
      await second(page).click();
      for (let nth = 0; nth < 7 && (await ready(page).count()) === 0; nth += 1)
        await hand(page).nth(nth).click();
      await act(page);
    }
    await heard.until((game) => !mine(game));
  }
  if (!steal) throw new Error('with this seed nothing can be stolen: take another one');
  const { from, into } = steal;
  await page.locator(`button.loose[aria-label*="${from.word}"]`).first().click();
  await type(page, into.slice(0, 3));
  yield { name: 'thief-bench', page };
  await type(page, into.slice(3));
  await expect(sum(page)).toBeVisible();
  await expect(action(page)).toHaveAttribute('aria-disabled', 'false');
  yield { name: 'thief', page };
  await second(page).click();
  await second(page).click();
  await hand(page).first().click();
  yield { name: 'thief-swap', page };
  await openRules(page);
  yield { name: 'thief-rules', page };
  await page.keyboard.press('Escape');
  await giveUp(page);
  yield { name: 'thief-over', page };
}
