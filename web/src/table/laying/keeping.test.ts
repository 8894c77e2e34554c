import { expect, it, vi } from 'vitest';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from './draft.svelte';
import { lay, written } from './keeping.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });

function drafted(...hand: string[]): Draft {
  const arrangement = new Arrangement('k');
  arrangement.sync(hand);
  return new Draft(arrangement);
}

it('lays again what lay there: letters, blanks and a bonus card', () => {
  const before = drafted('A', 'A', '?', 'x2');
  const [a, , blank, bonus] = before.hand.cards;
  before.lay(a?.id ?? '', 'A', 0, 0);
  before.lay(blank?.id ?? '', 's', 0, 1);
  before.putBonus(bonus?.id ?? '', 'x2', 0, 1);
  const after = drafted('x2', '?', 'A', 'A');
  lay(after, JSON.parse(JSON.stringify(written(before))));
  expect(written(after)).toEqual(written(before));
  expect(after.away.size).toBe(3);
});

it('lays only what the hand has, and nothing that makes no sense', () => {
  const draft = drafted('B');
  lay(draft, {
    laid: [
      [0, 0, 'A'],
      [0, 1, 'B'],
      [0, 2, 'B'],
    ],
    bonus: [0, 1, 'x2'],
  });
  expect(draft.cards).toEqual([[0, 1, 'B']]);
  expect(draft.bonus).toBeNull();
  for (const odd of [null, 7, {}, { laid: [[0, 'x']], bonus: null }]) lay(draft, odd);
  expect(draft.cards).toHaveLength(1);
});
