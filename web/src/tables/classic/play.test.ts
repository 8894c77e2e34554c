import { expect, it } from 'vitest';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from '../../table/laying/draft.svelte';
import { layCommand } from './play';

it('says a play with its bonus card, and whether the others are asked', () => {
  const hand = new Arrangement('t');
  hand.sync(['C', 'x2']);
  const draft = new Draft(hand);
  const [c = '', bonus = ''] = hand.cards.map(({ id }) => id);
  draft.lay(c, 'C', 0, 0);
  draft.putBonus(bonus, 'x2', 0, 0);
  const said = { cards: [[0, 0, 'C']], bonus: { card: 'x2', at: [0, 0] } };
  expect(layCommand(draft)).toEqual({ lay: { ...said, appeal: false } });
  expect(layCommand(draft, true)).toEqual({ lay: { ...said, appeal: true } });
});
