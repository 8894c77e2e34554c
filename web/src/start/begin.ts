// The ways into a game: against bots at once, with friends through a waiting room, or several
// players at one device.

import * as api from '../api/tables';
import type { EditionInfo, GameInfo, NewSeat, NewTableAnswer, Settings } from '../api/types';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import { keepHost, keepReady, keepSeat } from '../table/keyring';
import { readyOf } from '../tables';

export const tablePath = (code: string) => `/table/${code}`;

/** A game, and the edition of it that is played. */
export interface Playing {
  info: GameInfo;
  edition: EditionInfo;
}

/** Friends are waited for a minute and a half; then the others may let a bot play on. */
const AMONG_FRIENDS = { absence: { seconds: 90, then: 'ask' } } as const;

function settings({ info, edition }: Playing, more: Partial<Settings> = {}): Settings {
  return {
    game: info.game,
    edition: edition.name,
    lexicon: null,
    house: {},
    undo: true,
    open: false,
    turn_limit: null,
    absence: null,
    ...more,
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

/** A level that the game has; the wanted one if it does. */
export const levelFor = (info: GameInfo, level = me.level): string =>
  info.levels.includes(level) ? level : (info.levels[0] ?? level);

async function startAt(
  playing: Playing,
  who: NewSeat['who'][],
  more: Partial<Settings> = {},
): Promise<void> {
  const { info } = playing;
  const made = await api.make({ settings: settings(playing, more), seats: seated(info, who) });
  keepAll(made);
  if (readyOf(info.game)) keepReady(made.table.id);
  else await api.start(made.table.id, made.host);
  me.played(info.game);
  router.go(tablePath(made.table.code));
}

/** The bots that one plays against at once: as many as one likes, and the game has seats for. */
export function botsFor(info: GameInfo, wanted: readonly string[] = me.bots): string[] {
  const least = Math.max(1, info.least_players - 1);
  const count = Math.max(least, Math.min(wanted.length, info.most_players - 1));
  return Array.from({ length: count }, (_, nth) => levelFor(info, wanted[nth] ?? me.level));
}

/** Against bots: the shortest way to one's own turn. */
export async function playNow(playing: Playing): Promise<void> {
  await startAt(playing, [{ kind: 'me', name: me.shownName }, ...botsFor(playing.info).map(bot)]);
}

/** A device takes its time from hand to hand, so whoever is asked something has a minute. */
const UNHURRIED = { challenge_seconds: 60, action_seconds: 60 };

export async function playOnOneDevice(
  playing: Playing,
  names: readonly string[],
  bots: readonly string[] = [],
): Promise<void> {
  const rules = playing.edition.house_rules;
  const known = Object.entries(UNHURRIED).filter(([name]) =>
    rules.some((rule) => rule.name === name),
  );
  const people = names.map((name) => ({ kind: 'me', name }) as const);
  await startAt(playing, [...people, ...bots.map(bot)], { house: Object.fromEntries(known) });
}

/** Makes a table that waits for friends. */
export async function playWithFriends(playing: Playing): Promise<void> {
  const { info } = playing;
  const free = Math.max(1, info.least_players - 1);
  const made = await api.make({
    settings: settings(playing, AMONG_FRIENDS),
    seats: seated(info, [
      { kind: 'me', name: me.shownName },
      ...Array.from({ length: free }, () => ({ kind: 'free' }) as const),
    ]),
  });
  keepAll(made);
  me.played(info.game);
  router.go(tablePath(made.table.code));
}
