// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types

/**
 * How words are judged.
 */
export type Judged = "checked" | "challenge";

/**
 * What a challenge of words that all exist costs (SC-A11, PY-A16).
 */
export type LostChallenge = "nothing" | "miss_turn";

/**
 * What others are asked about words that were laid.
 */
export type Question = "challenge" | "agreement";
