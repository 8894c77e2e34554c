// The rounds of a game of Rummy that are over, read off the news: who laid what, what it scored
// and the totals after it. The view is already of the next round when these news come.

import type { Lay, RoundEnd, TaskId } from '../../api/games/rummy';
import type { Line } from '../../api/games/shared';
import type { Step } from '../../table/view';

/** What a round was for one player. */
export interface RoundShare {
  seat: number;
  /** The words that met the task; nothing if the player did not. */
  lay: Lay | null;
  lines: Line[];
  points: number;
  /** The points of the game so far, this round included. */
  total: number;
}

export interface RoundSheet {
  round: number;
  task: TaskId | null;
  end: RoundEnd;
  /** Seat by seat. */
  shares: RoundShare[];
}

interface Over {
  end: RoundEnd;
  lines: ReadonlyMap<number, Line[]>;
  laid: ReadonlyMap<number, Lay>;
}

const sum = (lines: readonly Line[]) => lines.reduce((points, line) => points + line.points, 0);

/** The sheets of all rounds that are over. `current` is the round that is played now; once the
    game is over, none is. A turn that was taken back may have opened a round again: the news tell
    its number only when the next one begins, and what was told of it before no longer counts. */
export function roundSheets(
  steps: readonly Step<'rummy'>[],
  seats: number,
  current: number,
  over: boolean,
): RoundSheet[] {
  const tasks = new Map<number, TaskId>();
  const ended = new Map<number, Over>();
  let laid = new Map<number, Lay>();
  let last: Over | null = null;
  for (const { news } of steps) {
    if (!news || !('game' in news) || typeof news.game !== 'object') continue;
    const told = news.game;
    if ('laid' in told) laid.set(told.laid.seat, told.laid.lay);
    else if ('took_back' in told) laid.delete(told.took_back.seat);
    else if ('round_over' in told) {
      const { end, lines } = told.round_over;
      last = { end, lines: new Map(lines), laid };
      laid = new Map();
    } else if ('round' in told) {
      const { round, task } = told.round;
      tasks.set(round, task);
      if (last) ended.set(round - 1, last);
      last = null;
      laid = new Map();
    }
  }
  if (over && last) ended.set(current, last);
  const totals = Array.from({ length: seats }, () => 0);
  return [...ended]
    .filter(([round]) => over || round < current)
    .sort(([a], [b]) => a - b)
    .map(([round, { end, lines, laid }]) => ({
      round,
      end,
      task: tasks.get(round) ?? null,
      shares: totals.map((before, seat) => {
        const mine = lines.get(seat);
        const points = sum(mine ?? []);
        totals[seat] = before + points;
        return {
          seat,
          lay: mine ? (laid.get(seat) ?? null) : null,
          lines: mine ?? [],
          points,
          total: before + points,
        };
      }),
    }));
}

/** Everybody's totals after each round, from none on: what a chart shows. */
export const courses = (sheets: readonly RoundSheet[], seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => [
    0,
    ...sheets.map(({ shares }) => shares[seat]?.total ?? 0),
  ]);
