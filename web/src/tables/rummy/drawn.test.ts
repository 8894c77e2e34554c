import { expect, it } from 'vitest';
import type { News } from '../../api/games/rummy';
import { Arrangement } from '../../kit/arrangement.svelte';
import type { Step } from '../../table/view';
import { Drawn } from './drawn.svelte';

const steps = (...told: News[]): Step<'rummy'>[] =>
  told.map((game, number) => ({ number, at: 0, news: { game }, said: [] }));
const turn: News = { turn: { turn: 1, seat: 0 } };
const drew = (seat: number, cards: string[] | null): News => ({
  drew: { seat, count: cards?.length ?? 1, cards },
});
const marked = (drawn: Drawn) =>
  drawn.hand.cards.map(({ id, card }) => (drawn.cards.has(id) ? `*${card}` : card)).join(' ');

it('marks the very card that came, also among equal ones, and keeps the mark', () => {
  const drawn = new Drawn(new Arrangement('drawn'));
  drawn.sync(['A', 'B'], steps(turn), 0);
  expect(marked(drawn)).toBe('A B');
  const told = steps(turn, drew(0, ['A']));
  drawn.sync(['A', 'B', 'A'], told, 0);
  expect(marked(drawn)).toBe('A B *A');
  const [, , last] = drawn.hand.cards;
  if (last) drawn.hand.move(last.id, 0);
  drawn.sync(['A', 'B', 'A'], told, 0);
  expect(marked(drawn)).toBe('*A A B');
});

it('marks the last of equal cards after a reload', () => {
  const drawn = new Drawn(new Arrangement('drawn1'));
  drawn.sync(['A', 'B', 'A'], steps(turn, drew(0, ['A'])), 0);
  expect(marked(drawn)).toBe('A B *A');
});

it('marks what was taken from the discards, and nothing that somebody else drew', () => {
  const drawn = new Drawn(new Arrangement('drawn2'));
  drawn.sync(['A', 'B'], steps(turn, { took: { seat: 0, card: 'B' } }), 0);
  expect(marked(drawn)).toBe('A *B');
  drawn.sync(['A', 'B'], steps(turn, drew(1, null)), 0);
  expect(marked(drawn)).toBe('A B');
});
