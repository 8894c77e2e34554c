// Written from the server's messages; do not edit.
// To write it anew: ABECEDAR_WRITE_TYPES=1 cargo test -p server --test types
import type { Cell, Heard, HouseRule, Line, Outcome, Points, Refusal, TableView, Tallied, TallyLine } from './games/shared';

/**
 * The lexicons that there are, those that ship first.
 */
export type Catalogue = {
  /**
   * One entry a lexicon.
   */
  lexicons: Array<LexiconInfo>,
};

/**
 * One lexicon, as one chooses it.
 */
export type LexiconInfo = {
  /**
   * The name to ask for it by.
   */
  name: string,
  /**
   * The language tag of its words, for `lang` attributes.
   */
  language: string,
  /**
   * How many words it has.
   */
  words: number,
  /**
   * Can one ask what they mean?
   */
  meanings: boolean,
};

/**
 * Whether a word is in a lexicon, and what is known about it.
 */
export type WordAnswer = {
  /**
   * The lexicon that was asked.
   */
  lexicon: string,
  /**
   * The language tag of the word.
   */
  language: string,
  /**
   * The word as the lexicon's letters spell it, in upper case.
   */
  word: string,
  /**
   * Is it in the lexicon?
   */
  valid: boolean,
  /**
   * How people write it, in lower case and the commonest form first; empty where nothing is
   * known and where they write it as its letters are.
   */
  written: Array<string>,
  /**
   * What the word can be; empty when the lexicon does not say.
   */
  parts: Array<PartOfSpeech>,
  /**
   * How often one meets it, when that is known.
   */
  commonness: Commonness | null,
};

/**
 * `GET /api/lexicons/{name}/words/{word}/meaning`: what a word means, as far as that is known.
 */
export type MeaningAnswer = {
  /**
   * The lexicon that was asked.
   */
  lexicon: string,
  /**
   * The language tag of the word and of what explains it.
   */
  language: string,
  /**
   * The word as the lexicon's letters spell it, in upper case.
   */
  word: string,
  /**
   * Its own meaning first, then those of words that it is a form of. Empty where nothing is
   * known.
   */
  meanings: Array<ExplainedWord>,
  /**
   * The words that it is a form of, as people write them, explained or not.
   */
  bases: Array<string>,
  /**
   * Who says so; nothing where the lexicon has no meanings at all.
   */
  source: MeaningSource | null,
};

/**
 * The meaning of the word itself, or of one that it is a form of.
 */
export type ExplainedWord = {
  /**
   * Whose meaning it is, in upper case.
   */
  word: string,
  /**
   * Its senses.
   */
  senses: Array<Sense>,
};

/**
 * One sense of a word.
 */
export type Sense = {
  /**
   * How the word is written in this sense, in lower case.
   */
  written: string,
  /**
   * What it is in this sense, when that is known.
   */
  part: PartOfSpeech | null,
  /**
   * The explanation, or words that mean about the same.
   */
  text: string,
};

/**
 * Where meanings come from.
 */
export type MeaningSource = {
  /**
   * From where.
   */
  name: string,
  /**
   * Under which licence.
   */
  licence: string,
  /**
   * Are they words that mean about the same, in place of explanations?
   */
  synonyms: boolean,
};

/**
 * What a word can be in a sentence.
 */
export type PartOfSpeech = "noun" | "adjective" | "verb" | "adverb" | "other";

/**
 * How often one meets a word.
 */
export type Commonness = "everyday" | "common" | "uncommon" | "rare";

/**
 * The words that letters and blanks can spell, in part or all together.
 */
export type Anagrams = {
  /**
   * The lexicon that was asked.
   */
  lexicon: string,
  /**
   * The language tag of the words.
   */
  language: string,
  /**
   * The letters as they were understood, blanks last.
   */
  letters: string,
  /**
   * How many words there are, shown or not.
   */
  total: number,
  /**
   * The words by length, longest first.
   */
  groups: Array<AnagramGroup>,
};

/**
 * The words of one length.
 */
export type AnagramGroup = {
  /**
   * How many letters they have.
   */
  length: number,
  /**
   * How many there are, shown or not.
   */
  total: number,
  /**
   * Those with the fewest blanks first, then by the alphabet. As in all texts about cards, a
   * lower-case letter is a blank standing for it.
   */
  words: Array<string>,
  /**
   * How people write those of them that have marks or ligatures, by the word in capitals; the
   * forms are in lower case, the commonest first.
   */
  written: { [key in string]: Array<string> },
};

/**
 * Why a call got no answer: a code, and what the text about it needs to know.
 *
 * The texts are in `locales/`, under `problem-` and the code.
 */
