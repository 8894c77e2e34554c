// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { ActionCards } from './forfeit';
import type { RoundCards } from './rummy';
import type { Factor, Glyph, Points } from './shared';

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
 * A box of cards. `editions/cartas.json` is the one that the leaflet describes;
 * `cartas-small.json` is a quarter of it, for a game of ten minutes.
 */
export type CartasEdition = {
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
