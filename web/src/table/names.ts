// What seats are called: people by the names they gave, bots by how well they play.

import type { SeatInfo } from '../api/types';
import { text, texts } from '../i18n/texts.svelte';

/** The name of a seat; bots of the same level at one table are numbered. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const who = seats[seat]?.who;
  if (!who) return text('player-number', { number: seat + 1 });
  if (who.kind === 'person') return who.name;
  if (who.level === 'teacher') return text('bot-teacher');
  const name = texts.has(`bot-${who.level}`) ? text(`bot-${who.level}`) : who.name;
  const same = seats.filter((other) => other.who?.kind === 'bot' && other.who.level === who.level);
  if (same.length < 2) return name;
  return `${name} ${same.findIndex((other) => other.seat === seat) + 1}`;
}
