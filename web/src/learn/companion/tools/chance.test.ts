import { expect, it } from 'vitest';
import { below, draw, oneOf } from './chance';

it('draws every number about as often as the others', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let nth = 0; nth < 6000; nth += 1) counts[below(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
  expect(oneOf([])).toBeUndefined();
});

it('draws again until one alone is nearest to the beginning', () => {
  for (let nth = 0; nth < 200; nth += 1) {
    const { drawn, first } = draw(3, ['?', 'A', 'B'], (card) => '?AB'.indexOf(card));
    const places = drawn.map((card) => '?AB'.indexOf(card));
    expect(places.filter((place) => place === Math.min(...places))).toHaveLength(1);
    expect(places[first]).toBe(Math.min(...places));
  }
});