export type Problem = { "code": "not_found" } | { "code": "method_not_allowed" } | { "code": "malformed" } | { "code": "too_large" } | { "code": "unknown_lexicon",
  /**
   * The name that was asked for.
   */
  name: string,
  /**
   * The name that was probably meant.
   */
  nearest: string | null,
} | { "code": "damaged_lexicon",
  /**
   * Its name.
   */
  name: string,
} | { "code": "damaged_meanings",
  /**
   * Its name.
   */
  name: string,
} | { "code": "foreign_letter",
  /**
   * The character as it was typed.
   */
  character: string,
  /**
   * Its place among the typed characters, counted from 0.
   */
  at: number,
  /**
   * The language whose alphabet lacks it.
   */
  language: string,
} | { "code": "no_letters" } | { "code": "word_too_long",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "too_many_letters",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "too_many_blanks",
  /**
   * The most there can be.
   */
  most: number,
} | { "code": "too_often",
  /**
   * When to try again.
   */
  retry_seconds: number,
} | { "code": "busy" } | { "code": "internal" };

/**
 * `GET /api/lan`: where phones in the house join.
 */
export type Lan = {
  /**
   * Origins such as `http://192.168.1.7:4747`, the likeliest first; none where only this machine
   * is served, or a server of the open internet.
   */
  addresses: Array<string>,
};

/**
 * `GET /api/games`: the games that there are.
 */
export type Games = {
  /**
   * One entry a game.
   */
  games: Array<GameInfo>,
  /**
   * What a player can show the others without words.
   */
  reactions: Array<Reaction>,
};

/**
 * One game, as one chooses it.
 */
export type GameInfo = {
  /**
   * Its name.
   */
  game: string,
  /**
   * The fewest players.
   */
  least_players: number,
  /**
   * The most players.
   */
  most_players: number,
  /**
   * Is it played by teams?
   */
  teams: boolean,
  /**
   * Can it be played with days a move?
   */
  days: boolean,
  /**
   * Its editions, the default one first.
   */
  editions: Array<EditionInfo>,
  /**
   * How well bots can play it, weakest first.
   */
  levels: Array<string>,
};

/**
 * One edition of a game.
 */
export type EditionInfo = {
  /**
   * Its name.
   */
  name: string,
  /**
   * The lexicon that it is played with unless the table chooses another.
   */
  lexicon: string,
  /**
   * The language of its letters, for `lang` attributes.
   */
  language: string,
  /**
   * Is its lexicon here? If not, it has to be imported first, or the table chooses another.
   */
  playable: boolean,
  /**
   * Its house rules, as a table with as many players as can play may set them.
   */
  house_rules: Array<HouseRule>,
};

/**
 * The address of a table: random, and long enough that nobody comes across it by guessing.
 *
 * ```
 * use server::storage::TableId;
 * let id = TableId::new(0xA5);
 * assert_eq!(id.to_string(), "00000000000000a5");
 * assert_eq!(id.to_string().parse(), Ok(id));
 * ```
 */
export type TableId = string;

/**
 * The code of a table, as people tell each other, in two groups of letters. Capital or small,
 * with or without what separates them, makes no difference.
 */
export type TableCode = string;

/**
 * A secret that gives a seat or the rights of the host to whoever knows it: 192 random bits.
 *
 * It shows nothing of itself in logs.
 */
export type Secret = string;

/**
 * A table as anybody may know it. The game itself is in the views of the stream.
 */
export type TableInfo = {
  /**
   * Its address.
   */
  id: TableId,
  /**
   * The code that people tell each other.
   */
  code: TableCode,
  /**
   * What is played, and how.
   */
  settings: Settings,
  /**
   * The seats, in order.
   */
  seats: Array<SeatInfo>,
  /**
   * How far it is.
   */
  stage: TableStage,
  /**
   * When it was made, in milliseconds of the Unix clock.
   */
  created: number,
  /**
   * When something last happened, in milliseconds of the Unix clock.
   */
  changed: number,
  /**
   * The scores side by side, once the game is over.
   */
  outcome: Outcome | null,
  /**
   * The table of the rematch, once there is one.
   */
  rematch: TableId | null,
  /**
   * Is the record of the game so long that what room it has left is kept for playing to the
   * end? Then nothing can be taken back any more, and no seat handed to a bot. Lists do not
   * say.
   */
  record_full: boolean,
  /**
   * How many hints each seat has had; empty while nobody has had any.
   */
  hints?: Array<number>,
  /**
   * The seat whose player has asked the table to stand still, while it does: its clock does not
   * run, bots do not act, and nothing is played until it goes on.
   */
  paused?: number,
  /**
   * Does a big screen show the table, for everybody in the room? Then phones need not show all.
   */
  screen?: boolean,
  /**
   * How far the lesson is, where the table is for one.
   */
  lesson?: LessonInfo | null,
};

/**
 * How far a table is.
 */
export type TableStage = "waiting" | "playing" | "over" | "abandoned";

/**
 * What is played at a table, and how.
 */
