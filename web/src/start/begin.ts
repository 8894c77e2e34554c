// The ways into a game: against bots at once, with friends through a waiting room, or several
// players at one device.

import * as api from '../api/tables';
import type { GameInfo, NewSeat, NewTableAnswer, Settings } from '../api/types';
import { rulesOf } from '../lobby/house';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import { keepHost, keepSeat } from '../table/keyring';

export const tablePath = (code: string) => `/table/${code}`;

function settings(game: string, house: Settings['house'] = {}): Settings {
  return {
    game,
    edition: null,
    lexicon: null,
    house,
    undo: true,
    open: false,
    turn_limit: null,
    absence: null,
  };
}

/** Keeps what the server gave to whoever made a table. */
function keepAll(made: NewTableAnswer): void {
  keepHost(made.table.id, made.host);
  for (const { seat, secret } of made.seats) keepSeat(made.table.id, seat, secret);
}

/** In team games seats go to the two sides in turn. */
const seated = (info: GameInfo, who: NewSeat['who'][]): NewSeat[] =>
  who.map((one, nth) => (info.teams ? { who: one, team: nth % 2 } : { who: one }));

const bot = (level: string): NewSeat['who'] => ({ kind: 'bot', level });

/** A level that the game has; the remembered one if it does. */
export const levelFor = (info: GameInfo): string =>
  info.levels.includes(me.level) ? me.level : (info.levels[0] ?? me.level);

async function startAt(
  info: GameInfo,
  who: NewSeat['who'][],
  house: Settings['house'] = {},
): Promise<void> {
  const made = await api.make({ settings: settings(info.game, house), seats: seated(info, who) });
  keepAll(made);
  await api.start(made.table.id, made.host);
  me.played(info.game);
  router.go(tablePath(made.table.code));
}

/** Against as few bots as the game allows: the shortest way to one's own turn. */
export async function playNow(info: GameInfo): Promise<void> {
  const others = Math.max(1, info.least_players - 1);
  const bots = Array.from({ length: others }, () => bot(levelFor(info)));
  await startAt(info, [{ kind: 'me', name: me.shownName }, ...bots]);
}

/** A device takes its time from hand to hand, so whoever is asked something has a minute. */
const UNHURRIED = { challenge_seconds: 60, action_seconds: 60 };

export async function playOnOneDevice(info: GameInfo, names: string[]): Promise<void> {
  const rules = rulesOf(info, { edition: null });
  const known = Object.entries(UNHURRIED).filter(([name]) =>
    rules.some((rule) => rule.name === name),
  );
  await startAt(
    info,
    names.map((name) => ({ kind: 'me', name })),
    Object.fromEntries(known),
  );
}

/** Makes a table that waits for friends. */
export async function playWithFriends(info: GameInfo): Promise<void> {
  const free = Math.max(1, info.least_players - 1);
  const made = await api.make({
    settings: settings(info.game),
    seats: seated(info, [
      { kind: 'me', name: me.shownName },
      ...Array.from({ length: free }, () => ({ kind: 'free' }) as const),
    ]),
  });
  keepAll(made);
  me.played(info.game);
  router.go(tablePath(made.table.code));
}
