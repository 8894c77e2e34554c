// Around a table: the start, the waiting room, who plays for whom, one device, a line that breaks.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NewTableAnswer, Settings } from '../src/api/types';
import { expect, test } from './program';
import { bot, button, cell, hand, me, sitDown, startTable } from './tables';

const PHONE = { width: 360, height: 640 };
const FAMILY = '👨‍👩‍👧‍👦';
const LONG = `Maximiliana Bragança-${FAMILY}ß🇵🇹`;

const dialog = (page: Page) => page.getByRole('dialog');
const article = (page: Page, name: string) => page.getByRole('article', { name });
const notice = (page: Page) => page.locator('.notices');

const settings = (game: string, more: Partial<Settings> = {}): Settings => ({
  game,
  edition: null,
  lexicon: null,
  house: {},
  undo: true,
  open: false,
  turn_limit: null,
  absence: null,
  ...more,
});

/** How far something is below the top of the page. */
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Infinity;

/** Passes from the menu beside the action, which then asks whether one is sure. */
async function passTurn(page: Page): Promise<void> {
  await page.locator('.foot .more').click();
  await page.locator('.foot ul button', { hasText: 'Pass' }).click();
  await page.locator('.foot .action').click();
}

async function violations(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations: some } = await new AxeBuilder({ page }).analyze();
    found.push(...some.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return found;
}

test.describe('the start', () => {
  test('on a phone a code and the games that run come first', async ({ page, request }) => {
    await page.setViewportSize(PHONE);
    const made = await startTable(request, { game: 'classic', seats: [me('Ana'), bot()] });
    const keys = [{ table: made.table.id, host: made.host, seats: made.seats }];
    await page.addInitScript(
      (kept) => localStorage.setItem('abecedar.keys', kept),
      JSON.stringify(keys),
    );
    await page.goto('/');
    await expect(page.locator('#your-turn, #mine').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    const [code, mine, games] = await Promise.all(
      ['#code', '.running', 'article'].map((selector) => topOf(page, selector)),
    );
    expect(code).toBeLessThan(300);
    expect(mine).toBeLessThan(400);
    expect(mine).toBeLessThan(games ?? 0);
    expect(await violations(page)).toEqual([]);
  });

  test('a wrong code is answered beside the field, until it is changed', async ({ page }) => {
    await page.goto('/');
    const code = page.getByLabel('Join with a code');
    await code.fill('ZZZZ');
    await button(page, 'Join').click();
    const fault = page.locator('#code-fault');
    await expect(fault).toContainText('There is no such table.');
    await expect(code).toHaveAccessibleDescription(/There is no such table/);
    const [field, said] = [await code.boundingBox(), await fault.boundingBox()];
    expect((said?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(12);
    await code.fill('ZZZZZ');
    await expect(fault).toHaveCount(0);
  });

  test('the pictures are whole on a phone, and every way in looks like a button', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(5);
    const outside = await page.locator('.picture').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const frame = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('.card, svg')].filter((piece) => {
          const box = piece.getBoundingClientRect();
          return box.left < frame.left - 1 || box.right > frame.right + 1;
        }).length;
      }),
    );
    expect(outside).toEqual([0, 0, 0, 0, 0]);
    for (const way of ['Play now', 'With friends', 'One device']) {
      const edge = await article(page, 'Party')
        .getByRole('button', { name: way })
        .evaluate((one) => getComputedStyle(one).borderTopColor);
      expect(edge, way).not.toBe('rgba(0, 0, 0, 0)');
    }
  });

  test('bots are chosen one by one, remembered, and sit at the table', async ({ page }) => {
    await page.goto('/');
    await page.locator('#against').click();
    await dialog(page).getByLabel('Bot 1', { exact: true }).selectOption('club');
    await button(page, 'One more bot').click();
    await dialog(page).getByLabel('Bot 2', { exact: true }).selectOption('novato');
    await button(page, 'Done').click();
    await page.reload();
    await expect(page.locator('#against')).toContainText('Club · Beginner');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
    );
    await article(page, 'Word Thief').getByRole('button', { name: 'Play now' }).click();
    const { seats } = (await asked).postDataJSON() as { seats: { who: { level?: string } }[] };
    expect(seats.map(({ who }) => who.level)).toEqual([undefined, 'club', 'novato']);
    await expect(hand(page).first()).toBeVisible();
  });

  test('open tables are listed, joined, and others are not', async ({ page, request }) => {
    const seats = (name: string) => [me(name), { who: { kind: 'free' } }];
    for (const [name, open] of [
      ['Olívia', true],
      ['Secreta', false],
    ] as const) {
      const data = { settings: settings('rummy', { open }), seats: seats(name) };
      expect((await request.post('/api/tables', { data })).status()).toBeLessThan(300);
    }
    await page.goto('/');
    const list = page.locator('#open');
    await expect(list.getByText('Olívia').first()).toBeVisible();
    await expect(list.getByText('1 seat free').first()).toBeVisible();
    await expect(list.getByText('Secreta')).toHaveCount(0);
    await list
      .getByRole('link', { name: /Olívia/ })
      .first()
      .click();
    await button(page, 'Sit here').click();
    await expect(page.getByText('(you)')).toBeVisible();
  });

  test('how a table lies is remembered by this browser', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Settings').click();
    await dialog(page).getByLabel('For left-handers').check();
    await dialog(page).getByLabel('Larger cards').check();
    await dialog(page).getByLabel('Suits in four').check();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-hand', 'left');
    await expect(root).toHaveAttribute('data-cards', 'large');
    await expect(root).toHaveAttribute('data-suits', 'four');
    await button(page, 'Settings').click();
    await dialog(page).getByLabel('For left-handers').uncheck();
    await expect(root).not.toHaveAttribute('data-hand');
  });

  test('something moves while a slow network brings the page', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#early')).toBeVisible();
    release();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.locator('#early')).toHaveCount(0);
  });
});

