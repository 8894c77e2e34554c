// Characters as people count them: a letter with its accent is one, and so is a family in one
// picture, however many code points they are made of.

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

export function characters(text: string): string[] {
  return segmenter
    ? [...segmenter.segment(text)].map(({ segment }) => segment)
    : [...text.normalize('NFC')];
}

/** The first so many characters, each of them whole. */
export function cut(text: string, most: number): string {
  // Most texts are short in every way of counting.
  return text.length <= most ? text : characters(text).slice(0, most).join('');
}

/** As many characters as a name may have. */
export const NAME_CHARACTERS = 24;
