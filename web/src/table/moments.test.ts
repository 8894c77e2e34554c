import { expect, it } from 'vitest';
import type { Line } from '../api/games/shared';
import { greatest, greatness, momentsIn } from './moments';
import type { Step } from './view';

const heard = (...news: unknown[]): Step[] =>
  news.map((game, number) => ({ number, at: 0, news: { game }, said: [] }) as unknown as Step);
const word = (points: number, letters = 'CARROS'): Line => ({
  kind: 'word',
  word: letters,
  points,
});
const FULL: Line = { kind: 'all_cards', points: 50 };

it('sees seven cards, a nine, and fifty points', () => {
  expect(greatness([word(12)])).toBeNull();
  expect(greatness([word(49)])).toBeNull();
  expect(greatness([word(50)])).toBe('big');
  expect(greatness([word(12), FULL])).toBe('whole_hand');
  expect(
    greatness([word(9), { kind: 'word_premium', word: 'AR', times: 3, points: 6 }]),
  ).toBeNull();
  expect(greatness([word(3), { kind: 'word_premium', word: 'AR', times: 9, points: 24 }])).toBe(
    'nine',
  );
});

it('sees a steal with the whole hand, and a long word that is locked', () => {
  expect(greatness([word(12)], true)).toBeNull();
  expect(greatness([word(12), { kind: 'all_cards', points: 10 }], true)).toBe('steal');
  expect(greatness([word(12), { kind: 'long_word', word: 'WORKERS', points: 10 }], true)).toBe(
    'steal',
  );
  const suit = (letters: string): Line => ({
    kind: 'one_suit',
    word: letters,
    times: 2,
    points: 9,
  });
  expect(greatness([word(9), suit('CAT')])).toBeNull();
  expect(greatness([word(9), suit('WORKER')])).toBe('lock');
});

it('makes nothing of points that are lost', () => {
  expect(greatness([{ kind: 'timer', times: 0, points: -60 }, FULL])).toBeNull();
});

it('waits until a play stands, and tells whose it was', () => {
  const lines = [word(12), FULL];
  const play = { cards: [], bonus: null, words: [], lines };
  const laid = { laid: { seat: 1, play } };
  expect(
    momentsIn(heard(laid, { asked: { question: 'challenge', seats: [0], deadline: 9 } })),
  ).toEqual([]);
  expect(momentsIn(heard(laid, { scored: { seat: 1, lines } }))).toEqual([
    { number: 1, kind: 'whole_hand', side: 1, words: ['CARROS'], points: 62, times: 1 },
  ]);
  expect(momentsIn(heard({ scored: { team: 0, lines: [word(70)] } }))).toMatchObject([
    { kind: 'big', side: 0 },
  ]);
  const stolen = { laid: { seat: 2, play: { stolen: 4, words: [], used: [], lines } } };
  expect(momentsIn(heard(stolen, { scored: { seat: 2, lines } }))).toMatchObject([
    { kind: 'steal' },
  ]);
});

it('knows the tasks of a round, and the greatest of several', () => {
  const task: Line = { kind: 'task', card: 'bingo', word: 'CARROSA', points: 50 };
  const round = {
    round_over: {
      end: 'met',
      lines: [
        [0, [word(9), task]],
        [1, [word(61)]],
      ],
    },
  };
  const moments = momentsIn(heard(round));
  expect(moments.map(({ kind, points }) => [kind, points])).toEqual([
    ['task', 59],
    ['big', 61],
  ]);
  expect(greatest(moments)?.points).toBe(61);
  expect(greatest([])).toBeNull();
});