test.describe('names', () => {
  test('have 24 characters as people count them, and none is cut in two', async ({ page }) => {
    await page.goto('/');
    const name = page.getByLabel('Your name');
    await name.fill(`${LONG} and more`);
    await expect(name).toHaveValue(LONG);
    await name.press('Tab');
    await article(page, 'Classic').getByRole('button', { name: 'With friends' }).click();
    await expect(page.locator('#seats .name').first()).toHaveText(LONG);
  });

  test('of any length break no layout on a phone', async ({ browser, request }) => {
    const wide = 'W'.repeat(24);
    const made = await startTable(request, { game: 'classic', seats: [me(LONG), me(wide)] });
    const context = await browser.newContext({ viewport: PHONE });
    const page = await sitDown(context, made, [0, 1]);
    await expect(page.locator('.cover')).toBeVisible();
    const out = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await out()).toBeLessThanOrEqual(PHONE.width);
    const ready = page.locator('.cover button');
    expect((await ready.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
    await ready.click();
    await expect(hand(page)).toHaveCount(7);
    expect(await out()).toBeLessThanOrEqual(PHONE.width);
    await page.goto('/');
    await expect(page.locator('#your-turn, #mine').first()).toBeVisible();
    expect(await out()).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  });
});

test.describe('the waiting room', () => {
  test('house rules: five in front, the others folded, nothing cut off', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await article(page, 'Party').getByRole('button', { name: 'With friends' }).click();
    const rules = page.locator('#rules');
    await expect(rules).toBeVisible();
    await expect(rules.locator('.groups > .rules > *')).toHaveCount(5);
    await expect(rules.locator('details')).toHaveCount(2);
    await expect(rules.locator('details[open]')).toHaveCount(0);
    for (const group of await rules.locator('summary').all()) await group.click();
    await expect(rules.getByText('As in the box: The commonest letters')).toBeVisible();
    // No text of a field is wider than the field.
    const cut = await page.locator('select').evaluateAll(
      (fields) =>
        fields.filter((field) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) return true;
          const { font, paddingLeft } = getComputedStyle(field);
          pen.font = font;
          const shown = (field as HTMLSelectElement).selectedOptions[0]?.text ?? '';
          const room = field.clientWidth - 2 * parseFloat(paddingLeft) - 16;
          return pen.measureText(shown).width > room;
        }).length,
    );
    expect(cut).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  test('what the host sets is taken, zone by zone', async ({ page }) => {
    await page.goto('/');
    await article(page, 'Party').getByRole('button', { name: 'With friends' }).click();
    const zones = page.getByRole('group', { name: 'Length of the timer' }).getByRole('spinbutton');
    await expect(zones).toHaveCount(6);
    for (const [nth, value] of [
      [0, '30'],
      [5, '9999'],
      [2, '-4'],
      [3, '7.6'],
    ] as const) {
      await zones.nth(nth).fill(value);
      await zones.nth(nth).press('Tab');
    }
    await expect(zones.nth(5)).toHaveValue('600');
    await zones.nth(0).fill('');
    await zones.nth(0).press('Tab');
    await page.getByLabel('How long a turn may take').selectOption('180');
    await page.getByLabel('A bot plays on', { exact: true }).check();
    await page.getByLabel('Open table').check();
    await page.getByRole('radio', { name: 'After 90 seconds a bot plays on' }).check();
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const kept = async () => {
      const answer = await page.request.get(`/api/tables/${code}`);
      return ((await answer.json()) as { table: { settings: Settings } }).table.settings;
    };
    await expect.poll(kept).toMatchObject({
      house: { zone_seconds: [15, 15, 1, 8, 15, 600] },
      turn_limit: { seconds: 180, then: 'bot' },
      absence: { seconds: 90, then: 'bot' },
      open: true,
    });
    await expect(page.locator('#seats [role="status"]')).toHaveText('');
  });

  test('guests meet the name above the seats; the host chooses each bot', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/');
    await article(page, 'Rummy').getByRole('button', { name: 'With friends' }).click();
    await button(page, 'Add a seat').click();
    await expect(button(page, 'Add a bot')).toHaveCount(2);
    await button(page, 'Add a bot').last().click();
    await page.getByLabel('How well Casual plays').selectOption('maestro');
    await expect(page.locator('#seats li').last()).toContainText('Maestro');
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const guest = await context.newPage();
    await guest.goto(new URL(page.url()).pathname);
    await guest.getByLabel('Your name').fill('Rui');
    const [name, sit] = [
      await guest.getByLabel('Your name').boundingBox(),
      await guest.getByRole('button', { name: 'Sit here' }).boundingBox(),
    ];
    expect(name?.y).toBeLessThan(sit?.y ?? 0);
    await guest.getByRole('button', { name: 'Sit here' }).click();
    await expect(page.locator('#seats')).toContainText('Rui');
    await context.close();
  });
});

