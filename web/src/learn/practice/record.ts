// What this browser remembers of puzzles: how well each went, and how many days in a row.

import { recall, remember } from '../../storage';

/** How much a hint says that is less than the whole play. */
export const HELPING = ['where', 'word'] as const;
export type Helping = (typeof HELPING)[number];

/** How the puzzle of a day went. */
export interface Went {
  /** The best play laid so far, in percent of the best there is. */
  percent: number;
  /** How many plays were laid until the best was found or looked at. */
  tries: number;
  /** Was the best play looked at? What is laid afterwards counts for nothing. */
  seen: boolean;
  /** The hints that were asked for until then. */
  hints?: readonly Helping[];
}

export type History = Readonly<Record<string, Went>>;

/** How many days back puzzles can be asked for. */
export const DAYS_BACK = 60;
/** Older ones are forgotten, but not so soon that a long row of days would break. */
const KEPT = 2000;
const KEY = 'puzzles';

/** A day as calendars write it, at the place of whoever looks. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** So many days before or after a day. */
export function daysFrom(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Noon of a day, which no change of clocks moves into another. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime());

export const nameOf = (game: string, edition: string, day: string): string =>
  `${day} ${game} ${edition}`;

function isWent(value: unknown): value is Went {
  if (typeof value !== 'object' || value === null) return false;
  const { percent, tries, seen, hints = [] } = value as Partial<Went>;
  return (
    typeof percent === 'number' &&
    typeof tries === 'number' &&
    typeof seen === 'boolean' &&
    Array.isArray(hints) &&
    hints.every((hint) => HELPING.includes(hint as Helping))
  );
}

/** What is remembered; what cannot be read is not. */
export function recorded(): History {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, went]) => isWent(went)));
  } catch {
    return {};
  }
}

/** Notes how a puzzle goes, and gives all that is remembered then. */
export function note(puzzle: string, change: (went: Went) => Went): History {
  const all = recorded();
  const went = change(all[puzzle] ?? { percent: 0, tries: 0, seen: false });
  const kept = Object.entries({ ...all, [puzzle]: went }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const record = Object.fromEntries(kept.slice(-KEPT));
  remember(KEY, JSON.stringify(record));
  return record;
}

/** A play was laid that is so good. */
export const laid =
  (percent: number) =>
  (went: Went): Went =>
    went.seen || went.percent >= 100
      ? went
      : { ...went, tries: went.tries + 1, percent: Math.max(went.percent, percent) };

/** A hint was asked for. Asking again for the same is free, and so is asking afterwards. */
export const helped =
  (strength: Helping) =>
  (went: Went): Went =>
    went.seen || went.percent >= 100 || went.hints?.includes(strength)
      ? went
      : { ...went, hints: [...(went.hints ?? []), strength] };

/** How many hints there were. */
export const hintsOf = ({ hints }: Went): number => hints?.length ?? 0;

/** The best play was looked at. */
export const seen = (went: Went): Went => ({ ...went, seen: true });

/** How good a play is beside the best one. Only the best is as good as the best. */
export const percentOf = (total: number, best: number): number =>
  total >= best ? 100 : Math.max(0, Math.min(99, Math.floor((100 * total) / Math.max(1, best))));

const isPlayed = ({ tries }: Went) => tries > 0;

/** How many days in a row some puzzle of the day was tried, up to today or yesterday. */
export function streakOf(record: History, today: string): number {
  const played = Object.entries(record).filter(([, went]) => isPlayed(went));
  const days = new Set(played.map(([puzzle]) => puzzle.slice(0, 10)));
  let day = days.has(today) ? today : daysFrom(today, -1);
  let streak = 0;
  for (; days.has(day); day = daysFrom(day, -1)) streak += 1;
  return streak;
}

/** How many puzzles had their best play found. */
export const foundOf = (record: History): number =>
  Object.values(record).filter(({ percent }) => percent >= 100).length;

/** So many squares stand for all there was. */
const SQUARES = 10;

/** How it went, in squares that give nothing away. */
export function squares({ percent }: Went): string {
  const full = Math.floor((percent * SQUARES) / 100);
  return '■'.repeat(full) + '□'.repeat(SQUARES - full);
}
