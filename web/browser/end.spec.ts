// The end of a game, from every side of the table: won, lost, given up, left alone, watched.

import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { decided, handOver, infoOf, playedOut, sidesOf } from './ends';
import { expect, test } from './program';
import { bot, button, me, sitDown, startTable } from './tables';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };

const sheet = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => sheet(page).getByRole('heading', { level: 2 });
const places = (page: Page) => sheet(page).getByRole('list', { name: 'Places' });

/** Somebody without a seat. */
const watch = async (context: BrowserContext, code: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/table/${code}`);
  return page;
};

/** Leaves the game for good, by the menu. */
async function giveUp(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Leave the table').click();
  await button(page, 'Give up the game').click();
}

/** All rules, in both themes. */
async function axe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Three people, for whom bots play. */
const THREE = {
  game: 'classic',
  edition: 'cartas-small',
  seats: [me('Ana'), me('Rui'), me('Eva')],
  seed: 3,
};

for (const viewport of [PHONE, DESK]) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('who wins is told by how much, and everybody’s best', async ({ context, request }) => {
      test.setTimeout(120_000);
      const { made, outcome } = await playedOut(request, THREE, decided);
      const { winner } = sidesOf(outcome);
      const [mine = 0, next = 0] = [...outcome.scores].sort((a, b) => b - a);
      const page = await sitDown(context, made, [winner]);
      await expect(heading(page)).toHaveText(`You won by ${mine - next}!`);
      await expect(heading(page)).toBeFocused();
      await expect(places(page).getByRole('listitem')).toHaveCount(3);
      await expect(places(page).getByRole('listitem').first()).toContainText(
        new RegExp(`You\\s*${mine}`),
      );
      for (const what of ['Best play', 'Best word', 'Left in hand', 'Longest word']) {
        await expect(sheet(page).getByText(what).first()).toBeVisible();
      }

      // The chart is a table too, and ends with the scores that the server counted.
      const sorted = [...outcome.scores].sort((a, b) => b - a);
      const last = sheet(page).getByRole('table', { name: 'Points over the turns' });
      await expect(last.getByRole('row').last().getByRole('cell')).toHaveText(
        sorted.map((points) => String(points).replace('-', '−')),
      );

      // Nothing sticks out, and what comes next is in reach.
      const [across, wide] = await sheet(page).evaluate((el) => [el.scrollWidth, el.clientWidth]);
      expect(across).toBeLessThanOrEqual(wide ?? 0);
      await expect(button(page, 'Play again')).toBeInViewport({ ratio: 1 });
      await axe(page);

      // After a reload all of it is there again: it comes from the history.
      await page.reload();
      await expect(heading(page)).toHaveText(/^You won by/);
      await expect(sheet(page).getByText('Longest word')).toBeVisible();
    });

    test('by keys: put aside to see the table, and opened again', async ({ context, request }) => {
      test.setTimeout(120_000);
      const edition = 'cartas-small';
      const seats = [me('Ana'), bot('expert')];
      const { made } = await playedOut(request, { game: 'classic', edition, seats, seed: 3 });
      const page = await sitDown(context, made, [0]);
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      const reopen = button(page, 'See the result');
      await expect(reopen).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Play again')).toBeInViewport({ ratio: 1 });
      await axe(page);
      await reopen.focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      // The heading, the cross, then what comes next.
      await page.keyboard.press('Tab');
      await expect(button(page, 'Look at the table').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Play again')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(made.table.code));
    });

    test('who loses hears who won and what was missing', async ({ context, request }) => {
      test.setTimeout(120_000);
      const { made, outcome } = await playedOut(request, THREE, decided);
      const { winner, loser } = sidesOf(outcome);
      const page = await sitDown(context, made, [loser]);
      const name = ['Ana', 'Rui', 'Eva'][winner] ?? '';
      await expect(heading(page)).toHaveText(new RegExp(`^${name} wins by \\d+\\.$`));
      const behind = (outcome.scores[winner] ?? 0) - (outcome.scores[loser] ?? 0);
      await expect(sheet(page).getByText(new RegExp(`${behind} points? behind\\.`))).toBeVisible();
      await expect(sheet(page).getByText(/Bravo|You won/)).toHaveCount(0);
      await expect(places(page)).toContainText('You');
    });

    test('who gives up is not cheered, nor is who is left alone', async ({
      browser,
      baseURL,
      request,
    }) => {
      const edition = 'cartas-small';
      const made = await startTable(request, {
        game: 'classic',
        edition,
        seats: [me('Ana'), me('Rui')],
        seed: 3,
      });
      const options = { baseURL: baseURL ?? '', locale: 'en-GB', viewport };
      const ana = await sitDown(await browser.newContext(options), made, [0]);
      const rui = await sitDown(await browser.newContext(options), made, [1]);
      const eva = await watch(await browser.newContext(options), made.table.code);
      await giveUp(rui);
      await expect(heading(rui)).toHaveText('You gave up.');
      await expect(sheet(rui).getByText('Ana wins.')).toBeVisible();
      await expect(heading(ana)).toHaveText('The others have left.');
      await expect(heading(eva)).toHaveText('All but Ana have left.');
      for (const page of [ana, rui, eva]) {
        await expect(sheet(page).getByText(/Bravo|You won/)).toHaveCount(0);
      }
      await axe(rui);
      // Who watches has nothing to play again, until the others do.
      await expect(button(eva, 'Play again')).toHaveCount(0);
      await button(rui, 'Play again').click();
      await expect(sheet(ana).getByText('Another game is ready')).toBeVisible();
      await expect(button(ana, 'Join them')).toBeVisible();
      await expect(button(eva, 'Watch it')).toBeVisible();
      for (const page of [ana, rui, eva]) await page.context().close();
    });
  });
}

test('a watcher is told who won', async ({ context, request }) => {
  const edition = 'word-thief-small';
  const seats = [me('Ana'), bot('club'), bot('club')];
  const wanted = { game: 'thief', edition, seats, seed: 5 };
  const { made, outcome } = await playedOut(request, wanted, decided);
  const page = await watch(context, made.table.code);
  const winner = ['Ana', 'Club 1', 'Club 2'][outcome.winners[0] ?? 0] ?? '';
  await expect(heading(page)).toHaveText(new RegExp(`^${winner} wins by \\d+\\.$`));
  await expect(places(page)).not.toContainText('You');
});

test('teams win in the plural, and their members are named', async ({ context, request }) => {
  const edition = 'party-small';
  const seats = [me('Ana', 0), bot('club', 1), bot('club', 0), bot('casual', 1)];
  const wanted = { game: 'party', edition, seats, seed: 5 };
  const { made, outcome } = await playedOut(request, wanted, decided);
  const page = await watch(context, made.table.code);
  const winner = outcome.winners[0] === 0 ? 'The Blues' : 'The Reds';
  await expect(heading(page)).toHaveText(new RegExp(`^${winner} win by \\d+\\.$`));
  await expect(places(page)).toContainText('Ana and Club 2');
});

test('rounds are counted where there are rounds', async ({ context, request }) => {
  const edition = 'cartas-small';
  const seats = [me('Ana'), bot('club')];
  const house = { rounds: 4 };
  const { made } = await playedOut(request, { game: 'rummy', edition, seats, house, seed: 5 });
  const page = await sitDown(context, made, [0]);
  await expect(sheet(page).getByText(/Rummy · \d rounds/)).toBeVisible();
  const rows = sheet(page).getByRole('table', { name: 'Points over the rounds' }).getByRole('row');
  expect(await rows.count()).toBeLessThanOrEqual(7);
});

test('several at one device are named, not addressed', async ({ context, request }) => {
  const edition = 'cartas-small';
  const seats = [me('Ana'), me('Rui')];
  const wanted = { game: 'classic', edition, seats, seed: 3 };
  const { made, outcome } = await playedOut(request, wanted, decided);
  const page = await sitDown(context, made, [0, 1]);
  const winner = outcome.winners[0] === 0 ? 'Ana' : 'Rui';
  await expect(heading(page)).toHaveText(new RegExp(`^${winner} wins by \\d+\\.$`));
});

test('the result is shared as a text, and by hand where nothing else is there', async ({
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const edition = 'cartas-small';
  const seats = [me('Ana'), bot('club')];
  const { made, outcome } = await playedOut(request, { game: 'classic', edition, seats, seed: 3 });
  const page = await sitDown(context, made, [0]);
  await button(page, 'Share').click();
  await expect(sheet(page).getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [first = 0, second = 0] = outcome.scores;
  expect(copied).toContain('Classic · Abecedar');
  expect(copied).toContain(`Ana ${first}`);
  expect(copied).toContain(`Club ${second}`);
  expect(copied).toMatch(/Best play: .+ \(\d+\)/);
  expect(copied).toContain(`/table/${made.table.code}`);

  // Plain http has no clipboard.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await button(page, 'Share').click();
  const field = page.getByLabel('Copy this text:');
  await expect(field).toHaveValue(copied);
  await axe(page);
});

test('the sheet waits for the last play to be seen, and no press meant for the table hits it', async ({
  context,
  request,
}) => {
  const edition = 'cartas-small';
  const seats = [me('Ana'), bot('club')];
  const made = await startTable(request, { game: 'classic', edition, seats, seed: 3 });
  const page = await sitDown(context, made, [0]);
  await expect(page.locator('[data-drop^="hand:"]').first()).toBeVisible();
  // What the sheet is like in the first picture that shows it.
  await page.evaluate(() => {
    const look = () => {
      const shown = document.querySelector('dialog');
      if (shown) Object.assign(window, { first: getComputedStyle(shown).pointerEvents });
      else requestAnimationFrame(look);
    };
    look();
  });
  await handOver(request, made, [0]);
  await expect.poll(async () => (await infoOf(request, made.table.id)).stage).toBe('over');
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  const first = await page.evaluate(() => (window as unknown as { first: string }).first);
  expect(first).toBe('none');
  await button(page, 'Look at the table').first().click();
  await expect(sheet(page)).toBeHidden();
});
