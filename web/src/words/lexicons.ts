// How lexicons are called.

import type { LexiconInfo } from '../api/types';
import { ownName } from '../i18n/language-names';

/** A lexicon that ships is called by its language, an imported one as its owner called it. */
export const lexiconTitle = ({ name, language }: LexiconInfo): string =>
  name === language ? ownName(language) : name;
