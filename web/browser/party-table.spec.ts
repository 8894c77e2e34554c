// The table of Party as a thing to touch: nothing scrolls and nothing moves at any size, a lens under
// the finger, tiles that keep their places, a hand that is empty after the ding, and words that name
// the right team.

import type { Locator, Page } from '@playwright/test';
import {
  across,
  action,
  cell,
  deskAndPhone,
  firstWord,
  laid,
  lay,
  letterOf,
  noWord,
  open,
  press,
  prompt,
  roll,
  SMALL,
  stageOf,
  STAR,
  stop,
  team,
  tile,
  tray,
  UNHURRIED,
  WHOLE,
  type Team,
} from './party';
import { expect, test } from './program';
import { holdsAtEverySize, SIZES } from './stage';
import { bot, button, me, startTable } from './tables';

/** The middle of the whole board. */
const MIDDLE = 7;
/** Names as long as they may be. */
const LONG = ['Maximiliano-Bartolomeu-X', 'Wilhelmine-Friederike-Y'];

async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (!found) throw new Error('it is not there');
  return found;
}

const middle = async (of: Locator) => {
  const { x, y, width, height } = await box(of);
  return { x: x + width / 2, y: y + height / 2 };
};

const whole = (page: Page) => ({
  board: page.getByRole('group', { name: 'The board' }),
  tray: page.locator('[data-drop="tray"]'),
  action: action(page),
});
/** Where board, tray and action are, once everything has found its size, and how many names in the
    bar are cut. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => done())),
    );
    const boxes = ['.board [role="group"]', '[data-drop="tray"]', '.foot .action'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect().toJSON(),
    );
    const names = [...document.querySelectorAll('header .name')];
    return { boxes, cut: names.filter((name) => name.scrollWidth > name.clientWidth).length };
  });

/** A finger that is down, and can slide before it lets go. */
async function fingerOf(page: Page) {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: (at: { x: number; y: number }) => touch('touchStart', at),
    slide: (at: { x: number; y: number }) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  };
}
const lens = (page: Page) => page.locator('.lens');

test('at every size nothing scrolls or moves, from the roll to the question', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const made = await startTable(request, {
    ...WHOLE,
    seats: [me(LONG[0] ?? '', 0), me(LONG[1] ?? '', 1)],
    // What is looked at from every side may take minutes.
    house: {
      zone_seconds: [600, 600, 600, 600, 600, 600],
      spotting_seconds: 600,
      challenge_seconds: 600,
      words: 'challenge',
    },
    seed: 7,
  });
  const [first, second] = await deskAndPhone(browser, baseURL, made);
  const before = new Map<string, Awaited<ReturnType<typeof places>>>();
  const look = async ({ page }: Team, moment: string) => {
    for (const { width, height } of SIZES.slice(0, 7)) {
      await page.setViewportSize({ width, height });
      const now = await places(page);
      const key = `${width}×${height} ${page === first.page ? 'first' : 'second'}`;
      const then = before.get(key) ?? now;
      expect(now, `${moment} at ${key}`).toEqual(then);
      expect(now.cut, `names at ${key}`).toBe(0);
      before.set(key, then);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    // The table has seen its new size before a finger comes.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 300))),
    );
  };
  for (const { page } of [first, second]) await expect(action(page)).toBeVisible();
  await look(first, 'roll');
  const board = await box(whole(first.page).board);
  expect(board.width).toBeGreaterThanOrEqual(15 * 23);
  await roll(first);
  await look(first, 'being spotted');
  await look(second, 'spotting');
  await holdsAtEverySize(second.page, whole(second.page));
  let view = await open(first, second);
  await look(first, 'timer');
  const letter = letterOf(view) ?? '';
  const word = await firstWord(request, view);
  await lay(first, across(word, MIDDLE, MIDDLE));
  await expect(stop(first.page)).toBeVisible();
  await look(first, 'draft');
  await holdsAtEverySize(first.page, whole(first.page));
  await look(second, 'their time');
  await press(first, /^Stop: /);
  view = await second.heard.until((now) => stageOf(now) === 'stopped');
  await expect(button(second.page, 'Accept')).toBeVisible();
  await look(second, 'question');
  await holdsAtEverySize(second.page, whole(second.page));
  await look(first, 'others decide');
  expect(word).toContain(letter);
});

