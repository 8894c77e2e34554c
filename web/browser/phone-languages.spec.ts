// Games in other languages than their leaflet's, on a phone; and words that a host has added.

import { devices, request as requests, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View as ClassicView } from '../src/api/games/classic';
import type { Games } from '../src/api/types';
import { firstWord } from './first-word';
import { ClassicPlayer } from './players';
import { expect, start, test } from './program';
import { Eyes, Finger } from './seat';
import { bot, isWord, me, sitDown, startTable } from './tables';
import { player, takeTurn } from './thief';

/** So many turns of one's own are played; a whole box takes too long. */
const TURNS = 8;

test('Word Thief is played in Romanian on a phone', async ({ browser, request, baseURL }) => {
  test.setTimeout(120_000);
  const seats = [me('Ana'), bot('novato')];
  const wanted = { game: 'thief', edition: 'word-thief-ro', seats, seed: 4 };
  const made = await startTable(request, wanted);
  const context = await phone(browser, baseURL);
  const by = await player(context, made, 0, true, 'ro');
  for (let turns = 0; turns < TURNS; turns += 1) await takeTurn(request, by);
  const { words = [] } = by.heard.game ?? {};
  expect(words.length).toBeGreaterThan(TURNS);
  for (const { word } of words) expect(await isWord(request, 'ro', word), word).toBe(true);
  await fits(by.page, 'ro');
});

test('Classic is played in Spanish on a phone', async ({ browser, request, baseURL }) => {
  test.setTimeout(120_000);
  const seats = [me('Ana'), bot('novato')];
  const made = await startTable(request, { game: 'classic', edition: 'cartas-es', seats, seed: 4 });
  const eyes = new Eyes<ClassicView & { variant: object }>(0);
  const page = await sitDown(await phone(browser, baseURL), made, [0], eyes.hear);
  const ana = new ClassicPlayer(page, new Finger(page), eyes);
  ana.edition = 'cartas-es';
  for (let turns = 0; turns < TURNS && (await ana.awaited()); turns += 1) await ana.move();
  expect(eyes.view?.game.sheet.totals[0]).toBeGreaterThan(TURNS);
  await fits(page, 'es');
});

const phone = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 640 },
    baseURL: baseURL ?? '',
    locale: 'en-GB',
  });

/** Nothing is wider than the phone, and what is in the language of the words says so. */
async function fits(page: Page, lexicon: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const inLanguage = page.locator(`.stage [lang="${lexicon}"]`);
  await expect(inLanguage.filter({ visible: true }).first()).toBeVisible();
}

/** The commands by which docs/languages.md adds German words. */
function commands(): string[] {
  const page = readFileSync(new URL('../../docs/languages.md', import.meta.url), 'utf8');
  const [, german = ''] = page.split('## German words');
  const block = /```\n([^]*?)```/.exec(german)?.[1] ?? '';
  return block.split('\n').filter((line) => line !== '');
}

/** Follows the page in an empty folder; words that the system has already are not fetched. */
function addGerman(binary: string, folder: string, data: string): void {
  const [fetch = '', adding = ''] = commands();
  expect(fetch).toContain('hunspell-de-de');
  expect(adding).toMatch(/^abecedar lexicon import de /);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(binary, join(bin, 'abecedar'));
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, ABECEDAR_DATA: data };
  const installed = existsSync('/usr/share/hunspell/de_DE.dic');
  const cwd = installed ? '/' : folder;
  for (const line of installed ? [adding] : [fetch, adding]) {
    execFileSync('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

test('a host adds German by the data directory alone, and it is played in the browser', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const binary = process.env['ABECEDAR_BIN'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'abecedar-german-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  addGerman(binary, folder, data);
  const { child, ended, address } = await start(binary, data);
  const request = await requests.newContext({ baseURL: address });
  const { games } = (await (await request.get('/api/games')).json()) as Games;
  for (const { game, editions } of games) {
    const german = editions.filter(({ language }) => language === 'de');
    expect(
      german.some(({ playable }) => playable),
      game,
    ).toBe(true);
  }
  // A noun, which German writes with a capital; a verb; and a letter of its own.
  for (const word of ['Haus', 'spielen', 'schön']) {
    expect(await isWord(request, 'de', word), word).toBe(true);
  }
  for (const [game, edition] of [
    ['classic', 'cartas-de'],
    ['thief', 'word-thief-de'],
  ] as const) {
    const { page, word } = await firstWord(browser, request, address, {
      game,
      edition,
      lexicon: 'de',
    });
    expect(await isWord(request, 'de', word)).toBe(true);
    await page.context().close();
  }
  await request.dispose();
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});