export type Settings = {
  /**
   * The game: `classic`, `forfeit`, `rummy`, `party` or `thief`.
   */
  game: string,
  /**
   * The edition; the game's first one if none is named.
   */
  edition: string | null,
  /**
   * The lexicon, where it is not the edition's own.
   */
  lexicon: string | null,
  /**
   * House rules that differ from the defaults.
   */
  house: Record<string, unknown>,
  /**
   * Do bots and hints pass over words that offend? If nothing is said, they do where a bot of
   * the lower levels plays.
   */
  family?: boolean | null,
  /**
   * May a turn be taken back, against bots or where all agree?
   */
  undo: boolean,
  /**
   * Is the table in the list of open ones? Otherwise one needs its code or link.
   */
  open: boolean,
  /**
   * How long a turn may take, and what then happens; no limit if there is none.
   */
  turn_limit: Patience | null,
  /**
   * How long the table waits for a player who is not connected, and what then happens.
   */
  absence: Patience | null,
  /**
   * A pace of days a move, by the clock on the wall. Where there is one there is no turn limit
   * and nobody is away; games that race a clock cannot be played so.
   */
  days?: DaysPace | null,
  /**
   * May people at the table have hints, also where they play against each other? Who plays
   * against bots alone may have them in any case.
   */
  hints?: boolean,
};

/**
 * How long somebody is waited for, and what happens then.
 */
export type Patience = {
  /**
   * How long.
   */
  seconds: number,
  /**
   * What happens then.
   */
  then: Lateness,
};

/**
 * What happens to somebody who was waited for long enough.
 */
export type Lateness = "wait" | "ask" | "bot" | "forfeit";

/**
 * A pace of days a move. It goes by the clock on the wall; see `docs/protocol.md`.
 */
export type DaysPace = {
  /**
   * How many days somebody who is waited for has, 1 to 7.
   */
  days: number,
  /**
   * What happens when they are over.
   */
  then: TimeUp,
  /**
   * How many days of vacation each player may take in the course of the game, 0 to 30.
   */
  vacation: number,
};

/**
 * What happens to somebody whose days are over.
 */
export type TimeUp = "pass" | "bot" | "forfeit";

/**
 * What a seat has of its time, at a table with days a move. Times are milliseconds of the Unix
 * clock.
 */
export type SeatDays = {
  /**
   * Until when the game waits for the seat, while it does.
   */
  due: number | null,
  /**
   * Until when its player is on vacation.
   */
  away: number | null,
  /**
   * How many days of vacation are left.
   */
  vacation: number,
};

/**
 * `POST /api/tables/{id}/seats/{seat}/vacation`: the player goes away, or is back.
 */
export type VacationAsked = {
  /**
   * For how many days; none: the player is back, and whole days that are left are not used up.
   */
  days: number,
};

/**
 * `GET /api/notices`: how this server can reach people who are not there.
 */
export type NoticesOffered = {
  /**
   * The key for Web Push, as browsers take it (base64url); nothing where it is turned off.
   */
  push: string | null,
  /**
   * Can it send mail?
   */
  mail: boolean,
};

/**
 * `PUT /api/tables/{id}/seats/{seat}/notices`: whoever holds the seat wants to be told when it is
 * waited for.
 */
export type NoticeAsked = { "by": "push",
  /**
   * Where to, as the browser says it.
   */
  endpoint: string,
  /**
   * The browser's public key (base64url).
   */
  p256dh: string,
  /**
   * What the browser has drawn beside it (base64url).
   */
  auth: string,
  /**
   * The language of the notices.
   */
  language: string,
} | { "by": "mail",
  /**
   * Where to.
   */
  address: string,
  /**
   * The language of the notices.
   */
  language: string,
};

/**
 * How the holder of a seat is told that it is waited for.
 */
export type Noticed = {
  /**
   * How many browsers are told.
   */
  browsers: number,
  /**
   * By mail too?
   */
  mail: MailNoticed,
};

/**
 * Whether somebody is told by mail.
 */
export type MailNoticed = "no" | "asked" | "yes";

/**
 * A seat as anybody may know it.
 */
export type SeatInfo = {
  /**
   * Its number, counted from 0.
   */
  seat: number,
  /**
   * The side, where the game is played by teams.
   */
  team: number | null,
  /**
   * Who sits there; nobody while the seat is free.
   */
  who: Occupant | null,
  /**
   * Is somebody connected who holds the seat? Bots always are.
   */
  here: boolean,
  /**
   * Since when the player is not connected, in table time; only where the settings say what
   * happens to somebody who is away.
   */
  away?: number,
  /**
   * What it has of its time, at a table with days a move.
   */
  days?: SeatDays,
  /**
   * Does the game wait for this seat?
   */
  awaited: boolean,
  /**
   * Has its player left the game for good?
   */
  left: boolean,
};

/**
 * Who sits on a seat.
 */
export type Occupant = { "kind": "person",
  /**
   * What the others call this player.
   */
  name: string,
  /**
   * The level of the bot that plays on while the person is away, if one does.
   */
  stand_in: string | null,
} | { "kind": "bot",
  /**
   * What the others call it.
   */
  name: string,
  /**
   * How well it plays; one of the levels in the catalogue of games.
   */
  level: string,
};

/**
 * The tables that one can sit down at or watch.
 */
export type OpenTables = {
  /**
   * Those that wait for players first, then the newest.
   */
  tables: Array<TableInfo>,
};

/**
 * `POST /api/tables`: a new table. `PUT /api/tables/{id}` before the start: other settings.
 */
export type NewTable = {
  /**
   * What is played, and how.
   */
  settings: Settings,
  /**
   * The seats, in order.
   */
  seats: Array<NewSeat>,
  /**
   * The luck of the game by number; only where the server runs for tests.
   */
  seed?: number,
};

