// Games brought to their end without playing them by hand: a strong bot plays on for the seats of
// people, who come back to see how it ended.

import { expect, type APIRequestContext } from '@playwright/test';
import type { Outcome } from '../src/api/games/shared';
import type { NewTableAnswer, TableInfo } from '../src/api/types';
import { startTable, type Wanted } from './tables';

export const infoOf = async (request: APIRequestContext, id: string): Promise<TableInfo> =>
  ((await (await request.get(`/api/tables/${id}`)).json()) as { table: TableInfo }).table;

/** Lets a bot play for seats of people. */
export async function handOver(
  request: APIRequestContext,
  made: NewTableAnswer,
  seats: readonly number[],
): Promise<void> {
  for (const { seat, secret } of made.seats.filter((held) => seats.includes(held.seat))) {
    const answer = await request.post(`/api/tables/${made.table.id}/seats/${seat}/hand-over`, {
      headers: { Authorization: `Bearer ${secret}` },
      data: { to: 'bot', level: 'expert' },
    });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
  }
}

export interface Played {
  made: NewTableAnswer;
  outcome: Outcome;
}

/** A table whose game is over, and how it ended. Bots differ from time to time, so who wins does
    too: whoever needs one winner plays until there is one. */
export async function playedOut(
  request: APIRequestContext,
  wanted: Wanted,
  fits: (outcome: Outcome) => boolean = () => true,
): Promise<Played> {
  for (let seed = wanted.seed ?? 1; ; seed += 1) {
    const played = await playOut(request, { ...wanted, seed });
    if (fits(played.outcome)) return played;
  }
}

async function playOut(request: APIRequestContext, wanted: Wanted): Promise<Played> {
  const made = await startTable(request, wanted);
  const people = made.seats.map(({ seat }) => seat);
  await handOver(request, made, people);
  let outcome: Outcome | null = null;
  await expect
    .poll(async () => (outcome = (await infoOf(request, made.table.id)).outcome), {
      timeout: 40_000,
    })
    .not.toBeNull();
  return { made, outcome: outcome as unknown as Outcome };
}

/** Somebody is ahead of everybody else, with points to show. */
export const decided = ({ scores, winners }: Outcome): boolean =>
  winners.length === 1 && (scores[winners[0] ?? 0] ?? 0) > 0;

/** Who won, and somebody who did not. */
export function sidesOf({ winners, scores }: Outcome): { winner: number; loser: number } {
  const winner = winners[0] ?? 0;
  return { winner, loser: scores.findIndex((_, side) => side !== winner) };
}
