import { expect, it } from 'vitest';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft, joints, type At } from './draft.svelte';

const TRAVA: At[] = [...'TRAVA'].map((letter, column) => [0, column, letter]);

it('knows where a word can join', () => {
  const found = joints(TRAVA, []);
  expect(found.has('0,-1') && found.has('0,5') && found.has('1,2')).toBe(true);
  expect(found.size).toBe(12);
});

function started(): { draft: Draft; hand: Arrangement } {
  const hand = new Arrangement('t');
  hand.sync(['C', 'I', 'R', '?', 'x2']);
  return { draft: new Draft(hand), hand };
}

it('lays cards, declares blanks and puts the bonus card on a laid letter', () => {
  const { draft, hand } = started();
  const [c, , , blank, bonus] = hand.cards.map(({ id }) => id);
  draft.putBonus(bonus ?? '', 'x2', 0, 0);
  expect(draft.bonus).toBeNull();
  draft.lay(c ?? '', 'C', 0, 0);
  draft.lay(blank ?? '', 'a', 0, 1);
  draft.putBonus(bonus ?? '', 'x2', 0, 0);
  expect(draft.cards).toEqual([
    [0, 0, 'C'],
    [0, 1, 'a'],
  ]);
  expect(draft.bonus?.at).toEqual([0, 0]);
  draft.takeBack(c ?? '');
  expect(draft.bonus).toBeNull();
  expect(draft.away.size).toBe(1);
});

it('gives a card back when another takes its cell, or when the table has it', () => {
  const { draft, hand } = started();
  const [c, i] = hand.cards.map(({ id }) => id);
  draft.lay(c ?? '', 'C', 0, 0);
  draft.lay(i ?? '', 'I', 0, 0);
  expect(draft.laid.map(({ card }) => card)).toEqual(['I']);
  draft.sync([[0, 0, 'Z']]);
  expect(draft.isEmpty).toBe(true);
});

it('moves on along the word, over cells that are taken', () => {
  const { draft } = started();
  draft.cursor = { row: 0, column: 0, direction: 'across' };
  draft.advance((_, column) => column === 1);
  expect(draft.cursor).toEqual({ row: 0, column: 2, direction: 'across' });
  draft.cursor = { row: 0, column: 0, direction: 'down' };
  draft.advance(() => false);
  expect(draft.cursor.row).toBe(1);
});