/**
 * One seat of a new table.
 */
export type NewSeat = {
  /**
   * Who shall sit there.
   */
  who: NewOccupant,
  /**
   * The side, where the game is played by teams.
   */
  team?: number,
};

/**
 * Who shall sit on a seat.
 */
export type NewOccupant = { "kind": "free" } | { "kind": "me",
  /**
   * What the others call this player.
   */
  name: string,
} | { "kind": "bot",
  /**
   * How well it plays; one of the levels in the catalogue of games.
   */
  level: string,
};

/**
 * The answer to whoever made a table.
 */
export type NewTableAnswer = {
  /**
   * The table.
   */
  table: TableInfo,
  /**
   * What gives the rights of the host: change, start, abandon and delete the table.
   */
  host: Secret,
  /**
   * The seats that the caller took at once.
   */
  seats: Array<SeatSecret>,
};

/**
 * A seat and what it is held by.
 */
export type SeatSecret = {
  /**
   * The seat.
   */
  seat: number,
  /**
   * What holds it.
   */
  secret: Secret,
};

/**
 * `POST /api/tables/{id}/seats/{seat}`: sits down on a free seat.
 */
export type TakeSeat = {
  /**
   * What the others call this player.
   */
  name: string,
};

/**
 * The answer to whoever sat down, or to whom a seat was handed on.
 */
export type SeatAnswer = {
  /**
   * The table.
   */
  table: TableInfo,
  /**
   * The seat.
   */
  seat: number,
  /**
   * What holds the seat from now on, if that is new; what held it before is void.
   */
  secret: Secret | null,
};

/**
 * `POST /api/tables/{id}/seats/{seat}/hand-over`: somebody else plays for the seat.
 */
export type HandOver = { "to": "bot",
  /**
   * How well it plays.
   */
  level: string,
} | { "to": "person",
  /**
   * What the others call the new player; as before if there is none.
   */
  name?: string,
} | { "to": "back" };

/**
 * `POST /api/tables/mine`: what has become of the tables that a browser remembers.
 */
export type MineAsked = {
  /**
   * The tables and what the browser holds of them.
   */
  held: Array<Held>,
};

/**
 * A table and a secret of it.
 */
export type Held = {
  /**
   * The table.
   */
  table: TableId,
  /**
   * The secret of a seat or of the host.
   */
  secret: Secret,
};

/**
 * The answer to [`MineAsked`]: tables that are gone and secrets that are void are left out.
 */
export type Mine = {
  /**
   * The tables, each once, the latest first.
   */
  tables: Array<MyTable>,
};

/**
 * A table that the caller holds something of.
 */
export type MyTable = {
  /**
   * The table.
   */
  table: TableInfo,
  /**
   * The seats that the caller holds.
   */
  seats: Array<number>,
  /**
   * Is the caller its host?
   */
  host: boolean,
  /**
   * How the caller is told that a seat of theirs is waited for, where it was asked for.
   */
  noticed?: Noticed,
};

/**
 * Why a call about a table got no answer. It says nothing about what is hidden.
 */
export type TableProblem = { "code": "no_such_table" } | { "code": "no_such_seat" } | { "code": "malformed",
  /**
   * What was expected, and where.
   */
  detail: string,
} | { "code": "too_large" } | { "code": "bad_settings",
  /**
   * Which part.
   */
  part: string,
  /**
   * What is wrong with it, and what was expected.
   */
  detail: string,
} | { "code": "bad_name",
  /**
   * The most characters that a name can have.
   */
  most: number,
} | { "code": "not_yours" } | { "code": "seat_taken" } | { "code": "seat_free" } | { "code": "seats_free",
  /**
   * The free ones.
   */
  seats: Array<number>,
} | { "code": "already_started" } | { "code": "not_started" } | { "code": "not_over" } | { "code": "game_over" } | { "code": "no_hints" } | { "code": "not_awaited" } | { "code": "no_puzzle" } | { "code": "refused",
  /**
   * Why.
   */
  refusal: Refusal,
} | { "code": "too_often",
  /**
   * When to try again.
   */
  retry_seconds: number,
} | { "code": "full" } | { "code": "wrong_origin" } | { "code": "busy" } | { "code": "cannot_keep" } | { "code": "internal" };

/**
 * What a client says on the stream of a table. The first message is [`FromClient::Hello`].
 */
export type FromClient = { "type": "hello",
  /**
   * Whose eyes the client looks with. Without any it watches, from the start.
   */
  viewers: Array<Eyes>,
  /**
   * Is it a big screen that everybody in the room looks at?
   */
  screen?: boolean,
} | { "type": "play",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who does it.
   */
  seat: number,
  /**
   * The phase that it is meant for, from the view.
   */
  phase: number,
  /**
   * What is done, as the game defines it.
   */
  command: unknown,
} | { "type": "preview",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who asks.
   */
  seat: number,
  /**
   * What would be done.
   */
  command: unknown,
} | { "type": "resign",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who leaves.
   */
  seat: number,
} | { "type": "undo",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who wants it.
   */
  seat: number,
} | { "type": "undo_answer",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who answers.
   */
  seat: number,
  /**
   * Agreed?
   */
  agree: boolean,
} | { "type": "pause",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who wants it.
   */
  seat: number,
} | { "type": "pause_answer",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who answers.
   */
  seat: number,
  /**
   * Agreed?
   */
  agree: boolean,
} | { "type": "resume",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * Who says so.
   */
  seat: number,
} | { "type": "draft",
  /**
   * Who lays them.
   */
  seat: number,
  /**
   * The cells that change: row, column, and the tile or nothing.
   */
  set: Array<[number, number, string | null]>,
} | { "type": "react",
  /**
   * Who.
   */
  seat: number,
  /**
   * What.
   */
  reaction: Reaction,
} | { "type": "ping" } | { "type": "here" };

