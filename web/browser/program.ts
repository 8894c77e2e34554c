// The program under test, one for each worker: on a free port, with a data directory of its own,
// and gone afterwards.

import { expect, test as base, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Program {
  address: string;
}

/** Starts a program with a data directory; it says where it listens. */
export async function start(binary: string, data: string) {
  // Bots answer at once, and tables may name the seed of their luck.
  const quick = ['--thinking', '0', '--testing'];
  const child = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...quick], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { child, ended, address };
  }
  throw new Error(`${binary} ended without saying its address`);
}

export const test = base.extend<{ quiet: void }, { program: Program }>({
  program: [
    async ({}, use) => {
      const binary = process.env['ABECEDAR_BIN'];
      if (!binary) throw new Error('ABECEDAR_BIN must name the program to test');
      const data = mkdtempSync(join(tmpdir(), 'abecedar-browser-'));
      const { child, ended, address } = await start(binary, data);
      await use({ address });
      child.kill('SIGTERM');
      const [code] = await ended;
      rmSync(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`the program ended with ${code} when asked to stop`);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ program }, use) => use(program.address),

  /** Every test also fails on an error in the console, such as a refused inline style. */
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        // The browser reports every answer of 4xx; those are part of what is tested.
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isAnswer) said.push(message.text());
      });
      await use();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page and waits until it can be used. */
export async function open(page: Page, address = '/words'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('input[name="lexicon"]').first()).toBeAttached();
}

export const word = (page: Page) => page.locator('#check-word');
export const verdict = (page: Page) => page.locator('#check-answer');
export const letters = (page: Page) => page.locator('#find-letters');
export const found = (page: Page) => page.locator('#find-answer');
export const lexicon = (page: Page, name: string) =>
  page.locator(`label:has(input[name="lexicon"][value="${name}"])`);
export const language = (page: Page, tag: string) =>
  page.locator(`label:has(input[name="language"][value="${tag}"])`);
