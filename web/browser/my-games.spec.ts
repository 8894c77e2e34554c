// The games of this browser: running ones, finished ones with how they went, and forgetting them.

import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Figures } from '../src/api/types';
import { decided, playedOut, sidesOf } from './ends';
import { expect, test } from './program';
import { button, me, sitDown } from './tables';

test('my games are listed with how they went, and can be forgotten', async ({
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const seats = [me('Ana'), me('Rui')];
  const wanted = { game: 'classic', edition: 'cartas-small', seats, seed: 3 };
  const { made, outcome } = await playedOut(request, wanted, decided);
  const { winner } = sidesOf(outcome);
  const page = await sitDown(context, made, [winner]);
  await page.goto('/');
  await page.getByRole('link', { name: 'All my games' }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Classic' });
  await expect(line).toContainText(`won with ${outcome.scores[winner]}`);
  await expect(page.getByRole('row').filter({ hasText: 'Classic' })).toContainText('1');
  // Against whom, points a turn and the best words, all from the game that was played.
  const against = page.getByRole('row').filter({ hasText: winner === 0 ? 'Rui' : 'Ana' });
  await expect(against).toContainText(String(outcome.scores[winner]));
  await expect(
    page.getByRole('img', { name: /Classic, one game: .* points a turn/ }),
  ).toBeVisible();
  const figures = (await (
    await request.get(`/api/tables/${made.table.id}/figures`)
  ).json()) as Figures;
  const best = figures.sides[winner]?.best[0];
  await expect(page.getByRole('list', { name: 'Best words' })).toContainText(best?.word ?? '?');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the list').click(),
  ]);
  expect(file.suggestedFilename()).toBe('abecedar.json');
  const list = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>[];
  expect(list[0]).toMatchObject({ game: 'classic', result: 'won', figures: figures.sides[winner] });
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save as a table (CSV)').click(),
  ]);
  expect(table.suggestedFilename()).toBe('abecedar.csv');
  expect(readFileSync(await table.path(), 'utf8')).toContain(`,classic,${made.table.id},won,`);
  await line.getByRole('link', { name: 'Looking back' }).click();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  await page.goBack();
  await button(page, 'Forget').click();
  await button(page, 'Really forget?').click();
  await expect(page.getByText('no games in this browser', { exact: false })).toBeVisible();
});

test('the host deletes a game for everybody; what was learnt of others stays', async ({
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const seats = [me('Ana'), me('Rui')];
  const wanted = { game: 'classic', edition: 'cartas-small', seats, seed: 3 };
  const { made } = await playedOut(request, wanted, decided);
  const page = await sitDown(context, made, [0]);
  await page.goto('/games');
  await button(page, 'Delete').click();
  await button(page, 'Delete for everybody?').click();
  await expect(page.getByText('no games in this browser', { exact: false })).toBeVisible();
  expect((await request.get(`/api/tables/${made.table.id}`)).status()).toBe(404);
  // A game that the server no longer has is still told of, without a way to look at it.
  const kept = {
    id: '0123456789abcdef',
    game: 'thief',
    when: 1_700_000_000_000,
    result: 'lost',
    points: 12,
    scores: [12, 40],
    players: ['Ana', 'Club'],
    opponents: ['bot:club'],
    figures: null,
  };
  await page.evaluate(
    (game) => localStorage.setItem('abecedar.games', JSON.stringify([game])),
    kept,
  );
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'Word Thief' });
  await expect(line).toContainText('lost with 12');
  await expect(line.getByRole('link')).toHaveCount(0);
});