test.describe('who plays for whom', () => {
  /** A game of two people in two browsers, who wait five seconds for each other. */
  async function two(
    request: Parameters<typeof startTable>[0],
    absence: Settings['absence'],
  ): Promise<NewTableAnswer> {
    const data = { settings: settings('classic', { absence }), seats: [me('Ana'), me('Rui')] };
    const made = (await (
      await request.post('/api/tables', { data: { ...data, seed: 3 } })
    ).json()) as NewTableAnswer;
    await request.post(`/api/tables/${made.table.id}/start`, {
      headers: { Authorization: `Bearer ${made.host}` },
    });
    return made;
  }

  test('somebody who vanishes is replaced by the others, and comes back', async ({
    browser,
    request,
  }) => {
    const made = await two(request, { seconds: 5, then: 'ask' });
    const look = await request.get(`/api/tables/${made.table.id}`);
    const { table } = (await look.json()) as { table: { seats: { awaited: boolean }[] } };
    const away = table.seats.findIndex(({ awaited }) => awaited);
    const here = 1 - away;
    const stays = await sitDown(await browser.newContext(), made, [here]);
    await expect(notice(stays)).toContainText('is away. You can let a bot play on in');
    await button(stays, 'Let a bot play on').click();
    // The bot plays, and then it is the turn of whoever stayed.
    await expect(stays.locator('.said.mine')).toBeVisible();

    const back = await sitDown(await browser.newContext(), made, [away]);
    await expect(notice(back)).toContainText('A bot plays for you: Casual.');
    await button(back, 'Take my seat back').click();
    await expect(notice(back)).not.toContainText('A bot plays for you');
    await expect(hand(back)).not.toHaveCount(0);
    await stays.context().close();
    await back.context().close();
  });

  test('a seat goes to a bot and back from the menu', async ({ context, request }) => {
    const made = await startTable(request, { game: 'classic', seats: [me('Ana'), me('Rui')] });
    const page = await sitDown(context, made, [0]);
    await expect(hand(page)).toHaveCount(7);
    const menu = async () => {
      await page.locator('.bar button').first().click();
      await button(page, 'Who plays for whom').click();
    };
    await menu();
    await dialog(page).getByLabel('How well the bot plays').selectOption('club');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Let a bot play for me').click();
    await expect(notice(page)).toContainText('A bot plays for you: Club.');
    await menu();
    await dialog(page).getByRole('button', { name: 'Take my seat back' }).click();
    await expect(notice(page)).not.toContainText('A bot plays for you');
  });

  test('a watcher is told so, with the code, and large on a big screen', async ({
    page,
    request,
  }) => {
    const made = await startTable(request, { game: 'rummy', seats: [me('Ana'), me('Rui')] });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/table/${made.table.code}`);
    const watching = page.getByRole('complementary', { name: 'You are watching' });
    await expect(watching).toContainText(made.table.code);
    await expect(watching.getByText('Ana')).toBeVisible();
    const size = await watching
      .locator('li strong')
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(44);
    await page.setViewportSize(PHONE);
    await expect(watching).toContainText(made.table.code);
  });
});

test.describe('one device', () => {
  test('the last player sees what came of the turn, and the next one hears of it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await article(page, 'Classic').getByRole('button', { name: 'One device' }).click();
    await page.getByLabel('Player 1').fill('Ana');
    await page.getByLabel('Player 2').fill('Rui');
    await button(page, 'Add a bot').click();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Start the game').click();
    await expect(page.locator('.cover h1')).toContainText('Pass the device to');
    const first = (await page.locator('.cover h1').innerText()).includes('Ana') ? 'Ana' : 'Rui';
    await button(page, `I am ${first}`).click();
    await expect(hand(page)).toHaveCount(7);
    await passTurn(page);
    // Nothing is covered before the player says so.
    await expect(button(page, 'Done')).toBeVisible();
    await expect(hand(page)).toHaveCount(7);
    await page.waitForTimeout(400);
    await expect(page.locator('.cover')).toHaveCount(0);
    await button(page, 'Done').click();
    await expect(page.locator('.cover')).toBeVisible();
    await expect(page.locator('.cover .news')).toContainText(first);
    await expect(page.locator('.cover dl')).toContainText('Rui');
    await expect(hand(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('in Party the device names the team and the player', async ({ context, request }) => {
    const seats = [me('Ana', 0), me('Rui', 1)];
    const made = await startTable(request, { game: 'party', seats, edition: 'party-small' });
    const page = await sitDown(context, made, [0, 1]);
    await expect(page.locator('.whose')).toHaveText(/The (Blues|Reds)\s*(Ana|Rui)/);
  });
});

test.describe('the line', () => {
  test('what is laid survives a reload', async ({ context, request }) => {
    // Somebody begins, and it may be the other one: then cards can be tried out all the same.
    const made = await startTable(request, { game: 'classic', seats: [me('Ana'), me('Rui')] });
    const page = await sitDown(context, made, [0]);
    await expect(hand(page)).toHaveCount(7);
    const fresh = page.locator('.card.fresh');
    const letter = page.locator('[data-drop^="hand:"]:is([data-card="A"], [data-card="E"])');
    await cell(page, 0, 0).click();
    await letter.first().click();
    await expect(fresh).toHaveCount(1);
    const laid = await fresh.innerText();
    await page.reload();
    await expect(fresh).toHaveCount(1);
    expect(await fresh.innerText()).toBe(laid);
  });

  test('a browser without a network says so within three seconds', async ({ context, request }) => {
    const made = await startTable(request, { game: 'classic', seats: [me('Ana'), bot()] });
    const page = await sitDown(context, made, [0]);
    await expect(hand(page)).toHaveCount(7);
    await context.setOffline(true);
    await expect(notice(page)).toContainText('The connection is gone', { timeout: 3000 });
    await context.setOffline(false);
    await expect(notice(page)).not.toContainText('The connection is gone');
  });

  test('so does one whose server is not heard any more', async ({ context, request }) => {
    const made = await startTable(request, { game: 'classic', seats: [me('Ana'), bot()] });
    let dumb = false;
    await context.routeWebSocket(/\/stream$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((said) => {
        if (!dumb) socket.send(said);
      });
    });
    const page = await sitDown(context, made, [0]);
    await expect(hand(page)).toHaveCount(7);
    dumb = true;
    await expect(notice(page)).toContainText('The connection is gone', { timeout: 3400 });
    dumb = false;
    await expect(notice(page)).not.toContainText('The connection is gone');
  });
});
