// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { Judged, LostChallenge, Question } from './kit';
import type { Card, Factor, Line, Millis, Outcome, Points, Seat, Sheet, Side, Window } from './shared';

/**
 * What a player can do. A turn is to draw, then to lay or not, and to discard (SR-03).
 */
export type Command = { "draw": {
  /**
   * From where.
   */
  from: From,
} } | { "lay": {
  /**
   * The words.
   */
  lay: Lay,
  /**
   * The card to discard.
   */
  discard: Card,
  /**
   * Put unknown words to the others instead of having the lay refused (SC-A26).
   */
  appeal?: boolean,
} } | { "discard": {
  /**
   * The card.
   */
  card: Card,
} } | "accept" | "challenge";

/**
 * What counts four times.
 */
export type Fourfold = "letter" | "word";

/**
 * What counts four times: a word, or a letter of it.
 */
export type FourfoldChoice = {
  /**
   * Which word, counted from 0.
   */
  word: number,
  /**
   * Which card of it, counted from 0, where a letter counts (one card: SR-A6).
   */
  letter: number | null,
};

/**
 * Where a card is drawn from.
 */
export type From = "pile" | "discards";

/**
 * A word laid from the hand.
 */
export type LaidWord = {
  /**
   * Its cards; a blank as the lower-case letter that it stands for.
   */
  cards: Array<Card>,
  /**
   * The bonus card on it, one at most (SR-09).
   */
  bonus: Factor | null,
};

/**
 * Words laid together.
 */
export type Lay = {
  /**
   * The words.
   */
  words: Array<LaidWord>,
  /**
   * What counts four times, where the task says so.
   */
  fourfold: FourfoldChoice | null,
};

/**
 * How far the game is.
 */
export type Lying = {
  /**
   * The number of the round, from 1.
   */
  round: number,
  /**
   * Its task.
   */
  task: TaskId | null,
  /**
   * Of whom something is noted in this round.
   */
  noted: Array<Side>,
  /**
   * The tasks of the rounds so far.
   */
  tasks: Array<TaskId>,
};

/**
 * What everybody, or one viewer, is told.
 */
export type News = { "shuffled": {
  /**
   * How many cards it has.
   */
  pile: number,
} } | { "tasks_shuffled": {
  /**
   * How many there are.
   */
  tasks: number,
} } | { "turned_over": {
  /**
   * The card.
   */
  card: Card,
} } | { "round": {
  /**
   * Its number, counted from 1.
   */
  round: number,
  /**
   * Its task.
   */
  task: TaskId,
  /**
   * Who starts.
   */
  starter: Seat,
  /**
   * Who plays: all, or the tied leaders in an extra round (SR-A12).
   */
  players: Array<Seat>,
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
} } | { "took": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The card.
   */
  card: Card,
} } | { "laid": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The words.
   */
  lay: Lay,
} } | { "discarded": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The card.
   */
  card: Card,
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
  /**
   * The words.
   */
  words: Array<string>,
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
   * The words that the dictionary lacks; none if all exist.
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
   * Is the turn lost? Then the discard stays; otherwise it comes back too.
   */
  turn_lost: boolean,
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
} } | { "last_turns": {
  /**
   * Who.
   */
  seats: Array<Seat>,
} } | { "recycled": {
  /**
   * How many cards it has.
   */
  pile: number,
} } | { "round_over": {
  /**
   * How.
   */
  end: RoundEnd,
  /**
   * What everybody who met the task has scored (SR-05).
   */
  lines: Array<[Seat, Array<Line>]>,
} } | { "put_away": {
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
} } | { "ended": {
  /**
   * Who won.
   */
  winners: Array<Side>,
} };

/**
 * What is noted of a game of Rummy.
 */
export type Note = { "task": {
  /**
   * The task.
   */
  task: TaskId,
} } | { "lay": {
  /**
   * The words.
   */
  words: Array<LaidWord>,
  /**
   * What counts four times, where the task says so.
   */
  fourfold: FourfoldChoice | null,
  /**
   * What is left in the hand after the discard.
   */
  unused: Array<Card>,
} } | "missed" | "end";

