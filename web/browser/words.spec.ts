// Checking a word and finding words, as a player does it.

import { expect, found, letters, lexicon, open, test, verdict, word } from './program';

test('a word that counts is said to be one, with what is known about it', async ({ page }) => {
  await open(page, '/words?lexicon=pt');
  await word(page).fill('coração');
  await expect(verdict(page)).toContainText('CORAÇAO is a word.');
  await expect(verdict(page)).toContainText('noun');
  await expect(verdict(page).locator('[lang=pt]').first()).toHaveText('CORAÇAO');
  await expect(page.locator('#check .card.fresh')).toHaveCount(7);
  await expect(word(page)).toHaveAttribute('aria-invalid', 'false');
});

test('a word is shown as people write it, also among found words', async ({ page }) => {
  await open(page, '/words?lexicon=pt');
  await word(page).fill('nocão');
  await expect(verdict(page)).toContainText('is not in the list');
  await word(page).fill('noçao');
  await expect(verdict(page)).toContainText('NOÇAO is a word.');
  await expect(verdict(page)).toContainText('written noção');
  await expect(verdict(page).locator('[lang=pt]').last()).toHaveText('noção');
  await letters(page).fill('noçao');
  await expect(page.locator('#find button', { hasText: 'NOÇAO' })).toContainText('noção');
});

test('whoever asks what a word means is told, for the next words too', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await word(page).fill('dogs');
  const ask = page.getByRole('button', { name: 'What does it mean?' });
  await expect(ask).toHaveAttribute('aria-pressed', 'false');
  await ask.click();
  await expect(page.locator('#check .meaning')).toContainText('genus Canis');
  await expect(page.locator('#check .meaning')).toContainText('WordNet');
  await expect(page.locator('#check .meaning b').first()).toHaveText('dog');
  await word(page).fill('cats');
  await expect(page.locator('#check .meaning')).toContainText('feline');
  await lexicon(page, 'pt').click();
  await word(page).fill('bonita');
  await expect(page.locator('#check .meaning')).toContainText('belo');
  await lexicon(page, 'ro').click();
  await word(page).fill('casa');
  await expect(verdict(page)).toContainText('CASA is a word.');
  await expect(ask, 'nobody explains Romanian').toHaveCount(0);
});

test('a word that does not count says so and offers its letters', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await word(page).fill('krow');
  await expect(verdict(page)).toContainText('KROW is not in the list.');
  await expect(page.locator('#check .card.leaving')).toHaveCount(4);
  await page.getByRole('button', { name: 'See what these letters make' }).click();
  await expect(letters(page)).toHaveValue('KROW');
  await expect(page.locator('#find')).toContainText('WORK');
});

test('the answer follows the list that is chosen', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await word(page).fill('repasserai');
  await expect(verdict(page)).toContainText('is not in the list');
  await lexicon(page, 'fr').click();
  await expect(verdict(page)).toContainText('REPASSERAI is a word.');
  await expect(verdict(page).locator('[lang=fr]')).toHaveText('REPASSERAI');
});

test('a foreign letter is marked and named', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await word(page).fill('woжk');
  await expect(verdict(page)).toContainText('“ж” is not a letter of this list.');
  await expect(page.locator('#check .card.foreign')).toHaveText('Ж');
  await expect(page.locator('#check .card.foreign')).toHaveCount(1);
  await word(page).fill('two words');
  await expect(verdict(page)).toContainText('One word at a time');
});

test('a word that is too long is refused with what to do', async ({ page }) => {
  await open(page);
  await word(page).fill('a'.repeat(30));
  await expect(verdict(page)).toContainText('at most 15 letters');
  await expect(page.locator('#check .card')).toHaveCount(30);
});

test('whatever is typed is only text', async ({ page }) => {
  await open(page);
  for (const typed of ['<b>x</b>', '..', '%2e%2e/', 'a/b', '#', '?', '\u202eabc']) {
    await word(page).fill(typed);
    await expect(verdict(page)).toContainText('is not a letter of this list');
  }
});

test('letters with a blank give words by length, the blank marked', async ({ page }) => {
  await open(page, '/words?lexicon=fr');
  await letters(page).fill('MUNI');
  await page.getByRole('button', { name: 'Add a blank' }).click();
  await expect(letters(page)).toHaveValue('MUNI?');
  await expect(found(page)).toContainText(/\d+ words, the longest with 5 letters\./);
  const headings = await page.locator('#find h3').allInnerTexts();
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([5, 4, 3, 2]);
  const munie = page.locator('#find li', { hasText: 'MUNIE' }).first();
  await expect(munie.locator('i')).toHaveText('E');
  await expect(munie).toContainText('blank: E');
  await expect(munie.locator('[lang=fr]')).toHaveText('MUNIE');
});

test('a long list is cut, its true length is said, and the rest can be had', async ({ page }) => {
  await open(page, '/words?lexicon=pt');
  await letters(page).fill('TREINAS?');
  const group = page.locator('#find section', { has: page.locator('#length-7') });
  const count = Number.parseInt((await group.locator('h3 .count').innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(60);
  await expect(group.locator('li')).toHaveCount(60);
  await group.getByRole('button', { name: `Show more (${count - 60} left)` }).click();
  await expect(group.locator('li')).toHaveCount(Math.min(count, 360));
});

test('a found word can be looked at more closely', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await letters(page).fill('FROWN');
  await page.locator('#find').getByRole('button', { name: 'FROWN', exact: true }).click();
  await expect(verdict(page)).toContainText('FROWN is a word.');
  await expect(page.locator('#check')).toBeFocused();
});

test('letters that make nothing, and too many of them, say what to do', async ({ page }) => {
  await open(page, '/words?lexicon=en');
  await letters(page).fill('Q');
  await expect(found(page)).toContainText('No word comes out of these letters.');
  await letters(page).fill('?????');
  await expect(found(page)).toContainText('At most 4 blanks.');
  await letters(page).fill('abcdefghijklmnop');
  await expect(found(page)).toContainText('At most 15 letters and blanks');
});

test('the address keeps what is looked up', async ({ page }) => {
  await open(page, '/words?lexicon=pt');
  await word(page).fill('maçã');
  await letters(page).fill('TREINO?');
  await expect(found(page)).toContainText('words');
  await page.reload();
  await expect(word(page)).toHaveValue('maçã');
  await expect(verdict(page)).toContainText('MAÇA is a word.');
  await expect(page.locator('input[name=lexicon]:checked')).toHaveValue('pt');
});

test('a list that does not exist is named with the one that was meant', async ({ page }) => {
  await open(page, '/words?lexicon=frr&word=passe');
  await expect(verdict(page)).toContainText('Did you mean “fr”?');
});

test('a server that is gone is said to be gone, and the page heals', async ({ page, context }) => {
  await open(page, '/words?lexicon=en');
  await context.setOffline(true);
  await word(page).fill('work');
  await expect(verdict(page)).toContainText('The server does not answer.');
  await context.setOffline(false);
  await word(page).fill('works');
  await expect(verdict(page)).toContainText('WORKS is a word.');
});

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
});
