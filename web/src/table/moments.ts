// Which plays get a moment of their own, decided from the news alone: fifty points or more, or a
// line of the score for something rare.

import type { Line } from '../api/games/shared';
import type { Step } from './view';

export type MomentKind = 'whole_hand' | 'nine' | 'steal' | 'lock' | 'big' | 'task';

export interface Moment {
  /** The number of the step, by which moments are told apart. */
  number: number;
  kind: MomentKind;
  side: number;
  words: string[];
  points: number;
  /** What the words were multiplied by. */
  times: number;
}

/** From so many points on any play is a great one. */
const GREAT = 50;
/** Two triple word squares. */
const NINE = 9;
/** A word locked for good is worth a moment from so many letters on. */
const LONG = 6;

/** What makes these lines great, if anything does. */
export function greatness(lines: readonly Line[], stolen = false): MomentKind | null {
  const has = (kind: string) => lines.some((line) => line.kind === kind);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  if (points <= 0) return null;
  if (stolen && (has('all_cards') || has('long_word') || points >= GREAT)) return 'steal';
  if (has('all_cards')) return 'whole_hand';
  const locked = lines.find(({ kind }) => kind === 'one_suit')?.word ?? '';
  if ([...locked].length >= LONG) return 'lock';
  if (timesOf(lines) >= NINE) return 'nine';
  if (points < GREAT) return null;
  return has('task') ? 'task' : 'big';
}

const timesOf = (lines: readonly Line[]): number =>
  Math.max(
    1,
    ...lines.filter(({ kind }) => kind === 'word_premium').map(({ times }) => times ?? 1),
  );

/** The great moments among steps, in order. A play that others may still take away waits until it
    stands. */
export function momentsIn(steps: readonly Step[]): Moment[] {
  const moments: Moment[] = [];
  let stolen = false;
  for (const { number, news } of steps) {
    if (!news || !('game' in news) || typeof news.game !== 'object') continue;
    const { game } = news;
    const add = (side: number, lines: readonly Line[], steal = false) => {
      const kind = greatness(lines, steal);
      if (kind === null) return;
      const words = [...new Set(lines.flatMap(({ word }) => word ?? []))];
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      moments.push({ number, kind, side, words, points, times: timesOf(lines) });
    };
    if ('laid' in game) {
      stolen = 'play' in game.laid && 'stolen' in game.laid.play && game.laid.play.stolen !== null;
    } else if ('scored' in game) {
      add('team' in game.scored ? game.scored.team : game.scored.seat, game.scored.lines, stolen);
    } else if ('round_over' in game) {
      for (const [seat, lines] of game.round_over.lines) add(seat, lines);
    }
  }
  return moments;
}

/** The greatest of several that come at once. */
export const greatest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>(
    (best, one) => (best === null || one.points > best.points ? one : best),
    null,
  );
