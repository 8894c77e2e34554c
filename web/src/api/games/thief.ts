// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { Judged, LostChallenge, Question } from './kit';
import type { Glyph, Line, Millis, Outcome, Points, Seat, Sheet, Side, Window } from './shared';

/**
 * What it costs to have no play, and how many cards are swapped.
 */
export type CannotPlay = {
  /**
   * The points lost.
   */
  penalty: Points,
  /**
   * The cards swapped, or as many as the pile still has.
   */
  swap: number,
};

/**
 * A card, as it is in a hand, as a player wants to lay it, or as it lies.
 *
 * Its text form is letter and suit (`R:1`), `?` for a Wild, and `?=K` for a Wild that stands
 * for a letter. Two cards of the same face are the same card.
 *
 * ```
 * use games::thief::Card;
 * let card: Card = "r:1".parse()?;
 * assert_eq!(card.to_string(), "R:1");
 * let wild: Card = "?=K".parse()?;
 * assert_eq!(wild.in_hand().to_string(), "?");
 * # Ok::<(), games::CardError>(())
 * ```
 */
export type Card = string;

/**
 * What a player can do. A turn is one word, one steal, one swap or, without a pile, one pass
 * (WT-04, WT-20, WT-21).
 *
 * Words are lists of cards in reading order, a Wild with its letter (`?=K`). In a steal the
 * cards are those of the stolen word and of the hand; which is which follows by itself.
 */
export type Command = { "form": {
  /**
   * Its cards.
   */
  cards: Array<Card>,
  /**
   * Put it to the others if it is unknown, instead of having it refused (WT-A29).
   */
  appeal?: boolean,
} } | { "steal": {
  /**
   * The word to steal.
   */
  word: WordId,
  /**
   * The new words, each by its cards.
   */
  words: Array<Array<Card>>,
  /**
   * Put unknown ones to the others instead of having the play refused (WT-A29).
   */
  appeal?: boolean,
} } | { "swap": {
  /**
   * The cards to give away.
   */
  cards: Array<Card>,
} } | "pass" | "accept" | "challenge";

/**
 * Why the game ended.
 */
export type EndReason = "out_of_cards" | "passes" | "challenges" | "last_player";

/**
 * What became of a word.
 */
export type Fate = "lies" | "locked" | { "stolen": {
  /**
   * By whom.
   */
  by: Seat,
  /**
   * In which turn.
   */
  turn: number,
  /**
   * What it became.
   */
  into: Array<WordId>,
} };

/**
 * A word that a play forms.
 */
export type FormedWord = {
  /**
   * The word.
   */
  word: string,
  /**
   * Its cards in reading order, a Wild with its letter.
   */
  cards: Array<Card>,
  /**
   * What it scores with its suit and its length, the bonus for a full hand apart.
   */
  points: Points,
  /**
   * Is it of one suit, and so locked?
   */
  locked: boolean,
};

/**
 * The options of a table.
 */
export type House = {
  /**
   * What a thief may do with the order of the stolen cards.
   */
  rearranging: Rearranging,
  /**
   * Does the victim lose the points that the stolen word had brought (WT-A1)?
   */
  victim_loses: boolean,
  /**
   * How many letters a word needs, where the edition's number does not suit (WT-A28).
   */
  shortest_word: number | null,
  /**
   * How many words a steal may make; as many as the hand has cards if none is named (WT-A28).
   */
  most_words: number | null,
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
 * The bonus for long words: so much for the first length that has one, and for each more letter.
 */
export type LongWord = {
  /**
   * The first length with a bonus.
   */
  from: number,
  /**
   * The bonus of that length, and what each further letter adds.
   */
  step: Points,
};

/**
 * The words of the game so far.
 */
export type Lying = {
  /**
   * Every word that was noted; the number of each is its place.
   */
  words: Array<PlayedWord>,
};

/**
 * What everybody, or one viewer, is told.
 */
export type News = { "dealer_drawn": {
  /**
   * Round by round, who drew what; who drew a Wild is there again.
   */
  rounds: Array<Array<[Seat, Card]>>,
  /**
   * The dealer.
   */
  dealer: Seat,
} } | { "shuffled": {
  /**
   * How many.
   */
  pile: number,
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
} } | { "turn": {
  /**
   * Its number, counted from 1.
   */
  turn: number,
  /**
   * Whose turn it is.
   */
  seat: Seat,
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
   * What.
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
} } | { "took_back": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Is the turn lost?
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
} } | { "placed": {
  /**
   * The new words.
   */
  words: Array<PlayedWord>,
} } | { "discarded": {
  /**
   * Whose.
   */
  seat: Seat,
  /**
   * The cards.
   */
  cards: Array<Card>,
  /**
   * Why.
   */
  why: Why,
} } | { "passed": {
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
   * The last lines of everybody's score (WT-23).
   */
  lines: Array<[Seat, Array<Line>]>,
  /**
   * Who won.
   */
  winners: Array<Side>,
} };

/**
 * What is noted of a game of Word Thief.
 */
export type Note = { "lay": {
  /**
   * The words by their cards.
   */
  words: Array<Array<Card>>,
  /**
   * The word that was stolen.
   */
  steal: WordId | null,
} } | "cannot_play" | "pass" | { "lies": {
  /**
   * Its cards.
   */
  cards: Array<Card>,
} } | { "end": {
  /**
   * The hands.
   */
  hands: Array<Array<Card>>,
} };

