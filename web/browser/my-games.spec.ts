// The games of this browser: running ones, finished ones with how they went, and forgetting them.

import AxeBuilder from '@axe-core/playwright';
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
  await line.getByRole('link', { name: 'Looking back' }).click();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  await page.goBack();
  await button(page, 'Forget').click();
  await button(page, 'Really forget?').click();
  await expect(page.getByText('no games in this browser', { exact: false })).toBeVisible();
});
