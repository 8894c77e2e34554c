import { expect, it } from 'vitest';
import type { Task } from '../../api/games/rummy';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from './draft.svelte';
import { restore, written } from './keeping';

const task = (words: Task['words'], fourfold: Task['fourfold'] = null): Task => ({
  id: 't',
  copies: 1,
  words,
  extra: [],
  subtract_unused: false,
  bonus_cards: true,
  fourfold,
});

function started(words: Task['words'], hand: string[]) {
  const arrangement = new Arrangement('t');
  arrangement.sync(hand);
  const draft = new Draft(arrangement);
  draft.take(task(words));
  const put = (nth: number, card?: string) => {
    const held = arrangement.cards[nth];
    if (held) draft.put({ id: held.id, card: card ?? held.card });
  };
  return { draft, put };
}

it('fills row after row and ends at the discards', () => {
  const { draft, put } = started({ lengths: [[2, 2]] }, ['A', 'R', 'O', '?', 'Z']);
  for (const nth of [0, 1, 2]) put(nth);
  put(3, 's');
  expect(draft.place).toBe('discard');
  put(4);
  expect(draft.lay(draft.discard?.card ?? '')).toEqual({
    lay: {
      lay: {
        words: [
          { cards: ['A', 'R'], bonus: null },
          { cards: ['O', 's'], bonus: null },
        ],
        fourfold: null,
      },
      discard: 'Z',
      appeal: false,
    },
  });
});

it('puts a card in before another, also within its word', () => {
  const { draft, put } = started('all_cards', ['A', 'R', 'S']);
  for (const nth of [0, 1, 2]) put(nth);
  const word = () => draft.rows[0]?.cards.map(({ card }) => card).join('');
  const [a, , s] = draft.hand.cards;
  if (!a || !s) throw new Error('no cards');
  draft.put(s, 0, 0);
  expect(word()).toBe('SAR');
  draft.put(a, 0, 3);
  expect(word()).toBe('SRA');
  draft.put(s, 0, 2);
  expect(word()).toBe('RSA');
});

it('discards a blank as a blank', () => {
  const { draft, put } = started('all_cards', ['A', '?']);
  put(1, 'e');
  draft.place = 'discard';
  put(1, 'e');
  expect(draft.discard?.card).toBe('?');
});

it('has always a row more where the number of words is open', () => {
  const { draft, put } = started('all_cards', ['A', 'R', 'x2']);
  put(0);
  expect(draft.rows.length).toBe(2);
  put(2);
  expect(draft.rows[0]?.bonus?.card).toBe('x2');
});

it('proposes the dearest card that is in no word', () => {
  const { draft, put } = started('all_cards', ['A', 'Z', 'X']);
  put(1);
  const worth = (card: string) => ({ A: 1, Z: 8, X: 8 })[card] ?? 0;
  expect(draft.discardOr(worth)?.card).toBe('X');
});

it('types into words alone: a space after a full row skips nothing, and nothing is discarded', () => {
  const { draft } = started({ lengths: [[3, 3]] }, [...'IRABIPZ']);
  const words = () => draft.rows.map(({ cards }) => cards.map(({ card }) => card).join(''));
  for (const sign of 'IRA BIPZ') {
    const held = draft.hand.cards.find(({ id, card }) => card === sign && !draft.away.has(id));
    if (sign === ' ') draft.nextWord();
    else if (held) draft.type(held);
  }
  expect(words()).toEqual(['IRA', 'BIP']);
  expect(draft.discard).toBeNull();
});

it('goes on to the next word by a space where rows have room', () => {
  const { draft } = started('all_cards', [...'ARIR']);
  const [a, r, i, other] = draft.hand.cards;
  if (!a || !r || !i || !other) throw new Error('no cards');
  for (const held of [a, r]) draft.type(held);
  draft.nextWord();
  draft.nextWord();
  for (const held of [i, other]) draft.type(held);
  expect(draft.rows.map(({ cards }) => cards.length)).toEqual([2, 2, 0]);
});

it('knows which rows a task can do without', () => {
  const { draft, put } = started({ lengths: [[5], [5, 2]] }, [...'CARROAR']);
  expect([draft.optional, draft.isComplete]).toEqual([1, false]);
  for (const nth of [0, 1, 2, 3, 4]) put(nth);
  expect(draft.isComplete).toBe(true);
  put(5);
  expect(draft.isComplete).toBe(false);
});

it('counts the only word four times without being asked', () => {
  const { draft, put } = started('all_cards', [...'ARIR']);
  draft.take(task('all_cards', 'word'));
  const chosen = () => {
    const command = draft.lay('Z');
    return typeof command === 'object' && 'lay' in command ? command.lay.lay.fourfold : null;
  };
  for (const nth of [0, 1]) put(nth);
  expect(chosen()).toEqual({ word: 0, letter: null });
  draft.nextWord();
  for (const nth of [2, 3]) put(nth);
  expect(chosen()).toBeNull();
});

it('is put together again after a reload, as far as the hand has the cards', () => {
  const hand = ['A', 'R', 'O', '?', 'Z', 'x2'];
  const { draft, put } = started({ lengths: [[2, 2]] }, hand);
  put(0);
  put(5);
  put(1);
  put(2);
  put(3, 's');
  put(4);
  const kept: unknown = JSON.parse(JSON.stringify(written(draft)));
  const again = started({ lengths: [[2, 2]] }, hand).draft;
  restore(again, kept);
  expect(written(again)).toEqual(written(draft));
  const poorer = started({ lengths: [[2, 2]] }, ['A', 'Z']).draft;
  restore(poorer, kept);
  expect(poorer.away.size).toBe(2);
  for (const odd of [null, 7, {}, { rows: [null], discard: null }, { rows: [{}], discard: 3 }]) {
    restore(poorer, odd);
  }
  expect(poorer.away.size).toBe(2);
});
