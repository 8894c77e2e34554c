import { expect, it } from 'vitest';
import { weight, type Piece } from './budget';

const piece = (bytes: number, more: Partial<Piece> = {}): Piece => ({
  isEntry: false,
  imports: [],
  dynamicImports: [],
  bytes,
  ...more,
});

it('weighs the start page with what comes along, and the two heaviest additions', () => {
  const pieces = new Map([
    [
      'start',
      piece(10, { isEntry: true, imports: ['kit'], dynamicImports: ['pt', 'party', 'thief'] }),
    ],
    ['kit', piece(5, { imports: ['start'] })],
    ['pt', piece(2)],
    ['party', piece(20, { imports: ['kit', 'board'] })],
    ['board', piece(3)],
    ['thief', piece(15)],
  ]);
  expect(weight(pieces)).toBe(10 + 5 + (20 + 3) + 15);
});
