// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { BonusOn, EndReason, Lay, Play, Stage, Why } from './classic';
import type { Judged, LostChallenge, Question } from './kit';
import type { At, Card, Cell, Glyph, Line, Millis, Points, Seat, Sheet, Side, Tile, Window } from './shared';

/**
 * An action card: two categories (SF-04).
 */
export type ActionCard = {
  /**
   * Its name.
   */
  id: ActionId,
  /**
   * Its first category.
   */
  a: Category,
  /**
   * Its second category.
   */
  b: Category,
};

/**
 * The action cards of a box.
 */
export type ActionCards = {
  /**
   * How long the action window stays open (SF-A10).
   */
  seconds: number,
  /**
   * How many copies of each card there are, by the name of a house rule (SC-C2).
   */
  decks: { [key in string]: number },
  /**
   * The cards.
   */
  cards: Array<ActionCard>,
};

/**
 * The name of an action card, such as `3`.
 */
export type ActionId = string;

/**
 * An action card that somebody played by one of its categories.
 */
export type ActionUse = {
  /**
   * Who played it.
   */
  seat: Seat,
  /**
   * The card.
   */
  card: ActionId,
  /**
   * The category.
   */
  category: Half,
};

/**
 * What somebody answered in the action window.
 */
export type Answer = "no" | "a" | "b";

/**
 * A category: what a word must be, what it adds for its player and takes from an opponent.
 */
export type Category = {
  /**
   * What a word must be.
   */
  word: Test,
  /**
   * What it adds to one's own word.
   */
  own: Points,
  /**
   * What it takes from an opponent.
   */
  against: Points,
};

/**
 * What a player can do. A turn is exactly one of lay, exchange and pass (SC-05).
 */
export type Command = { "lay": Lay } | { "exchange": {
  /**
   * The cards to give away.
   */
  cards: Array<Card>,
} } | "pass" | "accept" | "challenge" | ForfeitCommand;

/**
 * What a player can do besides Classic's commands.
 */
export type ForfeitCommand = { "action": {
  /**
   * The category, or none.
   */
  category: Half | null,
} } | { "swap_action": {
  /**
   * The other cards.
   */
  cards: Array<Card>,
} };

/**
 * What everybody, or one viewer, is told.
 */
export type ForfeitNews = { "actions_shuffled": {
  /**
   * How many there are in the pile.
   */
  pile: number,
} } | { "action_drawn": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Which, for the player alone.
   */
  card?: ActionId | null,
} } | { "action_window": {
  /**
   * Who is asked.
   */
  seats: Array<Seat>,
  /**
   * Until when.
   */
  deadline: Millis,
} } | { "action_answered": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * What, for the player alone.
   */
  answer?: Answer | null,
} } | { "action_played": {
  /**
   * Who played it.
   */
  seat: Seat,
  /**
   * The card.
   */
  card: ActionId,
  /**
   * By which category.
   */
  category: Half,
  /**
   * Whose points change.
   */
  on: Seat,
  /**
   * By what.
   */
  lines: Array<Line>,
} } | "actions_over" | { "action_given_back": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Which, for the player alone.
   */
  card?: ActionId | null,
} };

/**
 * What a viewer sees.
 */
export type ForfeitView = {
  /**
   * The viewer's own action card.
   */
  action: ActionId | null,
  /**
   * How many action cards the pile has.
   */
  action_pile: number,
  /**
   * The action window while it is open: who has answered, not what.
   */
  action_window: Window<null> | null,
  /**
   * What the viewer has answered, if anything yet.
   */
  answer: Answer | null,
  /**
   * The categories of the viewer's own card that fit the play, while the window is open.
   */
  fits: Array<Half>,
};

/**
 * One of a card's two categories.
 */
export type Half = "a" | "b";

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
  family_words: boolean,
  /**
   * Which action cards are used: a deck of the edition, `eight` or `sixteen` (SC-C2).
   */
  action_deck: string,
  /**
   * How long the action window stays open, where the edition's length does not suit.
   */
  action_seconds: number | null,
  /**
   * Are those not asked whose card cannot fit (SF-A11)? It tells the others something about
   * their card, so it is for tables without strangers.
   */
  skip_unfit: boolean,
};

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
} } | ForfeitNews;

/**
 * What a word must be. Blanks count as their letter, but without value (SF-A9).
 */
export type Test = { "starts_with": Glyph } | { "ends_with": Glyph } | { "length": number } | { "length_at_least": number } | "doubled_letter" | { "value_at_least": Points } | { "between": Array<Glyph> } | { "contains_any": Array<Glyph> } | { "count_of": {
  /**
   * The set.
   */
  letters: Array<Glyph>,
  /**
   * How many.
   */
  at_least: number,
} };

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
  variant: ForfeitView,
};
