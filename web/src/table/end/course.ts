// How the scores went, turn by turn: what the chart draws and the table beside it says.

import type { SheetEntry } from '../../api/games/shared';

/** The scores after a turn. */
export interface Moment {
  /** The number of the turn, or of the round. */
  at: number;
  scores: number[];
}

/** A turn (or round, as `place` counts) after the other, beginning with nothing; only those in
    which somebody's score changed, and the last. */
export function courseOf(
  entries: readonly SheetEntry[],
  sides: number,
  last: number,
  place: (turn: number) => number = (turn) => turn,
): Moment[] {
  let scores = Array.from({ length: sides }, () => 0);
  const course: Moment[] = [{ at: 0, scores }];
  for (const { turn, side, lines } of entries) {
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    if (points === 0) continue;
    scores = scores.map((before, of) => (of === side ? before + points : before));
    const at = place(turn);
    if (course.at(-1)?.at === at) course.pop();
    course.push({ at, scores });
  }
  if ((course.at(-1)?.at ?? 0) < last) course.push({ at: last, scores });
  return course;
}

/** When the winner went ahead for good; none if nobody else ever was ahead, or nobody is alone. */
export function turningPoint(course: readonly Moment[], winner: number): Moment | null {
  const ahead = ({ scores }: Moment) =>
    scores.every((points, side) => side === winner || points < (scores[winner] ?? 0));
  const behind = ({ scores }: Moment) => scores.some((points) => points > (scores[winner] ?? 0));
  const end = course.at(-1);
  if (!end || !ahead(end)) return null;
  let turned = course.length - 1;
  while (turned > 0 && ahead(course[turned - 1] as Moment)) turned -= 1;
  return course.slice(0, turned).some(behind) ? (course[turned] ?? null) : null;
}

/** Round numbers for an axis, from below the least to above the greatest. */
export function ticks(least: number, greatest: number, most = 5): number[] {
  const span = Math.max(1, greatest - least);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((of) => of * power).find((of) => of >= rough) ?? 1);
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * step || 0);
}
