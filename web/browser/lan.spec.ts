// A house with one computer that serves: it says where phones join, takes a free port, and everything
// that matters works over plain http.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './program';
import { hand } from './tables';

/** Starts the program for the house, and reads what it says until it has said how to stop. */
async function openHouse() {
  const data = mkdtempSync(join(tmpdir(), 'abecedar-lan-'));
  const quick = ['--thinking', '0', '--testing'];
  const child = spawn(
    process.env['ABECEDAR_BIN'] ?? '',
    ['serve', '--lan', '--data', data, ...quick],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += String(part)));
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/Ctrl-C|nobody else can join/);
  const here = /Abecedar is ready: (\S+)/.exec(said)?.[1] ?? '';
  const others = [...said.matchAll(/^ {4}(http:\S+)$/gm)].map((hit) => hit[1] ?? '');
  return {
    said,
    here,
    others,
    close: async () => {
      child.kill('SIGINT');
      const [code] = (await ended) as [number];
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

test('phones in the house join where the program and its page say, over plain http', async ({
  page,
  browser,
}) => {
  const house = await openHouse();
  const next = await openHouse();
  expect(new URL(next.here).port).not.toBe(new URL(house.here).port);
  expect(await next.close()).toBe(0);

  // A machine without a network says so, and has nothing more to show.
  const [first] = house.others;
  if (first) {
    expect(house.said).toContain('Everybody in the same network');
    await page.goto(house.here);
    const section = page.getByRole('region', { name: 'Phones in this house join here' });
    for (const address of house.others) {
      await expect(section.getByText(address.replace('http://', ''))).toBeVisible();
    }
    await expect(section.getByRole('img')).toBeVisible();

    // Another device: an origin that browsers do not call secure.
    const device = await browser.newContext({ locale: 'en-GB' });
    const phone = await device.newPage();
    await phone.goto(first);
    expect(await phone.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    await phone.getByRole('article', { name: 'Classic' }).getByText('Play now').click();
    await expect(hand(phone).first()).toBeVisible();
    await device.close();
  }
  expect(await house.close()).toBe(0);
});
