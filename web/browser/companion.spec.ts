// With the real box: every worked example of the leaflets through the page, whole sheets that
// survive a reload and a lost line, phones that follow, and the helpers of a table.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  EXAMPLES,
  lines,
  main,
  note,
  openSheet,
  printed,
  sum,
  tool,
  total,
  write,
  type Play,
} from './companion';
import { expect, test } from './program';

const PHONE = { width: 360, height: 640 };
const LYING = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });
// Many taps, one after the other.
test.describe.configure({ timeout: 240_000 });

/** Nothing that axe finds, in both themes, and nothing that sticks out on any screen. */
async function sound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  for (const viewport of [LYING, DESK, PHONE]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  }
}

for (const game of ['classic', 'forfeit', 'rummy', 'party', 'thief']) {
  test(`every worked example of ${game} has its true number`, async ({ page, request }) => {
    const examples = EXAMPLES.filter((example) => example.game === game);
    test.setTimeout(60_000 + examples.length * 40_000);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      await test.step(example.id, async () => {
        await openSheet(page, request, game);
        for (const before of example.before ?? []) await write(page, before);
        await note(page, example);
        if (example.refused) {
          await expect(page.locator('.entry .refusal')).toBeVisible();
          await expect(main(page)).toBeDisabled();
          return;
        }
        const exact = example.exact ?? 0;
        await expect(total(page)).toHaveText(printed(exact));
        await main(page).click();
        const points = lines(page).last().locator('.points');
        await expect(points).toHaveText(printed(exact, true));
      });
    }
  });
}

/** A short game of each kind, with its end, and what everybody has then. */
const WHOLE: Record<string, { plays: Play[]; ends: boolean; totals: [number, number] }> = {
  classic: {
    plays: [
      { side: 0, lay: { at: [0, 0], word: 'TREINO' } },
      { side: 1, lay: { at: [0, 6], word: 'S' } },
      { side: 0, note: 'exchange' },
    ],
    ends: true,
    totals: [16, 9],
  },
  forfeit: {
    plays: [
      { side: 0, lay: { at: [0, 0], word: 'TREINO' } },
      {
        side: 1,
        lay: { at: [0, 6], word: 'S', actions: [{ seat: 1, card: '1', category: 'a' }] },
      },
    ],
    ends: true,
    totals: [16, 19],
  },
  rummy: {
    plays: [
      { note: { task: { task: 'seis-estrelas' } } },
      { side: 0, words: ['TREINO'], unused: ['A'] },
      { side: 1, note: 'missed' },
    ],
    ends: false,
    totals: [7, 0],
  },
  party: {
    plays: [
      { side: 0, lay: { at: [7, 7], word: 'PASSE', zone: 3 } },
      { side: 1, lay: { at: [8, 6], word: 'MUNIE', zone: 0 } },
      { side: 0, note: 'ding' },
    ],
    ends: false,
    totals: [9, 80],
  },
  thief: {
    plays: [
      { side: 0, cards: ['W:3 O:2 R:3 K:1'] },
      { side: 1, cards: ['R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4'], steal: 0 },
      { side: 0, note: 'cannot_play' },
    ],
    ends: true,
    totals: [4, 40],
  },
};

for (const [game, { plays, ends, totals }] of Object.entries(WHOLE)) {
  test(`a whole sheet of ${game} survives a reload, and others follow it`, async ({
    page,
    request,
    context,
  }) => {
    const { sheet } = await openSheet(page, request, game);
    const other = await context.browser()?.newPage({ viewport: PHONE });
    if (!other) throw new Error('no second phone');
    await other.goto(new URL(`/companion/${sheet.code}`, page.url()).href);
    for (const play of plays) await write(page, play);
    for (const side of [0, 1]) await expect(sum(page, side)).toHaveText(printed(totals[side] ?? 0));
    await sound(page);

    // The end: who has no cards left collects, or the leader has won.
    await page.locator('.foot').getByRole('button', { name: 'The end' }).click();
    if (ends) {
      await page.locator('[data-row="1"]').click();
      await page.locator('[data-key="Z"]').click();
      await sound(page);
    }
    await expect(main(page)).toBeEnabled();
    await main(page).click();
    await expect(page.getByRole('status').first()).toContainText('wins');
    const shown = await page.locator('.totals').innerText();
    const noted = await lines(page).count();
    expect(noted).toBe(plays.length + 1);

    await page.reload();
    await expect(lines(page)).toHaveCount(noted);
    expect(await page.locator('.totals').innerText()).toBe(shown);
    // The other phone has heard of all of it, and may not write.
    await expect(lines(other)).toHaveCount(noted);
    await expect(other.locator('.totals')).toHaveText(await page.locator('.totals').innerText(), {
      useInnerText: true,
    });
    await expect(other.locator('.foot')).toHaveCount(0);
    await other.close();
  });
}

