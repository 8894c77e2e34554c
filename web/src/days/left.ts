// How much time somebody has who is waited for by days, in words.

import type { SeatInfo, TableInfo } from '../api/types';
import { text } from '../i18n/texts.svelte';

const HOUR = 3_600_000;

/** How long it is until a moment, as people count it: nobody needs minutes. */
export function leftText(until: number, now = Date.now()): string {
  const hours = Math.max(0, until - now) / HOUR;
  return hours >= 36
    ? text('days-left', { count: Math.round(hours / 24) })
    : text('days-hours-left', { count: Math.ceil(hours) });
}

/** Until when a table waits for one of these seats, or for anybody. */
export function dueOf(
  table: TableInfo,
  seats: (seat: SeatInfo) => boolean = () => true,
): number | null {
  const dues = table.seats.filter(seats).flatMap(({ days }) => days?.due ?? []);
  return dues.length === 0 ? null : Math.min(...dues);
}
