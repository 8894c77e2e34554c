// Who won, from whose eyes one looks at it, and the places in order.

import type { Outcome, SeatStatus } from '../../api/games/shared';
import type { Viewer } from '../view';

/** What the end needs to know of the players. */
export interface Players {
  /** The side of each seat. */
  sides: readonly number[];
  /** Which of the seats have left the game. */
  seats: readonly Pick<SeatStatus, 'left'>[];
  /** The seat that looks, where one person does: not a watcher, nor several at one device. */
  seat: Viewer;
}

/** How the end is told. */
export type Verdict =
  | 'won'
  | 'tied'
  | 'lost'
  /** Told with names alone: to a watcher, or to several people at one device. */
  | 'watched'
  /** Whoever looks has given up. */
  | 'resigned'
  /** Everybody else has left, and nobody was beaten. */
  | 'deserted'
  /** Nobody has won. */
  | 'nobody';

export interface Place {
  side: number;
  /** Counted from 1; equals share it. */
  place: number;
  points: number;
  won: boolean;
  left: boolean;
  mine: boolean;
}

export interface Result {
  verdict: Verdict;
  places: Place[];
  winners: number[];
  /** By how many points the winners are ahead of the best of those who stayed; none where nobody
      was beaten. */
  margin: number | null;
}

export function resultOf({ scores, winners }: Outcome, { sides, seats, seat }: Players): Result {
  const left = (side: number) => sides.every((of, nth) => of !== side || seats[nth]?.left === true);
  const mine = seat === null ? null : (sides[seat] ?? null);
  const rank = (side: number) => (winners.includes(side) ? 0 : left(side) ? 2 : 1);
  const order = scores
    .map((points, side) => ({ side, points }))
    .sort((a, b) => rank(a.side) - rank(b.side) || b.points - a.points || a.side - b.side);
  const places: Place[] = [];
  for (const { side, points } of order) {
    const before = places.at(-1);
    const equal = before?.points === points && rank(before.side) === rank(side);
    places.push({
      side,
      points,
      place: equal ? before.place : places.length + 1,
      won: winners.includes(side),
      left: left(side),
      mine: side === mine,
    });
  }
  const best = places.find(({ won }) => won);
  const beaten = places.find((place) => !place.won && !place.left);
  const ahead = best && beaten ? best.points - beaten.points : 0;
  const margin = ahead > 0 ? ahead : null;
  return {
    verdict: verdictOf(places, seat !== null && seats[seat]?.left === true),
    places,
    winners,
    margin,
  };
}

function verdictOf(places: readonly Place[], resigned: boolean): Verdict {
  const winners = places.filter(({ won }) => won);
  if (resigned) return 'resigned';
  if (winners.length === 0) return 'nobody';
  if (places.length > 1 && places.every(({ won, left }) => won || left)) {
    if (winners.length === 1) return 'deserted';
  }
  const mine = places.find((place) => place.mine);
  if (!mine) return 'watched';
  if (!mine.won) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}
