// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { Glyph, Factor, Points } from './shared';

/**
 * A box of cards. `editions/cartas.json` is the one that the leaflet describes;
 * `cartas-small.json` is a quarter of it, for a game of ten minutes.
 */
export type CartasEdition = {
  /**
   * Its name.
   */
  name: string,
  /**
   * The alphabet of its letters.
   */
  alphabet: string,
  /**
   * The lexicon it is played with.
   */
  lexicon: string,
  /**
   * The letter cards.
   */
  letters: Array<LetterCards>,
  /**
   * How many blanks there are.
   */
  blanks: number,
  /**
   * How many cards a player holds.
   */
  hand: number,
  /**
   * The points for using a full hand in one play (SC-20).
   */
  all_cards: Points,
  /**
   * The bonus cards, by the name of a house rule: the leaflet names two numbers (SC-C1).
   */
  bonus_decks: { [key in string]: Array<BonusCards> },
  /**
   * How long a challenge window stays open (SC-A24).
   */
  challenge_seconds: number,
  /**
   * The action cards, which Forfeit is played with.
   */
  actions: ActionCards,
  /**
   * The round cards, which Rummy is played with.
   */
  rummy: RoundCards,
};

/**
 * The cards of one letter.
 */
export type LetterCards = {
  /**
   * The letter.
   */
  letter: Glyph,
  /**
   * What each is worth.
   */
  value: Points,
  /**
   * How many there are.
   */
  count: number,
};

/**
 * The bonus cards of one factor.
 */
export type BonusCards = {
  /**
   * The card.
   */
  card: Factor,
  /**
   * How many there are.
   */
  count: number,
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
 * One of a card's two categories.
 */
export type Half = "a" | "b";

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
 * The name of a task, such as `dois-e-bom`.
 */
export type TaskId = string;

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
 * Which words meet a task.
 */
export type Wanted = { "lengths": Array<Array<number>> } | "all_cards";

/**
 * What counts four times.
 */
export type Fourfold = "letter" | "word";