/**
 * The client's own name for something that it asks, so that it knows the answer when it comes.
 * Asked twice with the same id, it is done once and answered the same.
 */
export type AskId = string;

/**
 * Whose eyes a client looks with, and where its stream goes on.
 */
export type Eyes = {
  /**
   * The secret of a seat; nothing for a watcher.
   */
  secret: Secret | null,
  /**
   * The number of the first event that the client has not seen; nothing where it wants to see
   * how things are and not how they came about.
   */
  next: number | null,
};

/**
 * What a player can show the others without words.
 */
export type Reaction = "wave" | "applause" | "surprise" | "laugh" | "think" | "hurry" | "sorry" | "thanks";

/**
 * What the server says on the stream of a table.
 *
 * `viewer` is the seat whose eyes a message is for, or nothing for a watcher. `now` is table
 * time in milliseconds, for clocks on the page; it runs on between messages. `limit` is when the
 * turn limit is up, in table time, if a turn limit runs.
 */
export type ToClient = { "type": "welcome",
  /**
   * The table.
   */
  table: TableInfo,
  /**
   * The seats that the client holds; nothing in the list is a watcher.
   */
  viewers: Array<number | null>,
  /**
   * Table time; it stands while the game is not on.
   */
  now: number,
  /**
   * When the turn limit is up.
   */
  limit: number | null,
} | { "type": "told",
  /**
   * Whose stream.
   */
  viewer: number | null,
  /**
   * The number of the first step: the one after the last that the viewer has.
   */
  from: number,
  /**
   * The steps, numbered without gaps, each with the sentences about it; a step without news
   * is not for this viewer. There may be none.
   */
  steps: Array<Heard<unknown>>,
  /**
   * All that the viewer sees now, after these steps.
   */
  view: TableView<unknown>,
  /**
   * How words in the steps are written, in capital letters, where that is not as their
   * letters are: `NOÇAO` as `NOÇÃO`. Several forms have a stroke between them.
   */
  written?: { [key in string]: string },
  /**
   * Table time.
   */
  now: number,
  /**
   * When the turn limit is up.
   */
  limit: number | null,
  /**
   * The client's own name for what it asked, if this is what came of it: it is done, and
   * kept. Only the connection that asked hears this, for the seat that it asked for.
   */
  done: AskId | null,
  /**
   * The table, if something about it has changed too, such as that the game is over.
   */
  table: TableInfo | null,
} | { "type": "answer",
  /**
   * The client's own name for it.
   */
  id: AskId,
  /**
   * What came of it.
   */
  outcome: AnswerOutcome,
} | { "type": "draft",
  /**
   * Whose tiles.
   */
  side: number,
  /**
   * Who laid last.
   */
  seat: number,
  /**
   * All of them: row, column, tile.
   */
  tiles: Array<[number, number, string]>,
} | { "type": "presence",
  /**
   * Seat by seat: is somebody connected who holds it? Bots always are.
   */
  here: Array<boolean>,
  /**
   * Does a big screen show the table?
   */
  screen?: boolean,
} | { "type": "reaction",
  /**
   * Who.
   */
  seat: number,
  /**
   * What.
   */
  reaction: Reaction,
} | { "type": "undo_asked",
  /**
   * Who wants it.
   */
  seat: number,
  /**
   * Who has not agreed yet.
   */
  waiting: Array<number>,
} | { "type": "pause_asked",
  /**
   * Who wants it.
   */
  seat: number,
  /**
   * Who has not agreed yet.
   */
  waiting: Array<number>,
} | { "type": "table",
  /**
   * The table as it is now.
   */
  table: TableInfo,
  /**
   * Table time; it stands while the game is not on, or the table is paused.
   */
  now: number,
} | { "type": "rematch",
  /**
   * The new table.
   */
  table: TableId,
} | { "type": "pong",
  /**
   * Table time.
   */
  now: number,
} | { "type": "here" } | { "type": "problem",
  /**
   * What.
   */
  problem: TableProblem,
} | { "type": "closing",
  /**
   * Why.
   */
  reason: ClosingReason,
  /**
   * After how long the client may come back; nothing if it need not.
   */
  come_back_ms: number | null,
};

/**
 * What came of something that a client asked.
 */
