// All that the result sheet shows, read off the table.

import { text } from '../../i18n/texts.svelte';
import { keysOf } from '../keyring';
import { phraseText } from '../said';
import type { Seated } from '../seated.svelte';
import type { GameName, Step } from '../view';
import { joined } from '../words';
import { courseOf, turningPoint, type Moment } from './course';
import { highlightsOf, longestWord, type BestWord, type Highlights } from './highlights';
import { resultOf, type Result } from './result';

export interface Ending extends Result {
  highlights: Highlights[];
  longest: BestWord | null;
  course: Moment[];
  /** When the winner went ahead for good. */
  turning: Moment | null;
  /** Is it counted in rounds instead of turns? */
  inRounds: boolean;
  /** How many turns, or rounds, there were. */
  length: number;
  /** Which of them a turn belongs to. */
  place: (turn: number) => number;
}

/** The seat that looks, where this browser plays one side only. */
function beholder(at: Seated, sides: readonly number[]): number | null {
  const held = keysOf(at.table.id).seats.map(({ seat }) => sides[seat]);
  return new Set(held).size > 1 ? null : at.seat;
}

/** The round of each turn, in games that have rounds. */
function roundsOf(steps: readonly Step<GameName>[]): Map<number, number> {
  const rounds = new Map<number, number>();
  let round = 0;
  for (const { news } of steps) {
    if (!news || !('game' in news) || typeof news.game !== 'object') continue;
    if ('round' in news.game) round = news.game.round.round;
    if ('turn' in news.game && round > 0) rounds.set(news.game.turn.turn, round);
  }
  return rounds;
}

export function endingOf(at: Seated): Ending | null {
  const { outcome, seats, game } = at.view;
  if (!outcome) return null;
  const sides = at.table.seats.map(({ seat, team }) => team ?? seat);
  const result = resultOf(outcome, { sides, seats, seat: beholder(at, sides) });
  const { entries } = game.sheet;
  const rounds = roundsOf(at.steps);
  const inRounds = 'round' in game && rounds.size > 0;
  const place = (turn: number) => (inRounds ? (rounds.get(turn) ?? game.round) : turn);
  const length = inRounds ? game.round : game.turn;
  const course = courseOf(entries, outcome.scores.length, length, place);
  const [winner] = result.winners;
  const alone = result.winners.length === 1 && winner !== undefined && result.margin !== null;
  return {
    ...result,
    highlights: highlightsOf(entries, outcome.scores.length),
    longest: longestWord(entries),
    course,
    turning: alone ? turningPoint(course, winner) : null,
    inRounds,
    length,
    place,
  };
}

/** What a side is called on the sheet: oneself, a team, or a player. */
export const calledOn = ({ places }: Result, at: Seated, side: number): string =>
  places.some((place) => place.side === side && place.mine) && !at.teams
    ? text('result-you')
    : at.side(side);

/** Who won, as everybody may read it. */
export function newsOf({ winners, margin, verdict }: Result, at: Seated): string {
  const names = joined(winners.map((side) => at.side(side)));
  const count = at.teams ? 2 : winners.length;
  if (winners.length === 0) return text('result-nobody');
  if (winners.length > 1) return tie(names, at);
  return margin === null || verdict === 'deserted'
    ? text('result-wins', { winners: names, count })
    : text('result-wins-by', { winners: names, count, margin });
}

const tie = (winners: string, at: Seated): string =>
  at.teams ? text('result-tie-teams') : text('result-tie', { winners });

/** The end in one sentence, as whoever looks hears it. */
export function headingOf(result: Result, at: Seated): string {
  const { verdict, winners, margin, places } = result;
  const mine = places.find((place) => place.mine);
  const others = winners.filter((side) => side !== mine?.side).map((side) => at.side(side));
  switch (verdict) {
    case 'won':
      return text('result-won', { margin: margin ?? 0 });
    case 'tied':
      return at.teams ? tie('', at) : text('result-tied', { others: joined(others) });
    case 'resigned':
      return text('result-resigned');
    case 'deserted':
      if (at.teams) return text('result-deserted-team');
      return mine
        ? text('result-deserted')
        : text('result-deserted-other', { winners: joined(others) });
    default:
      return newsOf(result, at);
  }
}

/** What else is to be said: how close it was, who won instead, and why the game ended. */
export function aboutOf(result: Result, at: Seated): string {
  const { verdict, places } = result;
  const mine = places.find((place) => place.mine);
  const best = places.find(({ won }) => won);
  const said: string[] = [];
  if (verdict === 'lost' && mine && best && best.points > mine.points) {
    said.push(text('result-behind', { points: best.points - mine.points }));
  }
  if (verdict === 'resigned' && best) said.push(newsOf(result, at));
  if (verdict === 'deserted' && mine) {
    said.push(text('result-deserted-about', { points: mine.points }));
  } else {
    const why = reasonOf(at);
    if (why && verdict !== 'deserted') said.push(why);
  }
  return said.join(' ');
}

/** Why the game ended, as the referee said it. */
function reasonOf(at: Seated): string | null {
  for (let nth = at.steps.length - 1; nth >= 0; nth -= 1) {
    const said = at.steps[nth]?.said.find(({ id }) => id.startsWith('end-'));
    if (said) return phraseText(said, at);
  }
  return null;
}