test('a sheet is begun on the start page, by a finger', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Score sheet for the real box' }).click();
  await expect(page.getByRole('button', { name: 'Begin the sheet' })).toBeEnabled();
  await page.locator('[data-game="thief"]').click();
  await page.locator('#companion-name-0').fill('Ana');
  await page.getByRole('button', { name: 'One more player' }).click();
  await page.locator('#companion-name-2').fill('Zoë');
  await sound(page);
  await page.getByRole('button', { name: 'Begin the sheet' }).click();
  await expect(page.locator('.totals')).toContainText('Zoë');
  await expect(page.locator('.totals li')).toHaveCount(3);
  await sound(page);
  await page.goto('/companion');
  await expect(page.locator('.kept a')).toHaveCount(1);
});

test('what is noted is undone, changed and struck out', async ({ page, request }) => {
  await openSheet(page, request, 'classic');
  await write(page, { side: 0, lay: { at: [0, 0], word: 'TREINO' } });
  await write(page, { side: 1, lay: { at: [0, 6], word: 'S' } });
  await tool(page, 'Undo').click();
  await expect(lines(page)).toHaveCount(1);
  await expect(sum(page, 1)).toHaveText('0');

  // The first word was in truth TREINAR: the line is changed where it stands.
  await lines(page).first().locator('.line').click();
  await page.getByRole('button', { name: 'Change the line' }).click();
  await expect(total(page)).toHaveText('16');
  await page.locator('[data-key="back"]').click();
  for (const letter of 'AR') await page.locator(`[data-key="${letter}"]`).click();
  await expect(total(page)).toHaveText('68');
  await main(page).click();
  await expect(sum(page, 0)).toHaveText('68');
  await tool(page, 'Undo').click();
  await expect(sum(page, 0)).toHaveText('16');

  await lines(page).first().locator('.line').click();
  await page.getByRole('button', { name: 'Strike it out' }).click();
  await expect(lines(page)).toHaveCount(0);
  await expect(sum(page, 0)).toHaveText('0');
});

test('a word is challenged by the list of the table', async ({ page, request }) => {
  await openSheet(page, request, 'classic');
  await note(page, { side: 0, lay: { at: [0, 0], word: 'TREINO' } });
  await page.getByRole('button', { name: 'Challenge' }).click();
  await expect(page.locator('.verdicts')).toContainText('TREINO is a word.');
  await page.locator('[data-key="Z"]').click();
  await expect(page.locator('.verdicts')).toHaveCount(0);
  await expect(total(page)).not.toHaveText('16');
  await page.getByRole('button', { name: 'Challenge' }).click();
  await expect(page.locator('.verdicts')).toContainText('is not in the list.');
  await sound(page);
  await page.getByRole('button', { name: 'Note: no word' }).click();
  await expect(lines(page)).toContainText('No word');
  await tool(page, 'Is it a word?').click();
  await page.locator('#companion-word').fill('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('xyzzy is not in the list.');
});

test('what is noted without a line is kept and sent later, once', async ({
  page,
  request,
  context,
}) => {
  const { sheet } = await openSheet(page, request, 'classic');
  await write(page, { side: 0, lay: { at: [0, 0], word: 'TREINO' } });
  await context.setOffline(true);
  await main(page).click();
  await page.locator('.who [data-side="1"]').click();
  await page.locator('[data-kind="points"]').click();
  await page.locator('#companion-points').fill('7');
  await page.locator('#companion-points').blur();
  await expect(page.locator('.weight')).toContainText('Offline');
  await main(page).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole('status').first()).toContainText('Offline');
  await context.setOffline(false);
  await expect(sum(page, 1)).toHaveText('7', { timeout: 20_000 });
  const answer = await request.get(`/api/sheets/${sheet.code}`);
  expect(((await answer.json()) as typeof sheet).lines).toHaveLength(2);
});