test('a lens shows the tiles around the finger; letting go takes one, sliding out none', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const made = await startTable(request, {
    ...WHOLE,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: UNHURRIED,
    seed: 1,
  });
  const teams = await deskAndPhone(browser, baseURL, made);
  const phone = teams.find(({ touch }) => touch) ?? teams[0];
  const desk = teams.find(({ touch }) => !touch) ?? teams[1];
  const { page } = phone;
  if (teams[0] !== desk) {
    await open(phone, desk);
    await press(phone, 'Pass');
    await press(phone, 'Really pass?');
    await desk.heard.until(({ on_turn }) => on_turn === desk.number);
  }
  const letter = letterOf(await roll(desk)) ?? '';
  await expect(tile(page, letter)).toBeEnabled();
  const finger = await fingerOf(page);

  // Pressing a wrong tile does nothing yet: it is seen, and the finger slides away.
  const wrong = page.locator(`[data-drop="tray"] button:not([data-card="${letter}"])`).first();
  await finger.down(await middle(wrong));
  await expect(lens(page)).toBeVisible();
  const seen = await lens(page).locator('.middle').innerText();
  expect(seen.charAt(0)).toBe(await wrong.getAttribute('data-card'));
  await finger.slide(await middle(cell(page, { row: 2, column: 2 })));
  await expect(lens(page)).toBeHidden();
  await finger.up();
  expect(stageOf(phone.heard.game ?? (await phone.heard.until(() => true)))).toBe('spot');

  // Sliding within the tray chooses; letting go of the right one starts their timer.
  await finger.down(await middle(wrong));
  await finger.slide(await middle(tile(page, letter)));
  await expect(lens(page).locator('.middle .letter')).toHaveText(letter);
  const size = await box(lens(page).locator('.middle .card'));
  expect(size.width).toBeGreaterThan(1.5 * (await box(tile(page, letter))).width);
  await finger.up();
  await expect(lens(page)).toBeHidden();
  await phone.heard.until((now) => stageOf(now) === 'run');
  await expect(prompt(page)).toContainText(`found ${letter}`);
});

test('tiles keep their places, by finger, and the board has a lens as well', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const made = await startTable(request, {
    ...WHOLE,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: UNHURRIED,
    seed: 1,
  });
  const teams = await deskAndPhone(browser, baseURL, made);
  const phone = teams.find(({ touch }) => touch) ?? teams[0];
  const desk = teams.find(({ touch }) => !touch) ?? teams[1];
  if (teams[0] !== phone) {
    await open(desk, phone);
    await press(desk, 'Pass');
    await press(desk, 'Really pass?');
    await phone.heard.until(({ on_turn }) => on_turn === phone.number);
  }
  const view = await open(phone, desk);
  const { page } = phone;
  const where = () =>
    tray(page).evaluateAll((tiles) =>
      Object.fromEntries(
        tiles.map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return [(one as HTMLElement).dataset['place'], [Math.round(x), Math.round(y)]];
        }),
      ),
    );
  const before = await where();
  expect(Object.keys(before)).toHaveLength(102);

  // A tap takes a tile to the star, where the first word begins.
  const letter = letterOf(view) ?? '';
  const taken = (await tile(page, letter).getAttribute('data-place')) ?? '';
  await tile(page, letter).tap();
  await expect(cell(page, { row: MIDDLE, column: MIDDLE }).locator('.card.fresh')).toBeVisible();
  const { [taken]: gone, ...others } = before;
  expect(gone).toBeDefined();
  expect(await where()).toEqual(others);

  // Pressing the board shows its cells large, and letting go moves the tile there.
  const finger = await fingerOf(page);
  await cell(page, { row: MIDDLE, column: MIDDLE }).tap();
  await finger.down(await middle(cell(page, { row: MIDDLE, column: 2 })));
  await expect(lens(page)).toBeVisible();
  await finger.slide(await middle(cell(page, { row: MIDDLE, column: MIDDLE - 1 })));
  await finger.up();
  await expect(lens(page)).toBeHidden();
  await expect(laid(page)).toHaveCount(1);
  await expect(
    cell(page, { row: MIDDLE, column: MIDDLE - 1 }).locator('.card.fresh'),
  ).toBeVisible();

  // Taken back, it lies where it was.
  await press(phone, 'Take back');
  await expect(tray(page)).toHaveCount(102);
  expect(await where()).toEqual(before);

  // A word that is played takes its own tiles along, and no others.
  const word = await firstWord(request, view);
  await cell(page, { row: MIDDLE, column: MIDDLE }).tap();
  for (const one of word) await tile(page, one).tap();
  await expect(laid(page)).toHaveCount(word.length);
  const left = await where();
  await press(phone, /^Stop: /);
  await phone.heard.until(({ board }) => board.length === word.length);
  await expect(laid(page)).toHaveCount(0);
  expect(await where()).toEqual(left);
});