export type AnswerOutcome = { "kind": "done",
  /**
   * The number that the next event will have.
   */
  next: number,
} | { "kind": "scored",
  /**
   * The lines, which add up.
   */
  lines: Array<Line>,
  /**
   * Their sum.
   */
  total: Points,
  /**
   * The cells whose cards would stay, where a play clears the others away; else none.
   */
  kept: Array<Cell>,
} | { "kind": "superseded" } | { "kind": "asked" } | { "kind": "refused",
  /**
   * Why.
   */
  refusal: Refusal,
} | { "kind": "failed",
  /**
   * Why.
   */
  problem: TableProblem,
};

/**
 * Why the server closes a connection.
 */
export type ClosingReason = "stopping" | "deleted" | "too_fast" | "misbehaved" | "too_slow" | "silent" | "full" | "void";

/**
 * `GET /api/tables/{id}/review`: a finished game, turn by turn.
 */
export type Review = {
  /**
   * The turns in which somebody could lay something, in order.
   */
  turns: Array<ReviewedTurn>,
  /**
   * The turns that decided the most, as places in `turns`, the weightiest first.
   */
  turning_points: Array<number>,
  /**
   * How common the words of the best plays are, where that is known.
   */
  known: { [key in string]: Commonness },
  /**
   * How the words of the turns are written, in capital letters, where that is not as their
   * letters are.
   */
  written: { [key in string]: string },
};

/**
 * One turn of a finished game.
 */
export type ReviewedTurn = {
  /**
   * The number of the log entry.
   */
  entry: number,
  /**
   * Whose turn it was.
   */
  seat: number,
  /**
   * What was done, as the game defines it.
   */
  played: unknown,
  /**
   * What it scored at once.
   */
  score: number,
  /**
   * The best that could have been done, as the game defines it; nothing if there was nothing.
   */
  best: unknown,
  /**
   * The words of the best play.
   */
  best_words: Array<string>,
  /**
   * What that would have scored.
   */
  best_score: number,
  /**
   * How it would have been made up.
   */
  best_lines: Array<Line>,
  /**
   * How much less was scored.
   */
  regret: number,
  /**
   * The words that were made.
   */
  words: Array<string>,
  /**
   * How what was scored was made up.
   */
  lines: Array<Line>,
  /**
   * What the strongest bot would have done, as the game defines it.
   */
  maestro: unknown,
  /**
   * The words of that.
   */
  maestro_words: Array<string>,
  /**
   * What that would have scored at once.
   */
  maestro_score: number,
  /**
   * How that would have been made up.
   */
  maestro_lines: Array<Line>,
  /**
   * How well it was played; nothing in reviews from before there were grades.
   */
  grade: 'good' | 'playable' | 'missed' | 'missed_a_lot' | null,
  /**
   * By how many points the side was ahead of the best other one before the turn.
   */
  lead: number,
  /**
   * How many of a hundred chances to win were lost, as far as can be told.
   */
  chance_lost: number,
  /**
   * The scores after the turn: by seat, or by team in a team game.
   */
  scores: Array<number>,
};

/**
 * `GET /api/tables/{id}/figures`: what a finished game came to, side by side.
 */
export type Figures = {
  /**
   * By seat, or by team in a team game.
   */
  sides: Array<SideFigures>,
};

/**
 * What a game came to for one side.
 */
export type SideFigures = {
  /**
   * How many turns it had; in a game of rounds, how many rounds.
   */
  turns: number,
  /**
   * What it scored in them, without the reckoning at the end.
   */
  points: number,
  /**
   * Its best words, as people write them, the best first.
   */
  best: Array<ScoredWord>,
  /**
   * How many of its plays were challenged.
   */
  challenged: number,
  /**
   * How many of those did not stand.
   */
  fell: number,
  /**
   * How often it challenged others.
   */
  challenges: number,
  /**
   * How often it was right.
   */
  caught: number,
};

/**
 * A word, and what it scored by itself.
 */
export type ScoredWord = {
  /**
   * The word in capital letters.
   */
  word: string,
  /**
   * Its points.
   */
  points: number,
};

/**
 * `GET /api/tables/{id}/review/progress`: how far the review of a game is.
 */
export type ReviewProgress = {
  /**
   * How many entries of the log were looked at.
   */
  done: number,
  /**
   * Of how many; 0 where nobody looks just now.
   */
  all: number,
};

/**
 * `GET /api/tables/{id}/replay`: a game once more. While it is on, no hand is in it.
 */
export type Replay = {
  /**
   * The table.
   */
  table: TableInfo,
  /**
   * Is the game over, so that the hands are shown?
   */
  over: boolean,
  /**
   * The scenes in order: the start, and then the table after each thing that happened and was
   * not taken back.
   */
  scenes: Array<Scene>,
  /**
   * How the words of the game are written, in capital letters, where that is not as their
   * letters are.
   */
  written: { [key in string]: string },
};

/**
 * The table after something happened, as a watcher sees it.
 */
export type Scene = {
  /**
   * The number of the log entry.
   */
  entry: number,
  /**
   * Who did it; nobody where the table itself did.
   */
  by: number | null,
  /**
   * What is new in the view: its parts that are not as in the scene before, and under `game`
   * those of the game.
   */
  view: Record<string, unknown>,
  /**
   * What happened, with the sentences about it.
   */
  steps: Heard<unknown>[],
  /**
   * The hands, seat by seat; none while the game is on, or where it has none.
   */
  hands: Array<Array<string>>,
  /**
   * The scores: by seat, or by team in a team game.
   */
  scores: Array<number>,
};

