// What the games of this browser come to: by game, by opponent, points a turn, best words, and
// words that were challenged.

import type { ScoredWord } from '../../api/types';
import type { Kept } from './shelf';

export interface Tally {
  /** The game, or the opponent. */
  of: string;
  played: number;
  won: number;
  tied: number;
  lost: number;
  /** Points a game, rounded, and the most. */
  mean: number;
  most: number;
}

function tally(of: string, games: readonly Kept[]): Tally {
  const own = games.filter(({ points }) => points !== null);
  const points = own.map((one) => one.points ?? 0);
  const count = (result: string) => own.filter((one) => one.result === result).length;
  const sum = points.reduce((all, one) => all + one, 0);
  return {
    of,
    played: own.length,
    won: count('won'),
    tied: count('tied'),
    lost: count('lost'),
    mean: own.length > 0 ? Math.round(sum / own.length) : 0,
    most: points.length > 0 ? Math.max(...points) : 0,
  };
}

const groups = (games: readonly Kept[], by: (game: Kept) => readonly string[]): Tally[] => {
  const names = [...new Set(games.flatMap(by))];
  return names
    .map((name) =>
      tally(
        name,
        games.filter((game) => by(game).includes(name)),
      ),
    )
    .filter(({ played }) => played > 0);
};

/** By game, in the order in which they were last played. */
export const byGame = (games: readonly Kept[]): Tally[] => groups(games, ({ game }) => [game]);

/** By opponent, those met most often first. */
export const byOpponent = (games: readonly Kept[]): Tally[] =>
  groups(games, ({ opponents }) => opponents).sort((a, b) => b.played - a.played);

/** A game in the chart of points a turn. */
export interface Turn {
  id: string;
  when: number;
  points: number;
}

/** Points a turn in the games of one kind, the oldest first. */
export const pointsATurn = (games: readonly Kept[], game: string): Turn[] =>
  games
    .filter((one) => one.game === game && one.figures !== null && one.figures.turns > 0)
    .map(({ id, when, figures }) => ({
      id,
      when,
      points: Math.round((10 * (figures?.points ?? 0)) / (figures?.turns ?? 1)) / 10,
    }))
    .sort((a, b) => a.when - b.when);

const MOST_WORDS = 8;

/** The best words, each once with the most that it brought. */
export function bestWords(games: readonly Kept[]): ScoredWord[] {
  const best = new Map<string, number>();
  for (const { word, points } of games.flatMap(({ figures }) => figures?.best ?? [])) {
    best.set(word, Math.max(points, best.get(word) ?? points));
  }
  return [...best]
    .map(([word, points]) => ({ word, points }))
    .sort((a, b) => b.points - a.points || a.word.localeCompare(b.word))
    .slice(0, MOST_WORDS);
}

/** How doubts went: those of others about one's own plays, and one's own about theirs. */
export interface Doubts {
  stood: number;
  fell: number;
  caught: number;
  missed: number;
}

export function doubts(games: readonly Kept[]): Doubts {
  const sum = { stood: 0, fell: 0, caught: 0, missed: 0 };
  for (const { figures } of games) {
    if (!figures) continue;
    sum.stood += figures.challenged - figures.fell;
    sum.fell += figures.fell;
    sum.caught += figures.caught;
    sum.missed += figures.challenges - figures.caught;
  }
  return sum;
}

const cell = (value: string | number): string => {
  const text = String(value);
  // What a table programme would take for a formula is only text.
  const safe = /^[=+@\t\r-]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The games as a table for other programmes. */
export function csvOf(games: readonly Kept[]): string {
  const head = [
    'date',
    'game',
    'id',
    'result',
    'points',
    'players',
    'scores',
    'turns',
    'points_a_turn',
    'best_word',
    'best_word_points',
    'challenged',
    'fell',
    'challenges',
    'caught',
  ];
  const rows = games.map(({ when, game, id, result, points, players, scores, figures }) => [
    new Date(when).toISOString(),
    game,
    id,
    result ?? '',
    points ?? '',
    players.join('; '),
    scores.join('; '),
    figures?.turns ?? '',
    figures && figures.turns > 0 ? (figures.points / figures.turns).toFixed(1) : '',
    figures?.best[0]?.word ?? '',
    figures?.best[0]?.points ?? '',
    figures?.challenged ?? '',
    figures?.fell ?? '',
    figures?.challenges ?? '',
    figures?.caught ?? '',
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