test('at the ding a tile in hand is put back, and the next press lays nothing', async ({
  context,
  request,
}) => {
  test.slow();
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), bot('casual', 1)],
    house: { zone_seconds: [1, 1, 1, 1, 1, 1], spotting_seconds: 1 },
    seed: 5,
  });
  const ana = await team(context, made, 0);
  const { page } = ana;
  await expect(async () => {
    const view = await ana.heard.until(({ on_turn }) => on_turn === 0, 20_000);
    if (stageOf(view) === 'roll') await press(ana, 'Roll the die');
    await ana.heard.until((now) => stageOf(now) === 'run' && now.on_turn === 0, 4000);
  }).toPass({ timeout: 40_000 });
  // One tile by the cursor, one in hand by tapping where no cursor is.
  await tray(page).nth(3).click();
  await expect(laid(page)).toHaveCount(1);
  await laid(page).click();
  await expect(page.locator('.cell.lifted')).toHaveCount(1);
  const { turn } = await ana.heard.until(() => true);
  await ana.heard.until((now) => now.turn > turn, 12_000);
  await expect(page.locator('.cell.lifted, [data-drop="tray"] .lifted')).toHaveCount(0);
  await expect(laid(page)).toHaveCount(0);
  await cell(page, { row: 0, column: 0 }).click();
  await expect(laid(page)).toHaveCount(0);
  const all = await ana.heard.until(() => true);
  await expect(tray(page)).toHaveCount(all.tray.length);
});

test('the prompt names the team that is meant: false start, others decide', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: { ...UNHURRIED, spotting_seconds: 4, words: 'challenge' },
    seed: 1,
  });
  const [first, second] = await deskAndPhone(browser, baseURL, made);
  const names = ['Blues', 'Reds'];
  const [on, off] = [names[first.number], names[second.number]];

  const view = await roll(first);
  const letter = letterOf(view) ?? '';
  await expect(prompt(second.page)).toHaveText(
    `Find ${letter}. A wrong tap costs the ${off} a turn.`,
  );
  await expect(prompt(first.page)).toContainText(`while the ${off} look for it`);
  const wrong = second.page
    .locator(`[data-drop="tray"] button:not([data-card="${letter}"])`)
    .first();
  await (second.touch ? wrong.tap() : wrong.click());
  for (const { page } of [first, second]) {
    await expect(prompt(page)).toHaveText(
      `False start: the ${off} miss a turn. The ${on}’ clock starts by itself.`,
    );
  }
  await first.heard.until((now) => stageOf(now) === 'run');
  await expect(prompt(first.page)).toHaveText(`Your time runs: lay a word with ${letter}.`);
  const tiles = across(await noWord(request, letter), STAR);
  await lay(first, tiles);
  await press(first, /^Stop: /);
  await expect(prompt(first.page)).toHaveText(new RegExp(`^The ${off} decide whether .+ stands.$`));
  await expect(action(first.page)).toHaveText(`Wait for the ${off}`);
  await expect(prompt(second.page)).toHaveText(
    new RegExp(`^The ${on} lay .+. Do you believe it\\?$`),
  );
});

test('the button counts with the zone as it is now', async ({ browser, request, baseURL }) => {
  test.slow();
  const made = await startTable(request, {
    ...SMALL,
    seats: [me('Ana', 0), me('Rui', 1)],
    house: { ...UNHURRIED, zone_seconds: [8, 3, 60, 60, 60, 60] },
    seed: 1,
  });
  const [first, second] = await deskAndPhone(browser, baseURL, made);
  const view = await open(first, second);
  await lay(first, across(await firstWord(request, view)));
  const { page } = first;
  await expect(stop(page)).toHaveText(/^Stop: \d+ × 2 = \d+/, { timeout: 15_000 });
  const [, score, points] = /(\d+) × 2 = (\d+)/.exec(await stop(page).innerText()) ?? [];
  expect(Number(points)).toBe(2 * Number(score));
  await expect(page.locator('[aria-current="step"]')).toHaveText('×2');
  await expect(page.locator('li.past')).toHaveText(['×4', '×3']);
  // What the zones mean is one tap away.
  await page.getByTitle('Zones and Chance die').click();
  await expect(page.getByRole('dialog')).toContainText('The word counts 4 times');
  await page.keyboard.press('Escape');
});