/**
 * `POST /api/tables/{id}/play-on`: a finished game goes on from an entry, against bots.
 */
export type PlayOn = {
  /**
   * The entry after which it goes on.
   */
  entry: number,
  /**
   * The seat that the caller takes.
   */
  seat: number,
  /**
   * What the caller is called.
   */
  name: string,
  /**
   * How well the bots play that take the other seats.
   */
  level: string,
};

/**
 * `POST /api/tables/{id}/seats/{seat}/hint`: a hint for the seat.
 */
export type HintAsked = {
  /**
   * How much it shall say.
   */
  strength: Strength,
};

/**
 * How much a hint says.
 */
export type Strength = "where" | "word" | "play";

/**
 * What somebody could do now. It says no more than its strength.
 */
export type Hint = {
  /**
   * Is there something to lay? Otherwise the whole play says what else to do.
   */
  lays: boolean,
  /**
   * The cells to look at, where the game has cells.
   */
  cells: Array<Cell>,
  /**
   * The number of the word to steal, where words are stolen.
   */
  steals: number | null,
  /**
   * How long the longest word is that it makes.
   */
  length: number,
  /**
   * The words, from `word` on.
   */
  words: Array<string>,
  /**
   * How they are written, in capital letters, where that is not as their letters are.
   */
  written: { [key in string]: string },
  /**
   * What to do, as the game defines it, with `play`.
   */
  command: unknown,
  /**
   * How its points are made up, with `play`.
   */
  lines: Array<Line>,
  /**
   * The cards that it leaves in hand, with `play`.
   */
  leaves: Array<string>,
  /**
   * How many hints the seat has had in this game.
   */
  count: number,
};

/**
 * `GET /api/puzzles/{game}/{edition}/{day}` and `GET /api/tables/{id}/turns/{entry}`: a moment of
 * a game, as the seat sees it that is to lay. Nothing that is done about it changes anything.
 */
export type Posed = {
  /**
   * The table. That of a puzzle is nowhere to be joined.
   */
  table: TableInfo,
  /**
   * Who is to lay.
   */
  seat: number,
  /**
   * Edition, house rules and words, as the game defines them.
   */
  setup: unknown,
  /**
   * What the seat sees.
   */
  view: TableView<unknown>,
  /**
   * What it was told until then.
   */
  steps: Array<Heard<unknown>>,
  /**
   * How words in the steps are written, where that is not as their letters are.
   */
  written: { [key in string]: string },
};

/**
 * `POST …/try`: a play to be weighed.
 */
export type Attempt = {
  /**
   * The play, as the game defines it.
   */
  command: unknown,
};

/**
 * What the referee says to a play.
 */
export type Tried = { "kind": "scored",
  /**
   * How its points are made up.
   */
  lines: Array<Line>,
  /**
   * What it scores.
   */
  total: Points,
  /**
   * The cells whose cards would stay, where a play clears the others away; else none.
   */
  kept: Array<Cell>,
  /**
   * What the best play scores.
   */
  best: Points,
  /**
   * How its words are written, where that is not as their letters are.
   */
  written: { [key in string]: string },
} | { "kind": "refused",
  /**
   * Why.
   */
  refusal: Refusal,
};

/**
 * `GET …/best`: the best play.
 */
export type BestPlay = {
  /**
   * The play, as the game defines it.
   */
  command: unknown,
  /**
   * How its points are made up.
   */
  lines: Array<Line>,
  /**
   * What it scores.
   */
  total: Points,
  /**
   * What the next best play scores, where there is no other as good.
   */
  second: Points | null,
  /**
   * The words that it makes.
   */
  words: Array<string>,
  /**
   * How they are written, where that is not as their letters are.
   */
  written: { [key in string]: string },
  /**
   * How common they are, where that is known.
   */
  known: { [key in string]: Commonness },
};

/**
 * `GET /api/lexicons/{name}/short`: the words of two and of three letters.
 */
export type ShortWords = {
  /**
   * The lexicon.
   */
  lexicon: string,
  /**
   * Its language.
   */
  language: string,
  /**
   * The letters of its alphabet, in order.
   */
  letters: Array<string>,
  /**
   * The words in the order of the alphabet, those of two letters first.
   */
  words: Array<ShortWord>,
};

/**
 * A short word.
 */
export type ShortWord = {
  /**
   * The word as its cards spell it.
   */
  word: string,
  /**
   * How people write it, where that is not as its letters are.
   */
  written?: Array<string>,
  /**
   * How common it is, where that is known.
   */
  known?: Commonness,
  /**
   * Is it one that families do without?
   */
  offends?: boolean,
};

/**
 * `POST /api/lessons/{game}`: a table for a guided first game.
 */
export type LessonAsked = {
  /**
   * What the learner is called.
   */
  name: string,
  /**
   * The edition; the game's first one if none is named.
   */
  edition?: string | null,
};