/**
 * A play that can be scored.
 */
export type Play = {
  /**
   * The word that is stolen.
   */
  stolen: WordId | null,
  /**
   * The words formed.
   */
  words: Array<FormedWord>,
  /**
   * The cards that it takes from the hand.
   */
  used: Array<Card>,
  /**
   * What it scores.
   */
  lines: Array<Line>,
};

/**
 * A word that was played, with its history. All of it is public.
 *
 * Following [`PlayedWord::from`] backwards and [`Fate::Stolen`] forwards tells every theft.
 */
export type PlayedWord = {
  /**
   * Its number.
   */
  id: WordId,
  /**
   * Who played it.
   */
  owner: Seat,
  /**
   * The turn in which it was played.
   */
  turn: number,
  /**
   * How it is read.
   */
  word: string,
  /**
   * Its cards in reading order, a Wild with its letter.
   */
  cards: Array<Card>,
  /**
   * What it scored, the bonus for a full hand apart.
   */
  points: Points,
  /**
   * The word that was stolen for it.
   */
  from: WordId | null,
  /**
   * What became of it.
   */
  fate: Fate,
};

/**
 * One way in which the language makes plurals: an ending is put in place of another.
 */
export type Plural = {
  /**
   * The letters dropped from the end.
   */
  drop: string,
  /**
   * The letters added.
   */
  add: string,
  /**
   * The endings of words that it applies to; with none, it applies to all words.
   */
  after: Array<string>,
  /**
   * The endings of words that it does not apply to.
   */
  not_after: Array<string>,
};

/**
 * What a thief may do with the order of the stolen cards (WT-A2).
 *
 * Cards of the same face are the same card. So a play is right if its cards *can* be told apart
 * into stolen ones and ones from the hand as the rule asks.
 */
export type Rearranging = "free" | "order_kept" | "contiguous_pieces";

/**
 * What the game waits for. All of it is public.
 */
export type Stage = "closed" | "turn" | { "asked": {
  /**
   * What.
   */
  question: Question,
  /**
   * The play; a word that it steals still lies where it was.
   */
  play: Play,
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
 * One of the four suits, numbered from 1.
 */
export type Suit = string;

/**
 * The letter cards of one suit.
 */
export type SuitCards = {
  /**
   * The suit.
   */
  suit: Suit,
  /**
   * Its colour.
   */
  name: string,
  /**
   * How many cards of each letter.
   */
  cards: { [key in Glyph]: number },
};

/**
 * A box of cards. `editions/word-thief.json` is the one of the leaflet, `word-thief-small.json`
 * a short game for tests.
 */
export type ThiefEdition = {
  /**
   * Its name.
   */
  name: string,
  /**
   * Where it comes from, for whoever reads the file.
   */
  about?: string,
  /**
   * The alphabet of its letters.
   */
  alphabet: string,
  /**
   * The lexicon it is played with.
   */
  lexicon: string,
  /**
   * What the letters are worth.
   */
  values: { [key in Glyph]: Points },
  /**
   * The letter cards, suit by suit.
   */
  suits: Array<SuitCards>,
  /**
   * How many Wilds there are.
   */
  wilds: number,
  /**
   * How many cards a player holds.
   */
  hand: number,
  /**
   * How many letters a word needs (WT-05).
   */
  shortest_word: number,
  /**
   * What the letters of a word of one suit are multiplied by (WT-07).
   */
  one_suit_factor: number,
  /**
   * The bonus for long words (WT-18).
   */
  long_word: LongWord,
  /**
   * The points for using a full hand in one turn (WT-19).
   */
  all_cards: Points,
  /**
   * What it means to have no play (WT-20).
   */
  cannot_play: CannotPlay,
  /**
   * How the language makes plurals (WT-A5).
   */
  plurals: Array<Plural>,
  /**
   * Plurals that follow no pattern: a word, and what it becomes.
   */
  irregular_plurals?: Array<[string, string]>,
  /**
   * Words that only look like the plural of another: that other word, and they.
   */
  not_plurals?: Array<[string, string]>,
  /**
   * How long a challenge window stays open, where the house has challenges (WT-A17).
   */
  challenge_seconds: number,
};

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
   * Who dealt.
   */
  dealer: Seat,
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
   * The used pile, which lies face up (WT-08, WT-A23).
   */
  used: Array<Card>,
  /**
   * Every word that was played, by its number: those that lie there, those that are locked,
   * and those that were stolen, with what they became.
   */
  words: Array<PlayedWord>,
  /**
   * Every line of the score, and the running totals (WT-A25).
   */
  sheet: Sheet,
  /**
   * Who passed, or lost a turn to a challenge, since something was last played or swapped.
   */
  idle: Array<Seat>,
  /**
   * How many turns everybody still has to miss, seat by seat.
   */
  misses: Array<number>,
  /**
   * Was an unknown word of this turn put to the others already (WT-A29)?
   */
  appealed: boolean,
};

/**
 * Why cards of a hand went to the used pile.
 */
export type Why = "swap" | "left";

/**
 * The number of a word: words are counted from 0 in the order in which they were played.
 */
export type WordId = number;
