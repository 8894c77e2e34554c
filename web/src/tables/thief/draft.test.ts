import { expect, it } from 'vitest';
import type { PlayedWord } from '../../api/games/thief';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from './draft.svelte';
import { restore, written } from './keeping';

const FRONT: PlayedWord = {
  id: 3,
  owner: 1,
  turn: 1,
  word: 'FRONT',
  cards: ['F:1', 'R:2', '?=O', 'N:3', 'T:3'],
  points: 8,
  from: null,
  fate: 'lies',
};

function bench(hand: string[]): Draft {
  const arrangement = new Arrangement('t');
  arrangement.sync(hand);
  return new Draft(arrangement);
}

function type(draft: Draft, letters: string): void {
  for (const letter of letters) {
    const piece = draft.find(letter);
    if (piece) draft.put(piece);
  }
}

it('makes a word from the hand, with a Wild where a letter is missing', () => {
  const draft = bench(['C:1', 'A:2', '?']);
  type(draft, 'CAT');
  expect(draft.command()).toEqual({ form: { cards: ['C:1', 'A:2', '?=T'], appeal: false } });
});

it('splits a stolen word, whose cards come first and whose Wild may change', () => {
  const draft = bench(['W:4', 'C:3', 'A:3']);
  draft.steal(FRONT);
  type(draft, 'FROWN');
  expect(draft.homeless.map(({ card }) => card)).toEqual(['T:3']);
  draft.addWord();
  type(draft, 'CAT');
  expect(draft.command()).toEqual({
    steal: {
      word: 3,
      words: [
        ['F:1', 'R:2', '?=O', 'W:4', 'N:3'],
        ['C:3', 'A:3', 'T:3'],
      ],
      appeal: false,
    },
  });
});

it('moves a card before another one', () => {
  const draft = bench(['T:1', 'A:1']);
  type(draft, 'AT');
  const last = draft.words[0]?.[1];
  if (last) draft.put(last, 0, 0);
  expect(draft.command()).toEqual({ form: { cards: ['T:1', 'A:1'], appeal: false } });
});

it('is cleared when somebody else has stolen the word', () => {
  const draft = bench(['W:4']);
  draft.steal(FRONT);
  type(draft, 'FW');
  draft.sync([]);
  expect(draft.isEmpty).toBe(true);
});

it('is on the bench again after a reload, unless the word was stolen meanwhile', () => {
  const hand = ['W:4', 'C:3', 'A:3'];
  const draft = bench(hand);
  draft.steal(FRONT);
  type(draft, 'FROWN');
  draft.addWord();
  type(draft, 'CAT');
  const kept: unknown = JSON.parse(JSON.stringify(written(draft)));
  const again = bench(hand);
  restore(again, kept, [FRONT]);
  expect(again.command()).toEqual(draft.command());
  const late = bench(hand);
  restore(late, kept, []);
  expect(late.isEmpty).toBe(true);
  for (const odd of [null, 7, {}, { target: 'x', words: [] }, { target: null, words: [1] }]) {
    restore(late, odd, [FRONT]);
  }
  expect(late.isEmpty).toBe(true);
});
