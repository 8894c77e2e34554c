// Is it a word or not? Rounds over the words of two and three letters. What was missed comes back
// soon, what was known later and later, and all of it is remembered in this browser.

import type { ShortWord } from '../../../api/types';
import { recall, remember } from '../../../storage';

/** How well a word is known, and from which day on it is asked again. */
export interface Known {
  box: number;
  due: number;
}
export type Memory = Readonly<Record<string, Known>>;

export interface Question {
  /** As cards spell it. */
  word: string;
  is: boolean;
}

/** Questions of one round. */
export const ROUND = 20;
/** After so many days a word is asked again that was known so often in a row. */
const PAUSES = [0, 1, 3, 7, 16, 35];
/** So many of a hundred questions are about what is no word. */
const FALSE_PERCENT = 45;
/** So often something that is no word is looked for before a true one is asked. */
const TRIES = 60;
const VOWELS = 'AEIOUYÀÁÂÃÄÆÈÉÊÍÎÓÔÕÖÚÜŒĂ';

/** Random numbers below a bound; tests have their own. */
export type Below = (bound: number) => number;
export const chance: Below = (bound) => Math.floor(Math.random() * bound);

/** Days since 1970, where one is. */
export const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

const keyOf = (lexicon: string) => `short.${lexicon}`;

export function memoryOf(lexicon: string): Memory {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(lexicon)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const whole = ([, value]: [string, unknown]) => {
      const { box, due } = (value ?? {}) as Partial<Known>;
      return Number.isInteger(box) && Number.isInteger(due);
    };
    return Object.fromEntries(Object.entries(kept).filter(whole)) as Memory;
  } catch {
    return {};
  }
}

export const keep = (lexicon: string, memory: Memory): void =>
  remember(keyOf(lexicon), JSON.stringify(memory));

/** What is remembered after an answer about a word, true or not. */
export function answered(memory: Memory, word: string, right: boolean, today: number): Memory {
  const before = memory[word]?.box ?? 0;
  const box = right ? Math.min(before + 1, PAUSES.length - 1) : 0;
  return { ...memory, [word]: { box, due: today + (PAUSES[box] ?? 0) } };
}

/** How many words sit firmly: known at least three times in a row. */
export const firmly = (memory: Memory, words: readonly ShortWord[]): number =>
  words.filter(({ word }) => (memory[word]?.box ?? 0) >= 3).length;

/** Words in the order in which they are asked: due ones, the worst known first; then new ones, of
    which common ones come sooner; those that are not due at the end. */
function inTurn(words: readonly ShortWord[], memory: Memory, today: number, below: Below) {
  const COMMON = ['everyday', 'common', 'uncommon', 'rare'];
  const place = ({ word, known }: ShortWord) => {
    const met = memory[word];
    if (!met) return 100 + 10 * (known ? COMMON.indexOf(known) : COMMON.length) + below(25);
    return met.due <= today ? 10 * met.box + below(10) : 1000 + met.due - today;
  };
  return words
    .map((word) => ({ word, at: place(word) }))
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word);
}

/** Something that looks like one of the words and is none. */
function noWord(
  words: readonly ShortWord[],
  all: ReadonlySet<string>,
  letters: readonly string[],
  below: Below,
): string | null {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const model = [...(words[below(words.length)]?.word ?? '')];
    const at = below(Math.max(1, model.length));
    const old = model[at] ?? '';
    const alike = letters.filter(
      (letter) => letter !== old && VOWELS.includes(letter) === VOWELS.includes(old),
    );
    model[at] = alike[below(Math.max(1, alike.length))] ?? old;
    const made = model.join('');
    if (made !== '' && !all.has(made)) return made;
  }
  return null;
}

/** The questions of a round. No word that offends is asked for. */
export function roundOf(
  all: readonly ShortWord[],
  length: number,
  letters: readonly string[],
  memory: Memory,
  today: number,
  below: Below = chance,
): Question[] {
  const valid = new Set(all.map(({ word }) => word));
  const words = all.filter(({ word, offends }) => [...word].length === length && !offends);
  if (words.length === 0) return [];
  const asked = inTurn(words, memory, today, below);
  // What is no word and was taken for one comes back, too.
  const taken = Object.entries(memory)
    .filter(([word, { due, box }]) => !valid.has(word) && box === 0 && due <= today)
    .map(([word]) => word)
    .filter((word) => [...word].length === length);
  const questions: Question[] = [];
  const used = new Set<string>();
  const ask = (word: string, is: boolean) => {
    used.add(word);
    questions.push({ word, is });
  };
  while (questions.length < ROUND) {
    const wanted = below(100) >= FALSE_PERCENT;
    const wrong = wanted ? null : (taken.shift() ?? noWord(words, valid, letters, below));
    if (wrong !== null && !used.has(wrong)) {
      ask(wrong, false);
      continue;
    }
    const next = asked.find(({ word }) => !used.has(word));
    if (!next) break;
    ask(next.word, true);
  }
  return questions;
}
