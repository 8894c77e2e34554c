// What a turn of Party is at, seen from one seat: whose it is, what the game waits for, and how it
// came to that. Everything follows from the view and the news; the page knows no rules.

import type { ChanceFace, Clock, Settling, StartedBy, View } from '../../api/games/party';
import type { Question } from '../../api/games/kit';
import type { Window } from '../../api/games/shared';
import { latestNews, type Step } from '../../table/view';

export type Phase =
  | { at: 'roll'; failed: readonly string[] }
  | { at: 'spot'; letter: string; falseStart: boolean; deadline: number }
  | { at: 'run'; letter: string | null; clock: Clock | null }
  | {
      at: 'stopped';
      letter: string | null;
      settling: Settling;
      question: Question;
      window: Window<null> | null;
    }
  | { at: 'choose'; settling: Settling; times: number; deadline: number }
  | { at: 'settling'; settling: Settling }
  | { at: 'pause' };

export function phaseOf({ stage }: View): Phase {
  if (typeof stage === 'string') return { at: 'pause' };
  if ('roll' in stage) return { at: 'roll', failed: stage.roll.failed };
  if ('spot' in stage) {
    const { letter, false_start: falseStart, deadline } = stage.spot;
    return { at: 'spot', letter, falseStart, deadline };
  }
  if ('run' in stage) return { at: 'run', ...stage.run };
  if ('stopped' in stage) return { at: 'stopped', ...stage.stopped };
  if ('choose' in stage) return { at: 'choose', ...stage.choose };
  if ('settling' in stage) return { at: 'settling', settling: stage.settling };
  return { at: 'pause' };
}

/** The letter that the turn is about, where there is one. */
export const letterOf = (phase: Phase): string | null => ('letter' in phase ? phase.letter : null);

/** A word that lies there and is not scored yet. */
export const settlingOf = (phase: Phase): Settling | null =>
  'settling' in phase ? phase.settling : null;

type Steps = readonly Step<'party'>[];

/** How the running timer came to run. */
export function startedBy(steps: Steps): StartedBy | null {
  for (const news of latestNews(steps)) {
    if ('started' in news) return news.started.by;
    if ('turn' in news) return news.turn.letter_die ? null : 'itself';
  }
  return null;
}

/** What the Chance die showed, until the next letter is rolled. */
export function chanceOf(steps: Steps): ChanceFace | null {
  for (const news of latestNews(steps)) {
    if ('chance_rolled' in news) return news.chance_rolled.face;
    if ('rolled' in news || 'started' in news || 'stopped' in news) return null;
  }
  return null;
}

/** The cells of the word that was placed last. */
export function lastPlaced(steps: Steps): readonly (readonly [number, number])[] {
  for (const news of latestNews(steps)) {
    if ('stopped' in news) return news.stopped.play.tiles.map(([row, column]) => [row, column]);
  }
  return [];
}

/** Was the word that still lies there just rejected because the list lacks it? Then the other
    team may be asked. */
export function isUnknown(steps: Steps): boolean {
  for (const news of latestNews(steps)) {
    if ('rejected' in news) return news.rejected.why.code === 'unknown_word';
    if ('started' in news || 'stopped' in news) return false;
  }
  return false;
}

/** What the teams rolled for the first turn, in the round that decided it. */
export function firstRolls(steps: Steps): readonly string[] | null {
  for (const { news } of steps) {
    if (news && 'game' in news && 'first_rolls' in news.game) {
      return news.game.first_rolls.rounds.at(-1) ?? null;
    }
  }
  return null;
}

/** The tray as it was spread at the start, where the page was told. */
export function spreadOf(steps: Steps): readonly string[] | null {
  for (const { news } of steps) {
    if (news && 'game' in news && 'spread' in news.game) return news.game.spread.tray;
  }
  return null;
}
