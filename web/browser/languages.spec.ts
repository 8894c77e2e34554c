// Words in a language: chosen once, said on every card, played at the table.

import type { Page } from '@playwright/test';
import type { GameInfo, Games, Settings, TableInfo } from '../src/api/types';
import { expect, language, test } from './program';
import { button, hand } from './tables';

const wordsIn = (page: Page) => page.locator('#words-in');
const card = (page: Page, nth: number) => page.getByRole('article').nth(nth);

/** What a page asks of a new table. */
function asked(page: Page): Promise<Settings> {
  return page
    .waitForRequest(
      (request) => request.url().endsWith('/api/tables') && request.method() === 'POST',
    )
    .then((request) => (request.postDataJSON() as { settings: Settings }).settings);
}

test.describe('a Romanian page', () => {
  test.use({ locale: 'ro-RO' });

  test('plays Romanian words, says so, and remembers others once they are chosen', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(wordsIn(page)).toHaveValue('ro');
    await expect(page.getByLabel('Cuvinte în')).toHaveValue('ro');
    for (let nth = 0; nth < 5; nth += 1) {
      await expect(card(page, nth)).toContainText('cuvinte românești');
    }
    const settings = asked(page);
    await card(page, 0).getByRole('button', { name: 'Joacă acum' }).click();
    expect(await settings).toMatchObject({ game: 'classic', edition: 'cartas-ro', lexicon: null });
    await expect(hand(page)).toHaveCount(7);
    await expect(
      page.locator('[data-drop^="hand:"]').first().locator('xpath=ancestor-or-self::*[@lang][1]'),
    ).toHaveAttribute('lang', 'ro');

    // The page may speak another language: words that nobody chose follow it.
    await page.goto('/');
    await language(page, 'fr').click();
    await expect(card(page, 0)).toContainText('mots français');
    // Once they are chosen they stay, whatever the page speaks.
    await wordsIn(page).selectOption({ label: 'English' });
    await expect(card(page, 4)).toContainText('mots anglais');
    await language(page, 'ro').click();
    await expect(card(page, 4)).toContainText('cuvinte englezești');
    await page.reload();
    await expect(wordsIn(page)).toHaveValue('en');
    await expect(card(page, 0)).toContainText('cuvinte englezești');
  });
});

test('words that are not on the server are told with the list that is missing', async ({
  page,
}) => {
  await page.goto('/');
  await wordsIn(page).selectOption('de');
  const note = page.getByRole('status').filter({ hasText: 'German' });
  await expect(note).toContainText('the list “de” is missing');
  await expect(note.locator('code')).toHaveText('abecedar lexicon import de FILE --alphabet de');
  // Every card says so and offers the leaflet's own words, which can be played at once.
  await expect(card(page, 0)).toContainText('Not in German yet: you play with Portuguese words.');
  await expect(card(page, 3)).toContainText('Not in German yet: you play with French words.');
  const settings = asked(page);
  await card(page, 0).getByRole('button', { name: 'Play now' }).click();
  expect(await settings).toMatchObject({ edition: 'cartas', lexicon: null });
  await expect(hand(page)).toHaveCount(7);
});

test('a table changes its words, and everybody sees it in their own language', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Word Thief' })
    .getByRole('button', { name: 'With friends' })
    .click();
  // The cards of the start page say it too; the waiting room says it once.
  await expect(page.getByText('English words')).toHaveCount(1);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-PT' });
  const friend = await context.newPage();
  await friend.goto(`/table/${code}`);
  await expect(friend.getByText('palavras inglesas')).toBeVisible();

  await page.getByLabel('Words in').selectOption({ label: 'Français' });
  await expect(page.getByText('French words')).toBeVisible();
  await expect(friend.getByText('palavras francesas')).toBeVisible();
  await expect(friend.locator('#words strong').first()).toHaveText('Français');
  // What has no words is not chosen, and says why.
  await page.getByLabel('Words in').selectOption({ label: 'Deutsch' });
  await expect(page.locator('#words code')).toContainText('lexicon import de');
  await expect(page.getByLabel('Words in')).toHaveValue('word-thief-fr');

  await friend.getByRole('button', { name: 'Sentar aqui' }).click();
  await expect(friend.getByText('(tu)')).toBeVisible();
  await button(page, 'Start the game').click();
  for (const player of [page, friend]) {
    await expect(hand(player).first()).toBeVisible();
  }
  const { table } = (await (await request.get(`/api/tables/${code}`)).json()) as {
    table: TableInfo;
  };
  expect(table.settings).toMatchObject({ edition: 'word-thief-fr', lexicon: null });
  // Both tables list says whose words they are.
  await friend.goto('/');
  await expect(friend.locator('.running').first()).toContainText('Français');
  await context.close();
});

test('every game can be played in every language that ships', async ({ request }) => {
  const { games } = (await (await request.get('/api/games')).json()) as Games;
  const playable = ({ editions }: GameInfo, tag: string) =>
    editions.some((edition) => edition.language === tag && edition.playable);
  for (const tag of ['pt', 'fr', 'en', 'ro', 'es']) {
    expect(
      games.filter((game) => !playable(game, tag)).map(({ game }) => game),
      tag,
    ).toEqual([]);
  }
});
