// Games in other languages than their leaflet's, on a phone; and words that a host has added.

import { request as requests } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Games } from '../src/api/types';
import { firstWord, type InLanguage } from './first-word';
import { expect, start, test } from './program';
import { isWord } from './tables';

const GAMES: InLanguage[] = [
  { game: 'thief', edition: 'word-thief-ro', lexicon: 'ro' },
  { game: 'classic', edition: 'cartas-es', lexicon: 'es' },
];

for (const wanted of GAMES) {
  test(`${wanted.game} is played on a phone in ${wanted.lexicon}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { page, word } = await firstWord(browser, request, baseURL ?? '', wanted);
    expect(await isWord(request, wanted.lexicon, word)).toBe(true);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.context().close();
  });
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
