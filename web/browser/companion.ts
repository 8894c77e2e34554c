// What people tap to note a play on a score sheet, from the same examples that the games are tested
// with.

import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { NewSheetAnswer } from '../src/api/types';
import { expect } from './program';

interface Lay {
  at: [number, number];
  down?: boolean;
  word: string;
  bonus?: { card: string; at: [number, number] };
  actions?: { seat: number; card: string; category: string }[];
  letter?: string;
  zone?: number;
  chance?: { face: unknown; cell: [number, number] }[];
}

export interface Play {
  side?: number;
  lay?: Lay;
  lies?: Lay[];
  words?: string[];
  unused?: string[];
  fourfold?: { word: number; letter: number };
  cards?: string[];
  steal?: number;
  note?: string | { task: { task: string } };
}

export interface Example extends Play {
  id: string;
  game: string;
  before?: Play[];
  printed: number | null;
  exact: number | null;
  refused?: string;
}

const FILE = new URL('../../crates/games/worked-examples.json', import.meta.url);
export const EXAMPLES = JSON.parse(readFileSync(FILE, 'utf8')) as Example[];

/** Numbers as the page prints them. */
export const printed = (points: number, plus = false): string =>
  (plus && points > 0 ? '+' : '') + String(points).replace('-', '−');

/** A sheet that this page may write on. */
export async function openSheet(
  page: Page,
  request: APIRequestContext,
  game: string,
  names = ['Ana', 'Rui'],
): Promise<NewSheetAnswer> {
  const made = await request.post('/api/sheets', { data: { game, names } });
  expect(made.status(), await made.text()).toBe(200);
  const answer = (await made.json()) as NewSheetAnswer;
  await page.goto(`/companion/${answer.sheet.code}#write=${answer.secret}`);
  await expect(page.locator('.totals li')).toHaveCount(names.length);
  await expect(main(page)).toBeEnabled();
  return answer;
}

export const main = (page: Page) => page.locator('.foot .main, .entry footer .main');
export const total = (page: Page) => page.locator('.entry [data-total]');
export const lines = (page: Page) => page.locator('.lines li[data-line]');
export const sum = (page: Page, side: number) => page.locator(`.totals li[data-side="${side}"] b`);
export const tool = (page: Page, name: string) =>
  page.locator('.tools').getByRole('button', { name, exact: true });

/** Brings the cursor to a cell with the arrow keys. */
async function moveTo(page: Page, [row, column]: [number, number]): Promise<void> {
  const here = page.locator('.board .cell[tabindex="0"]');
  await here.focus();
  const found = /cell:(-?\d+),(-?\d+)/.exec((await here.getAttribute('data-drop')) ?? '');
  let [r, c] = [Number(found?.[1]), Number(found?.[2])];
  while (r !== row || c !== column) {
    const step =
      r !== row ? (r < row ? 'ArrowDown' : 'ArrowUp') : c < column ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(step);
    if (step === 'ArrowDown') r += 1;
    else if (step === 'ArrowUp') r -= 1;
    else if (step === 'ArrowRight') c += 1;
    else c -= 1;
    await expect(page.locator(`[data-drop="cell:${r},${c}"]`)).toBeFocused();
  }
}

const tap = (page: Page, letter: string) => page.locator(`[data-key="${letter}"]`).click();

async function type(page: Page, word: string): Promise<void> {
  for (const letter of word) if (letter !== '.') await tap(page, letter);
}

async function laid(page: Page, { at, down, word }: Lay): Promise<void> {
  await moveTo(page, at);
  const turn = page.getByRole('button', { name: 'Across', exact: true });
  if (down) await turn.click();
  await type(page, word);
}

async function onBoard(page: Page, lay: Lay): Promise<void> {
  await laid(page, lay);
  if (lay.bonus) {
    const { card, at } = lay.bonus;
    await page.getByRole('button', { name: `Bonus ×${card.slice(1)}` }).click();
    await page.locator(`[data-drop="cell:${at.join()}"]`).click();
  }
  for (const { seat, card, category } of lay.actions ?? []) {
    await page.locator(`#companion-action-${seat}`).selectOption(card + category);
  }
  if (lay.letter) await page.locator('#companion-rolled').selectOption(lay.letter);
  if (lay.zone !== undefined) await page.locator(`[data-zone="${lay.zone}"]`).click();
  for (const { face, cell } of lay.chance ?? []) {
    await page.locator('#companion-chance').selectOption(JSON.stringify(face));
    await page.locator('#companion-chance-letter').selectOption(cell.join());
  }
}

async function inRows(page: Page, { words = [], unused = [], fourfold }: Play): Promise<void> {
  for (const [nth, word] of words.entries()) {
    if (nth > 0) await page.getByRole('button', { name: 'One more word' }).click();
    await type(page, word);
  }
  await page.locator(`[data-row="${words.length}"]`).click();
  await type(page, unused.join(''));
  if (fourfold) await page.locator(`[data-card="${fourfold.word}-${fourfold.letter}"]`).click();
}

async function asThief(page: Page, { cards = [], steal }: Play): Promise<void> {
  if (steal !== undefined) await page.locator('#companion-steal').selectOption(String(steal));
  for (const [nth, word] of cards.entries()) {
    if (nth > 0) await page.getByRole('button', { name: 'One more word' }).click();
    for (const card of word.split(' ')) {
      const stolen = page.locator(`[data-loose="${card}"]`);
      if (steal !== undefined && (await stolen.count()) > 0) {
        await stolen.first().click();
        continue;
      }
      const [letter = '', suit = ''] = card.split(':');
      await page.locator(`.suit[data-suit="${suit}"]`).click();
      await tap(page, letter);
    }
  }
}

/** Taps a play in, up to where it could be written down. */
export async function note(page: Page, play: Play): Promise<void> {
  if (typeof play.note === 'object') {
    await tool(page, 'Task cards').click();
    await page.locator(`[data-task="${play.note.task.task}"]`).click();
    return;
  }
  await main(page).click();
  await page.locator(`.who [data-side="${play.side ?? 0}"]`).click();
  const kind = play.lies ? 'lies' : (play.note ?? 'lay');
  await page.locator(`[data-kind="${kind}"]`).click();
  if (play.lay) await onBoard(page, play.lay);
  for (const some of play.lies ?? []) await laid(page, some);
  if (play.words) await inRows(page, play);
  if (play.cards) await asThief(page, play);
}

/** Taps a play in and writes it down. */
export async function write(page: Page, play: Play): Promise<void> {
  const before = await lines(page).count();
  await note(page, play);
  if (typeof play.note !== 'object') await main(page).click();
  await expect(lines(page)).toHaveCount(before + 1);
  await expect(lines(page).nth(before).locator('.points')).not.toHaveText('…');
}