test('whoever gets the link to write writes too', async ({ page, request, context }) => {
  const { sheet } = await openSheet(page, request, 'classic');
  await tool(page, 'Follow along').click();
  await page.getByRole('button', { name: 'Let them write' }).click();
  const link = await page.getByRole('dialog').locator('input').inputValue();
  expect(link).toContain(`/companion/${sheet.code}#write=`);
  await sound(page);
  const other = await context.browser()?.newPage({ viewport: PHONE });
  if (!other) throw new Error('no second phone');
  await other.goto(link);
  await expect(main(other)).toBeEnabled();
  // The secret stays here and not in the address.
  await expect.poll(() => other.url()).not.toContain('#');
  await write(other, { side: 0, lay: { at: [0, 0], word: 'TREINO' } });
  await page.keyboard.press('Escape');
  await expect(sum(page, 0)).toHaveText('16');
  await other.close();
});

test('Party has its timer, with a stop that fills the zone in, and both dice', async ({
  page,
  request,
}) => {
  await openSheet(page, request, 'party');
  await tool(page, 'Timer').click();
  await sound(page);
  await page.getByRole('button', { name: 'Start the timer' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  const box = await stop.boundingBox();
  expect(box?.height).toBeGreaterThan(240);
  await sound(page);
  await stop.click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('×4');
  await page.getByRole('dialog').getByRole('button', { name: 'Note a play' }).click();
  await expect(page.locator('[data-zone="0"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back to the sheet' }).click();
  await tool(page, 'Dice').click();
  await page.getByRole('button', { name: 'Roll the letter' }).click();
  await page.getByRole('button', { name: 'Roll Chance' }).click();
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^[A-Z]$/);
  await expect(page.getByRole('dialog').getByRole('status').last()).not.toBeEmpty();
  await sound(page);
});

test('tasks are drawn, action cards shown, and somebody begins', async ({ page, request }) => {
  await openSheet(page, request, 'rummy', ['Ana', 'Rui', 'Zoë']);
  await main(page).click();
  await page.getByRole('button', { name: 'Draw a task card' }).click();
  await sound(page);
  await page.getByRole('button', { name: 'Play this task' }).click();
  await expect(lines(page)).toContainText('Task:');
  await tool(page, 'Who begins?').click();
  await page.getByRole('button', { name: 'Let chance decide' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^(Ana|Rui|Zoë) begins\.$/);
  await openSheet(page, request, 'forfeit');
  await tool(page, 'Action cards').click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await tool(page, 'Who begins?').click();
  await page.getByRole('button', { name: 'Let chance decide' }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(2);
  await sound(page);
});

test('a sheet is kept as text, picture and table, and printed', async ({ page, request }) => {
  await openSheet(page, request, 'classic', ['=Ana', 'Rui']);
  await write(page, { side: 0, lay: { at: [0, 0], word: 'TREINO' } });
  await write(page, { side: 1, lay: { at: [0, 6], word: 'S' } });
  await tool(page, 'Keep or send').click();
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const table = await saved('As a table (CSV)');
  expect(table.name).toMatch(/\.csv$/);
  expect(table.bytes.toString('utf8')).toBe(
    '\u{feff}"Line","What","\'=Ana","Rui","\'=Ana, total","Rui, total"\r\n' +
      '1,"TREINO",16,0,16,0\r\n2,"TREINOS",0,9,16,9\r\n',
  );
  const picture = await saved('As a picture');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  await sound(page);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.foot')).toBeHidden();
  await expect(page.locator('.tools')).toBeHidden();
  await expect(lines(page)).toHaveCount(2);
});
