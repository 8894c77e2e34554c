// The page as a program on one's own device: what a browser needs to install it, a worker that never
// shows an old page, and a friendly one where nobody answers.

import AxeBuilder from '@axe-core/playwright';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '../src/i18n/languages';
import { expect, test } from './program';

test('each language has a manifest with pictures and the five games', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/manifest-en.webmanifest',
  );
  // By day and by night the frame of the window has the colour of the page.
  for (const [scheme, colour] of [
    ['light', '#f6efe0'],
    ['dark', '#1d2a27'],
  ] as const) {
    await expect(page.locator(`meta[name=theme-color][media*=${scheme}]`)).toHaveAttribute(
      'content',
      colour,
    );
  }
  for (const language of LANGUAGES) {
    const answer = await request.get(`/manifest-${language}.webmanifest`);
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const { icons, shortcuts, ...rest } = (await answer.json()) as {
      icons: { src: string; type: string; sizes: string; purpose: string }[];
      shortcuts: { url: string; name: string }[];
    };
    expect(rest).toMatchObject({
      lang: language,
      display: 'standalone',
      start_url: '/',
      theme_color: '#f6efe0',
      background_color: '#f6efe0',
    });
    expect(shortcuts).toHaveLength(5);
    for (const { url, name } of shortcuts) {
      expect(name).not.toBe('');
      expect((await request.get(url)).status()).toBe(200);
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, type, sizes } of icons) {
      const picture = await request.get(src);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, type]);
      if (type !== 'image/png') continue;
      // A PNG begins with its width and height.
      const head = await picture.body();
      expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});

test('a shortcut leads to its game', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/?game=thief');
  await expect(page.locator('#game-thief')).toBeInViewport();
});

/** The program behind a door of the test's own, which can change the page or be shut. */
async function door(program: string) {
  let version = 'one';
  const server: Server = createServer((asked, answer) => {
    const headers = { ...asked.headers };
    delete headers['accept-encoding'];
    const onward = ask(new URL(asked.url ?? '/', program), { method: asked.method, headers });
    onward.on('response', (said) => {
      const parts: Buffer[] = [];
      said.on('data', (part: Buffer) => parts.push(part));
      said.on('end', () => {
        const body = Buffer.concat(parts);
        const isPage = said.headers['content-type']?.startsWith('text/html');
        const rest = { ...said.headers };
        delete rest['content-length'];
        delete rest.etag;
        answer.writeHead(said.statusCode ?? 502, rest);
        answer.end(
          isPage
            ? body.toString().replace('<head>', `<head><meta name="v" content="${version}">`)
            : body,
        );
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    update: (next: string) => (version = next),
    shut: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

test('an update is seen at once, and without a server a page says what is the matter', async ({
  browser,
  program,
}) => {
  const house = await door(program.address);
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.locator('meta[name=v]')).toHaveAttribute('content', 'one');
  house.update('two');
  await page.goto(house.address);
  await expect(page.locator('meta[name=v]')).toHaveAttribute('content', 'two');

  await house.shut();
  await page.goto(`${house.address}rules/party`);
  await expect(page.getByText('Pas de liaison avec le serveur')).toBeVisible();
  await expect(page.getByText('No connection to the server')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await context.close();
});
