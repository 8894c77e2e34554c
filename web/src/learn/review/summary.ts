// What a review comes to: how well each played, where it was decided, and which words one could
// have known.

import type { Review, ReviewedTurn } from '../../api/types';

export const GRADES = ['good', 'playable', 'missed', 'missed_a_lot'] as const;
export type Grade = (typeof GRADES)[number];

/** A turn with its place in the review. */
export interface Placed {
  nth: number;
  turn: ReviewedTurn;
}

export interface Summary {
  turns: Placed[];
  /** How many turns there are of each grade. */
  counts: Record<Grade, number>;
  /** The points that were left lying. */
  lost: number;
  /** The points that were scored, of those there were. */
  scored: number;
  best: number;
}

/** The turns of some seats, and what they come to. */
export function summaryOf(review: Review, seats: readonly number[]): Summary {
  const turns = review.turns
    .map((turn, nth) => ({ nth, turn }))
    .filter(({ turn }) => seats.includes(turn.seat));
  const counts: Record<Grade, number> = { good: 0, playable: 0, missed: 0, missed_a_lot: 0 };
  let [lost, scored, best] = [0, 0, 0];
  for (const { turn } of turns) {
    if (turn.grade) counts[turn.grade] += 1;
    lost += turn.regret;
    scored += turn.score;
    best += Math.max(turn.best_score, turn.score);
  }
  return { turns, counts, lost, scored, best };
}

/** A word that one could have known, and what it would have brought. */
export interface Known {
  word: string;
  nth: number;
  points: number;
}

const MOST_KNOWN = 8;

/** Words that everybody knows, in plays that were missed, the dearest first. */
export function couldHaveKnown(review: Review, turns: readonly Placed[]): Known[] {
  const known: Known[] = [];
  const missed = turns.filter(({ turn }) => turn.grade !== 'good' && turn.regret > 0);
  for (const { nth, turn } of missed.sort((a, b) => b.turn.regret - a.turn.regret)) {
    const words = turn.best_words.filter((word) => !turn.words.includes(word));
    const plain = words.length > 0 && words.every((word) => isPlain(review, word));
    const [word] = [...words].sort((a, b) => b.length - a.length);
    if (!plain || !word || known.some((other) => other.word === word)) continue;
    known.push({ word, nth, points: turn.regret });
  }
  return known.slice(0, MOST_KNOWN);
}

const isPlain = (review: Review, word: string): boolean => {
  const commonness = review.known[word];
  return commonness === 'everyday' || commonness === 'common' || commonness === 'uncommon';
};

/** What somebody did who laid nothing, by the name of the command. */
export function deedOf(command: unknown): string {
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return 'other';
  return Object.keys(command)[0] ?? 'other';
}
