import { expect, it } from 'vitest';
import { Arrangement } from './arrangement.svelte';

const faces = (hand: Arrangement) => hand.cards.map(({ card }) => card).join('');

it('keeps the order of the player, and puts new cards where others went, or last', () => {
  const hand = new Arrangement('t');
  hand.sync(['A', 'B', 'C', 'A']);
  const [first, second, third] = hand.cards;
  hand.move(third?.id ?? '', 0);
  expect(faces(hand)).toBe('CABA');
  hand.sync(['A', 'A', 'C', 'Z', 'Z']);
  expect(faces(hand)).toBe('CAZAZ');
  expect(hand.get(first?.id ?? '')?.card).toBe('A');
  expect(hand.get(second?.id ?? '')).toBeUndefined();
});

it('moves a card before another, to either side', () => {
  const hand = new Arrangement('t');
  hand.sync(['A', 'B', 'C', 'D']);
  hand.move(hand.cards[0]?.id ?? '', 3);
  expect(faces(hand)).toBe('BCAD');
  hand.move(hand.cards[3]?.id ?? '', 1);
  expect(faces(hand)).toBe('BDCA');
  hand.move(hand.cards[0]?.id ?? '', 4);
  expect(faces(hand)).toBe('DCAB');
});

it('sorts letters by the alphabet and puts the rest behind', () => {
  const hand = new Arrangement('t');
  hand.sync(['x2', 'Z', '?', 'Ç', 'D', 'C']);
  hand.sort();
  expect(faces(hand)).toBe('CÇDZ?x2');
});

it('shuffles without losing a card', () => {
  const hand = new Arrangement('t');
  hand.sync([...'ABCDEFG']);
  hand.shuffle();
  expect([...faces(hand)].sort().join('')).toBe('ABCDEFG');
});

it('leaves a place empty until the next card comes there, so that the others stay', () => {
  const hand = new Arrangement('places');
  hand.sync(['A', 'B', 'C']);
  hand.sync(['A', 'C']);
  expect(hand.places.map((one) => one?.card ?? null)).toEqual(['A', null, 'C']);
  expect(hand.cards.map(({ card }) => card)).toEqual(['A', 'C']);
  hand.sync(['A', 'C', 'D']);
  expect(hand.cards.map(({ card }) => card)).toEqual(['A', 'D', 'C']);
  hand.sync(['D', 'C']);
  hand.move(hand.cards[1]?.id ?? '', 0);
  expect(hand.places.map((one) => one?.card ?? null)).toEqual(['C', 'D', null]);
});
