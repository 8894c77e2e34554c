// Parts of speech, by the names of their texts.

import type { PartOfSpeech } from '../api/types';

export const PART: Record<PartOfSpeech, string> = {
  noun: 'part-noun',
  adjective: 'part-adjective',
  verb: 'part-verb',
  adverb: 'part-adverb',
  other: 'part-other',
};
