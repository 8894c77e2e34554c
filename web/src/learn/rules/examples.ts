// Words for the pictures of the rules, language by language, so that an example is in the words of
// the edition that it is drawn with. A browser test looks each of them up.

export interface Examples {
  /** Two words that share the letter at these places. */
  cross: [across: string, at: number, down: string, at: number];
  /** A word with letters before and after it. */
  longer: [before: string, word: string, after: string];
  /** A word that grows by one letter, and the place of that letter in the new word down. */
  grows: [word: string, down: string, at: number];
  /** A square of four: two words across that are two words down as well. */
  beside: [string, string];
  /** Two words of three letters. */
  threes: [string, string];
  /** A word, and what a thief makes of it. */
  stolen: [word: string, made: string];
  /** A word, and the two that a thief makes of it. */
  split: [word: string, one: string, other: string];
}

const EXAMPLES: Record<string, Examples> = {
  pt: {
    cross: ['CASA', 1, 'PATO', 1],
    longer: ['A', 'TRAVA', 'NCAR'],
    grows: ['TREINO', 'CARROS', 5],
    beside: ['SE', 'EU'],
    threes: ['SOL', 'MAR'],
    stolen: ['PATO', 'SAPATO'],
    split: ['PATO', 'PE', 'TODA'],
  },
  fr: {
    cross: ['TABLE', 1, 'SABRE', 1],
    longer: ['E', 'TABLE', 'S'],
    grows: ['TABLE', 'SABRE', 0],
    beside: ['SI', 'IL'],
    threes: ['SOL', 'MER'],
    stolen: ['PORT', 'SPORT'],
    split: ['PORT', 'PEU', 'TROIS'],
  },
  en: {
    cross: ['CARDS', 1, 'TABLE', 1],
    longer: ['P', 'LAY', 'ED'],
    grows: ['CARD', 'SUN', 0],
    beside: ['GO', 'ON'],
    threes: ['SUN', 'SEA'],
    stolen: ['WORK', 'WORKED'],
    split: ['FRONT', 'FROWN', 'CAT'],
  },
  es: {
    cross: ['CASA', 1, 'PATO', 1],
    longer: ['ES', 'CASA', 'S'],
    grows: ['CASA', 'SOL', 0],
    beside: ['SI', 'IR'],
    threes: ['SOL', 'MAR'],
    stolen: ['PATO', 'ZAPATO'],
    split: ['PATO', 'PIE', 'TODA'],
  },
  ro: {
    cross: ['MASA', 1, 'CARTE', 1],
    longer: ['A', 'LEGE', 'M'],
    grows: ['CARTE', 'APA', 0],
    beside: ['SA', 'AR'],
    threes: ['LAC', 'NOR'],
    stolen: ['SARE', 'SOARE'],
    split: ['SARE', 'MASA', 'RECE'],
  },
  de: {
    cross: ['KARTE', 1, 'TAGE', 1],
    longer: ['AB', 'FAHRT', 'EN'],
    grows: ['KARTE', 'NOT', 0],
    beside: ['DU', 'UM'],
    threes: ['TAG', 'ROT'],
    stolen: ['RAD', 'DRAHT'],
    split: ['RAD', 'RAT', 'DU'],
  },
  it: {
    cross: ['CASA', 1, 'MARE', 1],
    longer: ['A', 'MARE', 'ZZA'],
    grows: ['NO', 'IRA', 0],
    beside: ['SI', 'IO'],
    threes: ['RIO', 'UVA'],
    stolen: ['MARE', 'AMARE'],
    split: ['MARE', 'MANO', 'ERA'],
  },
};

export const languages = Object.keys(EXAMPLES);

/** The words of a language, or else English ones; with the language that they are in. */
export function examplesIn(language: string): Examples & { lang: string } {
  const own = EXAMPLES[language];
  return own ? { ...own, lang: language } : { ...EXAMPLES['en']!, lang: 'en' };
}

/** All words that the pictures show of a language. */
export function wordsOf(language: string): string[] {
  const { cross, longer, grows, beside, threes, stolen, split } = examplesIn(language);
  const [word, down, at] = grows;
  return [
    ...[cross[0], cross[2], longer[1], longer.join('')],
    ...[word, word + (down[at] ?? ''), down],
    ...beside,
    ...[0, 1].map((column) => beside.map((row) => row[column]).join('')),
    ...threes,
    ...stolen,
    ...split,
  ];
}