/**
 * The answer to `GET /api/lessons/{game}/{edition}`: what the learner does and is told. What the
 * teacher does is left out.
 */
export type LessonPlan = {
  /**
   * In order.
   */
  items: Array<LessonItem>,
  /**
   * How words of the lesson are written, where that is not as their letters are.
   */
  written: { [key in string]: string },
};

/**
 * One thing that happens in a lesson, or is said, or both.
 */
export type LessonItem = {
  /**
   * Who does something; nobody where something is read.
   */
  seat?: number | null,
  /**
   * What the learner does, as the game defines it.
   */
  command?: unknown,
  /**
   * What the learner is told.
   */
  step?: LessonStep | null,
};

/**
 * What the learner is told, by name: the page has its text in every language.
 */
export type LessonStep = {
  /**
   * The name of the text.
   */
  text: string,
  /**
   * What fills it: words, letters and numbers.
   */
  fill: Record<string, string | number | string[]>,
};

/**
 * How far a lesson is, as it is kept with its table.
 */
export type LessonInfo = {
  /**
   * The item that comes next.
   */
  item: number,
  /**
   * How many steps were read.
   */
  read: number,
  /**
   * Is it over, so that the game goes on as any other against a bot?
   */
  over: boolean,
};

/**
 * `POST /api/tables/{id}/lesson`: the learner goes on.
 */
export type LessonSaid = { "kind": "read",
  /**
   * Which. Any other than the one that comes next is passed over.
   */
  item: number,
} | { "kind": "end" };

/**
 * `POST /api/sheets`: a new score sheet.
 */
export type NewSheet = {
  /**
   * The game that is played.
   */
  game: string,
  /**
   * The box that is on the table; the usual one if none is named.
   */
  edition?: string,
  /**
   * The words that count when somebody doubts one; those of the edition if none are named.
   */
  lexicon?: string,
  /**
   * The house rules that differ from the box.
   */
  house: Record<string, unknown>,
  /**
   * Who plays, in the order of turns; in a game of teams the two teams.
   */
  names: Array<string>,
};

/**
 * The answer to whoever began a sheet.
 */
export type NewSheetAnswer = {
  /**
   * What gives the right to write on it.
   */
  secret: Secret,
  /**
   * The sheet.
   */
  sheet: SheetInfo,
};

/**
 * `GET /api/sheets/{code}`: a score sheet, weighed. Its revision is the `ETag`.
 */
export type SheetInfo = {
  /**
   * The code that leads to it.
   */
  code: TableCode,
  /**
   * How often it was changed.
   */
  revision: number,
  /**
   * When it was begun, in milliseconds since 1970.
   */
  created: number,
  /**
   * The game.
   */
  game: string,
  /**
   * The box.
   */
  edition: string,
  /**
   * The words that count.
   */
  lexicon: string,
  /**
   * The house rules that differ from the box.
   */
  house: Record<string, unknown>,
  /**
   * Who plays.
   */
  names: Array<string>,
  /**
   * What was noted, in order.
   */
  lines: Array<SheetLine>,
  /**
   * What it comes to, line by line and in all.
   */
  tallied: Tallied,
};

/**
 * A line of a sheet.
 */
export type SheetLine = {
  /**
   * The client's own name for the line.
   */
  id: AskId,
  /**
   * Whose it is.
   */
  side: number,
  /**
   * What is noted: `{"game": …}` as the game defines it, or `{"points": 5}`.
   */
  note: unknown,
};

/**
 * `POST /api/sheets/{code}/changes`: what is to be changed, in order.
 */
export type SheetChanges = {
  /**
   * The changes.
   */
  changes: Array<SheetChange>,
};

/**
 * A change of a sheet. Sent twice with the same id, it is done once.
 */
export type SheetChange = {
  /**
   * The client's own name for the change.
   */
  id: AskId,
} & ({ "do": "add",
  /**
   * The line.
   */
  line: SheetLine,
  /**
   * The line that it comes before.
   */
  before?: AskId,
} | { "do": "edit",
  /**
   * The line as it is now; its id says which.
   */
  line: SheetLine,
} | { "do": "remove",
  /**
   * Which.
   */
  line: AskId,
} | { "do": "rename",
  /**
   * All names.
   */
  names: Array<string>,
});

/**
 * What can be done to a sheet.
 */
export type SheetChanged = { "do": "add",
  /**
   * The line.
   */
  line: SheetLine,
  /**
   * The line that it comes before.
   */
  before?: AskId,
} | { "do": "edit",
  /**
   * The line as it is now; its id says which.
   */
  line: SheetLine,
} | { "do": "remove",
  /**
   * Which.
   */
  line: AskId,
} | { "do": "rename",
  /**
   * All names.
   */
  names: Array<string>,
};

/**
 * `POST /api/sheets/{code}/weigh`: what would a line come to? Nothing is changed.
 */
export type SheetWeighed = {
  /**
   * The line. One with the id of a line that is there takes its place.
   */
  line: SheetLine,
};

/**
 * What a line would come to.
 */
export type SheetWeight = {
  /**
   * The line, weighed.
   */
  line: TallyLine,
  /**
   * What lies on the table before it, as the game defines it.
   */
  lying: unknown,
};
