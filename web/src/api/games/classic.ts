// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { ActionUse } from './forfeit';
import type { Judged, LostChallenge, Question } from './kit';
import type { At, Card, Cell, Factor, Line, Millis, Outcome, Seat, Sheet, Side, Tile, Window } from './shared';

/**
 * Which words a bonus card multiplies (SC-A2).
 */
export type BonusOn = "every_word" | "main_word";

/**
 * A bonus card on a letter.
 */
export type BonusUse = {
  /**
   * The card.
   */
  card: Factor,
  /**
   * The cell of the letter it is put on.
   */
  at: Cell,
};

/**
 * What a player can do. A turn is exactly one of lay, exchange and pass (SC-05).
 */
export type Command = { "lay": Lay } | { "exchange": {
  /**
   * The cards to give away.
   */
  cards: Array<Card>,
} } | "pass" | "accept" | "challenge" | Never;

/**
 * Why the game ended.
 */
export type EndReason = "out_of_cards" | "passes" | "stalled" | "last_player";

/**
 * A word that a play formed or modified.
 */
export type FormedWord = {
  /**
   * The word.
   */
  word: string,
  /**
   * Its cells in reading order.
   */
  cells: Array<Cell>,
  /**
   * Its cards in reading order.
   */
  tiles: Array<Tile>,
};

/**
 * The options of a table.
 */
export type House = {
  /**
   * Which bonus cards are shuffled in: a deck of the edition, `six` or `ten` (SC-C1), or
   * `none` (SC-A28).
   */
  bonus_deck: string,
  /**
   * Which words a bonus card multiplies.
   */
  bonus_on: BonusOn,
  /**
   * Must a full hand be of letter cards alone to earn its points (SC-A29)?
   */
  fifty_for_letters: boolean,
  /**
   * Are hands dealt from the letter cards, and the bonus cards shuffled in afterwards (SC-A30)?
   */
  deal_letters: boolean,
  /**
   * How words are judged.
   */
  words: Judged,
  /**
   * How long others may think about a play, where the edition's length does not suit.
   */
  challenge_seconds: number | null,
  /**
   * May an unknown word be put to the others? Only where people alone play (SC-A26).
   */
  agreement: boolean,
  /**
   * What a lost challenge costs.
   */
  lost_challenge: LostChallenge,
  /**
   * Are offensive words refused, however they are judged otherwise?
   */
  family_words: boolean,  };

/**
 * Cards laid in one line.
 */
export type Lay = {
  /**
   * Which card goes where; a blank as the lower-case letter that it stands for.
   */
  cards: Array<At<Card>>,
  /**
   * A bonus card, and the laid letter it is put on (SC-17).
   */
  bonus: BonusUse | null,
  /**
   * Put unknown words to the others instead of having the play refused (SC-A26).
   */
  appeal: boolean,
};

/**
 * What lies on the real table.
 */
export type Lying = {
  /**
   * The cards.
   */
  cards: Array<At<Tile>>,
};

/**
 * What cannot be, where a variant has no commands or events.
 */
export type Never = never;

/**
 * What everybody, or one viewer, is told.
 */
