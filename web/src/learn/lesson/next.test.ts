import { expect, it } from 'vitest';
import { nextOf, type Page } from './next';

const page = (there: readonly string[] = [], hand: readonly string[] = []): Page => ({
  has: (selector) => there.includes(selector),
  count: (selector) => there.filter((one) => one === selector).length,
  held: (card) => hand.filter((one) => one === card).length,
});
const IN_HAND = (card: string) => `[data-drop^="hand:"][data-card="${card}"]`;
const DISCARDS = '[data-drop="discards"]';

it('leads card by card to a word on cells, then to its bonus card, then to the button', () => {
  const bonus = { card: 'x2', at: [0, 1] };
  const cards = [
    [0, 0, 'A'],
    [0, 1, 'S'],
  ];
  const meant = { lay: { cards, bonus, appeal: false } };
  const after = (laid: unknown[], put: unknown = null) =>
    nextOf(meant, { lay: { cards: laid, bonus: put, appeal: false } }, page());
  expect(nextOf(meant, null, page()).marks).toEqual([IN_HAND('A'), '[data-drop="cell:0,0"]']);
  expect(after([cards[1]]).marks[0]).toBe(IN_HAND('A'));
  expect(after(cards).marks).toEqual([IN_HAND('x2'), '[data-drop="cell:0,1"]']);
  expect(after(cards, bonus).marks).toEqual(['.foot .action']);
  expect(after([[5, 5, 'A']]).say.id).toBe('back');
});

it('leads to the discards, then to the card, then to the button', () => {
  const meant = { discard: { card: 'F' } };
  const there = [DISCARDS, IN_HAND('F')];
  expect(nextOf(meant, null, page(there, ['F'])).marks).toEqual([DISCARDS]);
  const chosen = [...there, `${DISCARDS}[aria-pressed="true"]`];
  expect(nextOf(meant, null, page(chosen, ['F'])).marks).toEqual([IN_HAND('F')]);
  expect(nextOf(meant, null, page([DISCARDS], ['F'])).marks).toEqual(['.foot .action']);
});

it('puts the sheet of a round away before a card is drawn', () => {
  const meant = { draw: { from: 'pile' } };
  expect(nextOf(meant, null, page()).marks).toEqual(['.foot .action']);
  expect(nextOf(meant, null, page([DISCARDS])).marks).toEqual(['.piles .pile']);
});

it('steals: first the word, then its cards and one’s own in the order of the new word', () => {
  const meant = { steal: { word: 1, words: [['C:1', 'A:2', 'R:3', 'T:4']] } };
  const picked = '[data-word="1"][aria-pressed="true"]';
  const stolen = (card: string) => `.waiting [data-card="${card}"]`;
  const laid = (...cards: string[]) => ({ steal: { word: 1, words: [cards] } });
  expect(nextOf(meant, null, page()).marks).toEqual(['[data-word="1"]']);
  const bench = page([picked, stolen('C:1'), stolen('A:2'), stolen('R:3')]);
  expect(nextOf(meant, null, bench).marks).toEqual([stolen('C:1')]);
  expect(nextOf(meant, laid('C:1', 'A:2', 'R:3'), page([picked])).marks).toEqual([IN_HAND('T:4')]);
  expect(nextOf(meant, laid('C:1', 'R:3'), bench).say.id).toBe('back');
  expect(nextOf(meant, laid('C:1', 'A:2', 'R:3', 'T:4'), page([picked])).say.id).toBe('press');
});

it('knows which button answers', () => {
  expect(nextOf('accept', null, page()).marks).toEqual(['.foot .action']);
  expect(nextOf('challenge', null, page()).marks).toEqual(['.foot .second']);
  expect(nextOf({ action: { category: 'a' } }, null, page()).marks).toEqual(['.foot .action']);
  expect(nextOf({ choose: { cell: [3, 7] } }, null, page()).say).toEqual({
    id: 'cell',
    row: 3,
    column: 7,
  });
});
