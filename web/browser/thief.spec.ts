// Word Thief: a word is made on a desk, stolen on a phone, and a game is played to its end by
// keyboard.

import { devices, type APIRequestContext, type Page } from '@playwright/test';
import type { Anagrams } from '../src/api/types';
import { expect, test } from './program';
import { bot, button, cards, hand, me, sitDown, startTable } from './tables';

const lettersOf = (held: string[]) =>
  held.filter((card) => card.includes(':')).map((card) => card.split(':')[0] ?? '');

async function words(request: APIRequestContext, letters: string[]): Promise<string[]> {
  const answer = await request.get(`/api/lexicons/en/anagrams?letters=${letters.join('')}`);
  return ((await answer.json()) as Anagrams).groups.flatMap((group) => group.words);
}

/** Does the word use all of these letters, each as often as it is there? */
function usesAll(word: string, letters: string): boolean {
  const rest = [...word];
  return [...letters].every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const isMyTurn = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Your turn/ }).isVisible();

/** Taps letters one after another, each on the bench or in the hand. */
async function tap(page: Page, word: string): Promise<void> {
  for (const letter of word) {
    const stolen = page.locator(`[data-drop="stolen"] button[aria-label^="${letter},"]`);
    const held = page.locator(`[data-drop^="hand:"][data-card^="${letter}:"]`);
    if ((await stolen.count()) > 0) await stolen.first().click();
    else await held.first().click();
  }
}

test('a word is made, and stolen on a phone', async ({ browser, request, baseURL }) => {
  test.slow();
  const options = { baseURL: baseURL ?? '', locale: 'en-GB' };
  const made = await startTable(request, { game: 'thief', seats: [me('Ana'), me('Rui')], seed: 3 });
  const desk = await sitDown(await browser.newContext(options), made, [0]);
  const phone = await sitDown(
    await browser.newContext({ ...devices['Pixel 7'], ...options }),
    made,
    [1],
  );
  await expect(hand(desk)).toHaveCount(7);
  await expect(hand(phone)).toHaveCount(7);
  const [first, second] = (await isMyTurn(desk)) ? [desk, phone] : [phone, desk];

  const own = await words(request, lettersOf(await cards(first)));
  const theirs = lettersOf(await cards(second));
  // A word that the other one can lengthen by more than an S.
  let plan: { word: string; steal: string } | null = null;
  for (const word of own.filter((one) => one.length >= 3 && one.length <= 5)) {
    const longer = await words(request, [...word, ...theirs]);
    const steal = longer.find(
      (one) => one.length > word.length && usesAll(one, word) && !one.startsWith(word),
    );
    if (steal) {
      plan = { word, steal };
      break;
    }
  }
  if (!plan) throw new Error('with this seed nothing can be stolen: take another one');

  await tap(first, plan.word);
  await expect(first.locator('dl .sum dd')).toBeVisible();
  await button(first, 'Lay the word').click();
  await expect(second.getByText(new RegExp(`lays ${plan.word}`)).first()).toBeAttached();

  await second.getByRole('button', { name: new RegExp(`^${plan.word}, .*steal it$`) }).click();
  await tap(second, plan.steal);
  await button(second, 'Steal').click();
  await expect(first.getByText(new RegExp(`steals ${plan.word}`)).first()).toBeAttached();
  await second.reload();
  await expect(second.getByRole('img', { name: plan.steal }).first()).toBeVisible();
});

test('whoever watches sees no hand', async ({ context, request }) => {
  const made = await startTable(request, { game: 'thief', seats: [me('Ana'), bot()], seed: 3 });
  const page = await sitDown(context, made, []);
  await expect(page.getByRole('region', { name: 'The words of Ana' })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
});

test('a whole game by keyboard, to the final score', async ({ context, request }) => {
  test.setTimeout(150_000);
  const made = await startTable(request, {
    game: 'thief',
    seats: [me('Ana'), bot('club')],
    seed: 11,
  });
  const page = await sitDown(context, made, [0]);
  const over = page.getByRole('heading', { name: 'The game is over.' });
  const cannot = button(page, 'I cannot play');
  const pass = button(page, 'Pass');
  for (let times = 0; times < 80; times += 1) {
    await expect(over.or(cannot).or(pass)).toBeVisible({ timeout: 15_000 });
    if (await over.isVisible()) break;
    if (await pass.isVisible()) {
      await pass.press('Enter');
      await expect(pass).toBeHidden();
      continue;
    }
    await cannot.press('Enter');
    const swap = page.getByRole('button', { name: /^Swap \d/ });
    for (let nth = 0; nth < 7 && !(await swap.isEnabled()); nth += 1) {
      await hand(page).nth(nth).press('Enter');
    }
    await swap.press('Enter');
    await expect(swap).toBeHidden();
  }
  await expect(over).toBeVisible();
});
