import { expect, it } from 'vitest';
import type { News } from '../../api/games/rummy';
import type { TableNews } from '../../api/games/shared';
import type { Step } from '../../table/view';
import { courses, roundSheets } from './rounds';

const steps = (...told: (News | 'undone')[]): Step<'rummy'>[] =>
  told.map((news, number) => {
    const heard: TableNews<News> = news === 'undone' ? { undone: { to: 0 } } : { game: news };
    return { number, at: 0, news: heard, said: [] };
  });
const round = (round: number, task: string): News => ({
  round: { round, task, starter: 0, players: [0, 1] },
});
const laid = (seat: number, ...words: string[]): News => ({
  laid: {
    seat,
    lay: { words: words.map((word) => ({ cards: [...word], bonus: null })), fourfold: null },
  },
});
const line = (points: number) => ({ kind: points < 0 ? 'unused' : 'word', points });
const overNews = (...lines: [number, number[]][]): News => ({
  round_over: { end: 'met', lines: lines.map(([seat, points]) => [seat, points.map(line)]) },
});

it('says who laid what, what it scored, and the totals', () => {
  const told = steps(
    round(1, 'a'),
    laid(0, 'AR', 'IR'),
    overNews([0, [3, 2, -1]]),
    round(2, 'b'),
    laid(1, 'SOL'),
    laid(0, 'LUA'),
    overNews([0, [4]], [1, [7]]),
    round(3, 'c'),
  );
  const sheets = roundSheets(told, 2, 3, false);
  expect(sheets.map(({ round, task }) => [round, task])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  const [first, second] = sheets;
  expect(first?.shares.map(({ points, total }) => [points, total])).toEqual([
    [4, 4],
    [0, 0],
  ]);
  expect(first?.shares[0]?.lay?.words.map(({ cards }) => cards.join(''))).toEqual(['AR', 'IR']);
  expect(first?.shares[1]?.lay).toBeNull();
  expect(second?.shares.map(({ total }) => total)).toEqual([8, 7]);
  expect(courses(sheets, 2)).toEqual([
    [0, 4, 8],
    [0, 0, 7],
  ]);
});

it('shows the last round once the game is over', () => {
  const told = steps(round(1, 'a'), laid(1, 'SOL'), overNews([1, [5]]));
  expect(roundSheets(told, 2, 1, false)).toEqual([]);
  expect(roundSheets(told, 2, 1, true)[0]?.shares[1]?.total).toBe(5);
});

it('forgets a round that was opened again, and words that were taken back', () => {
  const before = [round(1, 'a'), laid(0, 'AR'), overNews([0, [2]]), round(2, 'b')] as const;
  expect(roundSheets(steps(...before, 'undone'), 2, 1, false)).toEqual([]);
  const after = steps(
    ...before,
    'undone',
    laid(0, 'ZU'),
    { took_back: { seat: 0, turn_lost: true } },
    laid(1, 'SOL'),
    overNews([1, [9]]),
    round(2, 'b'),
  );
  const sheets = roundSheets(after, 2, 2, false);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.shares.map(({ lay, total }) => [lay === null, total])).toEqual([
    [true, 0],
    [false, 9],
  ]);
});
