// What the page says when something stands in the way: which text, and what the text needs.

import type { Obstacle } from '../api/client';
import { text, type Arguments } from './texts.svelte';

const TEXT: Record<Obstacle['code'], string> = {
  not_found: 'problem-not-found',
  method_not_allowed: 'problem-internal',
  malformed: 'problem-malformed',
  too_large: 'problem-malformed',
  unknown_lexicon: 'problem-unknown-lexicon',
  damaged_lexicon: 'problem-damaged-lexicon',
  foreign_letter: 'problem-foreign-letter',
  no_letters: 'problem-no-letters',
  word_too_long: 'problem-word-too-long',
  too_many_letters: 'problem-too-many-letters',
  too_many_blanks: 'problem-too-many-blanks',
  busy: 'problem-busy',
  internal: 'problem-internal',
  unreachable: 'problem-unreachable',
};

/** A sentence that says what is wrong and what to do instead. */
export function sentence(obstacle: Obstacle): string {
  const { code, ...about } = obstacle;
  if (obstacle.code === 'foreign_letter' && obstacle.character.trim() === '') {
    return text('problem-space');
  }
  const given: Arguments = {};
  for (const [name, value] of Object.entries(about)) given[name] = value ?? 'none';
  return text(TEXT[code], given);
}
