// What the page says when something stands in the way: which text, and what the text needs.

import type { Obstacle } from '../api/client';
import { text, type Arguments } from './texts.svelte';

/** The text for each problem. */
export const TEXT: Record<Obstacle['code'], string> = {
  not_found: 'problem-not-found',
  method_not_allowed: 'problem-internal',
  malformed: 'problem-malformed',
  too_large: 'problem-malformed',
  unknown_lexicon: 'problem-unknown-lexicon',
  damaged_lexicon: 'problem-damaged-lexicon',
  damaged_meanings: 'problem-damaged-meanings',
  foreign_letter: 'problem-foreign-letter',
  no_letters: 'problem-no-letters',
  word_too_long: 'problem-word-too-long',
  too_many_letters: 'problem-too-many-letters',
  too_many_blanks: 'problem-too-many-blanks',
  busy: 'problem-busy',
  internal: 'problem-internal',
  unreachable: 'problem-unreachable',
  no_such_table: 'problem-no-such-table',
  no_such_seat: 'problem-no-such-seat',
  bad_settings: 'problem-settings-refused',
  bad_name: 'problem-bad-name',
  not_yours: 'problem-not-yours',
  seat_taken: 'problem-seat-taken',
  seat_free: 'problem-seat-free',
  seats_free: 'problem-seats-free',
  already_started: 'problem-already-started',
  not_started: 'problem-not-started',
  not_over: 'problem-not-over',
  game_over: 'problem-game-over',
  // Who asks for a hint is told more there.
  no_hints: 'problem-not-yours',
  not_awaited: 'problem-not-yours',
  // Who asks for a puzzle is told more there.
  no_puzzle: 'problem-not-found',
  refused: 'problem-refused',
  too_often: 'problem-too-often',
  full: 'problem-full',
  wrong_origin: 'problem-wrong-origin',
  cannot_keep: 'problem-cannot-keep',
};

/** A sentence that says what is wrong and what to do instead. */
export function sentence(obstacle: Obstacle): string {
  const { code, ...about } = obstacle;
  if (obstacle.code === 'foreign_letter' && obstacle.character.trim() === '') {
    return text('problem-space');
  }
  const given: Arguments = {};
  for (const [name, value] of Object.entries(about)) {
    given[name] = typeof value === 'number' ? value : String(value ?? 'none');
  }
  return text(TEXT[code], given);
}
