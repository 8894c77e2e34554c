import { expect, it } from 'vitest';
import { weight, type Piece } from './budget';

const piece = (bytes: number, more: Partial<Piece> = {}): Piece => ({
  isEntry: false,
  source: null,
  imports: [],
  bytes,
  ...more,
});

it('weighs the start page, what comes on the way, the heaviest game and language', () => {
  const pieces = new Map([
    ['start', piece(10, { isEntry: true, imports: ['kit'] })],
    ['kit', piece(5, { imports: ['start'] })],
    ['page', piece(7, { source: '/web/src/table/TablePage.svelte', imports: ['kit'] })],
    ['pt', piece(2, { source: '/locales/pt/web.ftl' })],
    ['pt-games', piece(3, { source: '/locales/pt/games.ftl' })],
    ['rules', piece(40, { source: '/locales/pt/rules-party.ftl' })],
    ['end', piece(50, { source: '/web/src/table/end/Sheet.svelte', imports: ['kit', 'chart'] })],
    ['chart', piece(60)],
    ['fr', piece(4, { source: '/locales/fr/web.ftl' })],
    ['party', piece(20, { source: '/web/src/tables/party/Party.svelte', imports: ['board'] })],
    ['board', piece(3)],
    ['thief', piece(15, { source: '/web/src/tables/thief/Thief.svelte', imports: ['kit'] })],
  ]);
  expect(weight(pieces)).toBe(10 + 5 + 7 + (2 + 3) + (20 + 3));
});
