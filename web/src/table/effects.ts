// Which news makes which sound. One table for all games: an event that is new in a game has to be
// put here, or this does not compile.

import type { Games } from '../api/games';
import type { Sound } from './sounds';
import type { GameName, Step } from './view';

type News = Games[GameName]['news'];
type NameOf<Event> = Event extends string ? Event : keyof Event;
type BodyOf<Event, Name extends string> = Event extends Record<Name, infer Body> ? Body : never;
/** The name of something that can happen in one of the games. */
export type EventName = NameOf<News>;

type Effect<Name extends EventName> = Sound | null | ((body: BodyOf<News, Name>) => Sound | null);

const EFFECTS: { [Name in EventName]: Effect<Name> } = {
  // Before the first turn, and between rounds.
  cut: 'deal',
  dealer_drawn: 'deal',
  first_rolls: 'dice',
  shuffled: 'deal',
  spread: 'deal',
  actions_shuffled: null,
  tasks_shuffled: null,
  round: 'deal',
  recycled: 'deal',
  turned_over: 'card',
  // A turn.
  turn: null,
  drew: null,
  took: 'card',
  laid: (laid) =>
    'play' in laid && 'stolen' in laid.play && laid.play.stolen !== null ? 'steal' : 'card',
  stopped: 'card',
  discarded: 'card',
  passed: null,
  scored: 'word',
  placed: ({ words }) => (words.some(({ fate }) => fate === 'locked') ? 'lock' : null),
  cleared: null,
  stood: null,
  missed: null,
  will_miss: null,
  last_turns: 'zone',
  round_over: 'word',
  put_away: null,
  // What others have a say in.
  asked: null,
  accepted: null,
  agreed: 'word',
  objected: 'refused',
  challenged: ({ wrong }) => (wrong.length > 0 ? 'refused' : null),
  took_back: 'refused',
  // Action cards.
  action_drawn: null,
  action_window: null,
  action_answered: null,
  action_played: 'steal',
  action_given_back: 'card',
  actions_over: null,
  // Dice and timer.
  rolled: 'dice',
  started: 'zone',
  false_start: 'refused',
  early_stop: 'refused',
  rejected: 'refused',
  chance_rolled: 'dice',
  may_choose: null,
  chosen: 'card',
  no_word: ({ how }) => (how === 'ding' ? 'ding' : null),
  said_no_room: null,
  gone: null,
  // How the end sounds depends on who listens.
  ended: null,
};

/** The sound of one piece of news. */
export function soundOf(news: News): Sound | null {
  const [name, body] =
    typeof news === 'string' ? [news, null] : (Object.entries(news)[0] ?? ['turn', null]);
  const effect = EFFECTS[name as EventName] as Sound | null | ((body: unknown) => Sound | null);
  return typeof effect === 'function' ? effect(body) : effect;
}

/** So many sounds at once are still told apart. */
const MOST = 3;

/** The sounds of what has just happened, in order, each once. */
export function soundsOf(steps: readonly Step[]): Sound[] {
  const sounds = steps.flatMap(({ news }) =>
    news && 'game' in news ? (soundOf(news.game) ?? []) : [],
  );
  return [...new Set(sounds)].slice(-MOST);
}
