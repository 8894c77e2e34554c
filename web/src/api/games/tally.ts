// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { Line, Points, Refusal, Side } from './shared';

/**
 * Lines of a score, and whose.
 */
export type Given = {
  /**
   * Whose.
   */
  side: Side,
  /**
   * The lines.
   */
  lines: Array<Line>,
};

/**
 * A whole sheet, weighed.
 */
export type Tallied = {
  /**
   * Its lines.
   */
  lines: Array<TallyLine>,
  /**
   * What each side has.
   */
  totals: Array<Points>,
  /**
   * Who has most; several share.
   */
  leaders: Array<Side>,
  /**
   * Was the end noted?
   */
  over: boolean,
  /**
   * What lies on the table after the last line.
   */
  lying: unknown,
};

/**
 * A line of the sheet, weighed.
 */
export type TallyLine = {
  /**
   * Who gets which lines of a score.
   */
  given: Array<Given>,
  /**
   * The words that were formed.
   */
  words: Array<string>,
  /**
   * Why it does not count, if it does not.
   */
  refusal: Refusal | null,
};