export type News = { "cut": {
  /**
   * Round by round, who cut what.
   */
  rounds: Array<Array<[Seat, Card]>>,
  /**
   * Who starts.
   */
  starter: Seat,
} } | { "shuffled": {
  /**
   * How many.
   */
  pile: number,
} } | { "turn": {
  /**
   * Its number, counted from 1.
   */
  turn: number,
  /**
   * Whose turn it is.
   */
  seat: Seat,
} } | { "drew": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * How many.
   */
  count: number,
  /**
   * Which, for the player alone.
   */
  cards?: Array<Card> | null,
} } | { "discarded": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * How many.
   */
  count: number,
  /**
   * Why.
   */
  why: Why,
  /**
   * Which, for the player alone.
   */
  cards?: Array<Card> | null,
} } | { "laid": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The play.
   */
  play: Play,
} } | { "asked": {
  /**
   * What they are asked.
   */
  question: Question,
  /**
   * Who is asked.
   */
  seats: Array<Seat>,
  /**
   * Until when.
   */
  deadline: Millis,
} } | { "accepted": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "challenged": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The words that the dictionary lacks; none if the play is right.
   */
  wrong: Array<string>,
} } | { "objected": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "agreed": {
  /**
   * The words.
   */
  words: Array<string>,
} } | { "took_back": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Is the turn lost (SC-13)?
   */
  turn_lost: boolean,
} } | { "scored": {
  /**
   * Whose.
   */
  seat: Seat,
  /**
   * What for.
   */
  lines: Array<Line>,
} } | { "cleared": {
  /**
   * The cells that are empty now.
   */
  cells: Array<Cell>,
} } | { "passed": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "will_miss": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "missed": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "ended": {
  /**
   * Why.
   */
  reason: EndReason,
  /**
   * What everybody still held.
   */
  hands: Array<[Seat, Array<Card>]>,
  /**
   * The last lines of everybody's score (SC-30).
   */
  lines: Array<[Seat, Array<Line>]>,
  /**
   * Who won.
   */
  winners: Array<Side>,
} } | Never;

/**
 * What is noted of a game of Classic.
 */
export type Note = { "lay": {
  /**
   * Which card lies where; a blank as the lower-case letter that it stands for.
   */
  cards: Array<At<Card>>,
  /**
   * A bonus card, and the laid letter it is put on (SC-17).
   */
  bonus: BonusUse | null,
  /**
   * The action cards that were played on it, where the game has them (SF-05).
   */
  actions: Array<ActionUse>,
} } | "refuted" | "exchange" | "pass" | { "lies": {
  /**
   * All cards on it.
   */
  cards: Array<At<Tile>>,
} } | { "end": {
  /**
   * The hands.
   */
  hands: Array<Array<Card>>,
} };

/**
 * A play that lies on the table and can be scored.
 */
export type Play = {
  /**
   * The cards laid.
   */
  cards: Array<At<Tile>>,
  /**
   * The bonus card used.
   */
  bonus: BonusUse | null,
  /**
   * Every word formed or modified, the main word first (SC-23).
   */
  words: Array<FormedWord>,
  /**
   * What it scores.
   */
  lines: Array<Line>,
};

/**
 * What the game waits for. All of it is public.
 */
export type Stage = "closed" | { "turn": {
  /**
   * Have the others refused an unknown word in this turn already?
   */
  appealed: boolean,
} } | { "asked": {
  /**
   * The play.
   */
  play: Play,
  /**
   * What they are asked.
   */
  question: Question,
  /**
   * Who has answered.
   */
  window: Window<null>,
} } | { "settling": {
  /**
   * The play.
   */
  play: Play,
} } | { "over": Outcome };

/**
 * What a viewer sees.
 */
export type View = {
  /**
   * The number of the turn, counted from 1.
   */
  turn: number,
  /**
   * Whose turn it is.
   */
  on_turn: Seat,
  /**
   * What the game waits for.
   */
  stage: Stage,
  /**
   * The viewer's own hand; none for a watcher.
   */
  hand: Array<Card> | null,
  /**
   * How many cards everybody holds.
   */
  hands: Array<number>,
  /**
   * How many cards the draw pile has.
   */
  pile: number,
  /**
   * How many cards the discards have.
   */
  discards: number,
  /**
   * The cards on the table.
   */
  table: Array<At<Tile>>,
  /**
   * The cells whose cards stay once the play that lies there is settled; none without a play.
   */
  kept: Array<Cell>,
  /**
   * Every line of the score.
   */
  sheet: Sheet,
  /**
   * How many of its last turns each seat has passed, in a row.
   */
  passes: Array<number>,
  /**
   * How many turns each seat still has to miss.
   */
  misses: Array<number>,
  /**
   * What a variant adds.
   */
  variant: Record<string, never>,
};

/**
 * Why cards went to the discards.
 */
export type Why = "exchange" | "left";
