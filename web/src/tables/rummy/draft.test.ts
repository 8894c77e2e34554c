import { expect, it } from 'vitest';
import type { Task } from '../../api/games/rummy';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from './draft.svelte';

const task = (words: Task['words']): Task => ({
  id: 't',
  copies: 1,
  words,
  extra: [],
  subtract_unused: false,
  bonus_cards: true,
  fourfold: null,
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
