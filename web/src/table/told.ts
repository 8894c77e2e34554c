// What happened, as lines of the history. A table says what its own news mean; what can happen at
// any table is said here.

import type { Line } from '../api/games/shared';
import type { TableNews } from '../api/games/shared';
import { text } from '../i18n/texts.svelte';
import type { Step } from './view';

export interface Told {
  text: string;
  /** Cells that the line is about; a click marks them on the table. */
  cells?: [number, number][];
  /** How points came about; a click shows them. */
  lines?: Line[];
  /** Small steps are announced to nobody and written smaller. */
  quiet?: boolean;
}

/** What a table makes of its game's own news; nothing for what need not be said. */
export type Say = (news: unknown) => Told | null;

export interface HistoryLine extends Told {
  number: number;
}

export function history(
  steps: readonly Step[],
  say: Say,
  name: (seat: number) => string,
): HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const step of steps) {
    const told = sayStep(step.news, say, name);
    if (told) lines.push({ ...told, number: step.number });
  }
  return lines;
}

function sayStep(
  news: TableNews<unknown> | null,
  say: Say,
  name: (seat: number) => string,
): Told | null {
  if (!news) return null;
  if ('game' in news) return say(news.game);
  if ('left' in news) return { text: text('news-left', { player: name(news.left.seat) }) };
  if ('handed_over' in news) {
    const { seat, to } = news.handed_over;
    const id = to === 'bot' ? 'news-handed-over-bot' : 'news-handed-over-person';
    return { text: text(id, { player: name(seat) }) };
  }
  return { text: text('news-undone') };
}

/** An enum of the server as its variant's name and what it carries. */
export function variant(value: unknown): [string, Record<string, unknown>] {
  if (typeof value === 'string') return [value, {}];
  const [entry] = Object.entries(value as Record<string, Record<string, unknown>>);
  return entry ?? ['', {}];
}