test('values never touch letters, however small the tiles are', async ({
  browser,
  request,
  baseURL,
}) => {
  const made = await startTable(request, {
    ...WHOLE,
    seats: [me('Ana', 0), me('Rui', 1)],
    seed: 1,
  });
  const options = { baseURL: baseURL ?? '', viewport: { width: 360, height: 640 } };
  const { page } = await team(await browser.newContext(options), made, 0);
  await expect(tray(page)).toHaveCount(102);
  await page.evaluate(() => document.fonts.ready);
  /** Where the ink of a text is, by its own measure. */
  const touching = await tray(page).evaluateAll((tiles) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const ink = (of: Element | null) => {
      const text = of?.firstChild;
      if (!canvas || !of || !text) return null;
      const range = document.createRange();
      range.selectNodeContents(text);
      const around = range.getBoundingClientRect();
      const style = getComputedStyle(of);
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const measured = canvas.measureText(text.textContent ?? '');
      const line =
        (around.top + around.bottom) / 2 +
        (measured.fontBoundingBoxAscent - measured.fontBoundingBoxDescent) / 2;
      return {
        left: around.left - measured.actualBoundingBoxLeft,
        right: around.left + measured.actualBoundingBoxRight,
        top: line - measured.actualBoundingBoxAscent,
        bottom: line + measured.actualBoundingBoxDescent,
      };
    };
    return tiles.flatMap((one) => {
      (one as HTMLElement).style.rotate = '0deg';
      const [letter, value] = [ink(one.querySelector('.letter')), ink(one.querySelector('.value'))];
      if (!letter || !value) return [];
      const apart =
        letter.right <= value.left || letter.bottom <= value.top || value.right <= letter.left;
      return apart ? [] : [one.textContent];
    });
  });
  expect(touching).toEqual([]);
});

test('against a bot nothing runs before one is ready', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Party' })
    .getByRole('button', { name: 'Play now' })
    .click();
  await expect(page.getByText('Nothing runs until you press.')).toBeVisible();
  await expect(page.getByText('You are Blue')).toBeVisible();
  await button(page, 'All the rules').click();
  await expect(page.getByRole('heading', { name: 'The idea' })).toBeVisible();
  // A reload is no start either.
  await page.reload();
  await expect(page.getByText('Nothing runs until you press.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await button(page, 'Let’s play').click();
  await expect(action(page)).toBeVisible();
  await expect(tray(page).first()).toBeVisible();
});

test('whatever lengths of the zones are typed, the table takes them; the die is never blank', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/');
  await page
    .getByRole('article', { name: 'Party' })
    .getByRole('button', { name: 'With friends' })
    .click();
  const zone = (nth: number) => page.locator(`#house-zone_seconds-${nth}`);
  await expect(zone(0)).toBeVisible();
  for (const [nth, typed] of ['20', '0', '1.5', '-4', '9999', ''].entries()) {
    await zone(nth).fill(typed);
    await zone(nth).press('Tab');
  }
  for (const [nth, kept] of ['20', '1', '2', '1', '600'].entries()) {
    await expect(zone(nth)).toHaveValue(kept);
  }
  for (const group of await page.locator('#rules summary').all()) await group.click();
  const die = page.locator('#house-letter_die');
  const editions = await page
    .locator('#edition > option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await die.getByRole('radio').nth(1).check();
  for (const edition of editions) {
    await page.locator('#edition').selectOption(edition);
    await expect(page.locator('#edition')).toHaveValue(edition);
    await expect(die.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('the value of a dear tile never lies over its letter', async ({ context, request }) => {
  const seats = [me('Ana', 0), me('Rui', 1)];
  const made = await startTable(request, { ...WHOLE, seats, house: UNHURRIED, seed: 7 });
  const { page } = await team(context, made, 0);
  await expect(tray(page)).toHaveCount(102);
  for (const size of SIZES.slice(0, 7)) {
    await page.setViewportSize({ width: size.width, height: size.height });
    await page.waitForTimeout(100);
    // The ink of both, measured with the very fonts.
    const over = await tray(page).evaluateAll((tiles) => {
      const pen = document.createElement('canvas').getContext('2d');
      const inkOf = (part: Element | null) => {
        const text = part?.textContent?.trim() ?? '';
        if (!pen || !part || text === '' || getComputedStyle(part).display === 'none') return null;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(part);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const ink = pen.measureText(text);
        const box = part.getBoundingClientRect();
        const font = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
        const line = box.top + (box.height - font) / 2 + ink.fontBoundingBoxAscent;
        const start = box.left + (box.width - ink.width) / 2;
        return {
          text,
          left: start - ink.actualBoundingBoxLeft,
          right: start + ink.actualBoundingBoxRight,
          top: line - ink.actualBoundingBoxAscent,
          bottom: line + ink.actualBoundingBoxDescent,
        };
      };
      return tiles.flatMap((tile) => {
        const letter = inkOf(tile.querySelector('.letter'));
        const value = inkOf(tile.querySelector('.value'));
        if (!letter || !value) return [];
        const wide = Math.min(letter.right, value.right) - Math.max(letter.left, value.left);
        const high = Math.min(letter.bottom, value.bottom) - Math.max(letter.top, value.top);
        // They may touch by a pixel.
        return wide > 1 && high > 1 ? [`${letter.text}${value.text}: ${wide} × ${high}`] : [];
      });
    });
    expect([...new Set(over)], `at ${size.width} × ${size.height}`).toEqual([]);
  }
});