/**
 * The round cards of a box, and how long a game of Rummy is.
 */
export type RoundCards = {
  /**
   * How many rounds are played (SR-10).
   */
  rounds: number,
  /**
   * How many extra rounds may settle a tie (SR-A12).
   */
  extra_rounds: number,
  /**
   * After how many turns a player a round is void (SR-A11).
   */
  turns_a_player: number,
  /**
   * After how many renewals of the pile a round is void (SR-A11).
   */
  recycles: number,
  /**
   * The tasks.
   */
  tasks: Array<Task>,
};

/**
 * How a round ended.
 */
export type RoundEnd = "met" | "void";

/**
 * The options of a table.
 */
export type RummyHouse = {
  /**
   * Which bonus cards are shuffled in: a deck of the edition, or `none` (SR-09, SR-A7).
   */
  bonus_deck: string,
  /**
   * Who starts; by default chance decides (SR-A17).
   */
  starter: Seat | null,
  /**
   * May the card just taken from the discards be discarded at once (SR-A9)?
   */
  discard_taken: boolean,
  /**
   * How many rounds are played, where the edition's number does not suit (SR-A19).
   */
  rounds: number | null,
  /**
   * After how many turns a player a round is void, where the edition's number does not suit.
   */
  turns_a_round: number | null,
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
};

/**
 * What the game waits for. All of it is public.
 */
export type Stage = "closed" | "draw" | { "discard": {
  /**
   * The card just taken from the discards, if it came from there.
   */
  taken: Card | null,
  /**
   * Have the others refused an unknown word in this turn already?
   */
  appealed: boolean,
} } | { "asked": {
  /**
   * The words.
   */
  lay: Lay,
  /**
   * What they score if they stand, without the cards left over, which nobody else knows.
   */
  lines: Array<Line>,
  /**
   * The card just taken from the discards, if it came from there.
   */
  taken: Card | null,
  /**
   * What the others are asked.
   */
  question: Question,
  /**
   * Who has answered.
   */
  window: Window<null>,
} } | { "over": Outcome };

/**
 * A task.
 */
export type Task = {
  /**
   * Its name.
   */
  id: TaskId,
  /**
   * On how many cards it is (SC-C11).
   */
  copies: number,
  /**
   * Which words meet it.
   */
  words: Wanted,
  /**
   * What each word adds, the first, the second and so on.
   */
  extra: Array<Points>,
  /**
   * Are the cards not used subtracted?
   */
  subtract_unused: boolean,
  /**
   * May bonus cards be used?
   */
  bonus_cards: boolean,
  /**
   * What counts four times.
   */
  fourfold: Fourfold | null,
};

/**
 * The name of a task, such as `dois-e-bom`.
 */
export type TaskId = string;

/**
 * What a viewer sees.
 */
export type View = {
  /**
   * The number of the round, counted from 1.
   */
  round: number,
  /**
   * How many rounds there are, extra ones not counted.
   */
  rounds: number,
  /**
   * The task of the round.
   */
  task: TaskId | null,
  /**
   * Who started the round.
   */
  starter: Seat,
  /**
   * Who plays this round.
   */
  players: Array<Seat>,
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
   * Who still has a last turn, once somebody has met the task.
   */
  last_turns: Array<Seat> | null,
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
   * The top discard.
   */
  discard: Card | null,
  /**
   * How many cards the discards have.
   */
  discards: number,
  /**
   * What each seat has laid this round.
   */
  laid: Array<Lay | null>,
  /**
   * How many turns each seat still has to miss.
   */
  misses: Array<number>,
  /**
   * How many turns this round has had.
   */
  turns: number,
  /**
   * How often the pile was renewed this round.
   */
  recycles: number,
  /**
   * Every line of the score.
   */
  sheet: Sheet,
};

/**
 * Which words meet a task.
 */
export type Wanted = { "lengths": Array<Array<number>> } | "all_cards";
