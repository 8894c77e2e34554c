// What the rules pages are made of: which paragraph stands under which heading, which rules it
// tells, and which house rules can change it. The terminal reads the same file.

import rules from '@rules';
import type { Games } from '../../api/games';

export type GameName = keyof Games;
export type AnyEdition = Games[GameName]['edition'];

export interface Paragraph {
  /** Its text is `rules-` and this. */
  name: string;
  /** The rules that it tells, such as `SC-28`. */
  rules: string[];
  /** The house rules that can change what it says. */
  house: string[];
  /** The values of its text, each with its place in the edition. */
  numbers: Record<string, string>;
  /** What is drawn under it. */
  show: string | null;
}

export interface Section {
  heading: string;
  paragraphs: Paragraph[];
}

interface Written {
  paragraphs: Record<string, Partial<Omit<Paragraph, 'name'>>>;
  pages: Record<string, { heading: string; paragraphs: string[] }[]>;
  lines: Record<string, Record<string, string>>;
}

const written: Written = rules;

export const GAMES: readonly GameName[] = ['classic', 'forfeit', 'rummy', 'party', 'thief'];

export const isGame = (name: string): name is GameName => GAMES.some((game) => game === name);

/** The page of a game, section by section. */
export function pageOf(game: GameName): Section[] {
  return (written.pages[game] ?? []).map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((name) => ({
      name,
      rules: [],
      house: [],
      numbers: {},
      show: null,
      ...written.paragraphs[name],
    })),
  }));
}

/** What somebody wants to read about: a rule, or what a line of a score is for. */
export interface Wanted {
  rule?: string;
  line?: string;
}

/** The rule that somebody asks for. */
export const ruleOf = (game: GameName, { rule, line }: Wanted): string | null =>
  rule ?? (line === undefined ? null : (written.lines[game]?.[line] ?? null));

/** The paragraph that tells a rule first, whatever case it is written in. */
export function paragraphOf(game: GameName, rule: string): Paragraph | null {
  const id = rule.toUpperCase();
  const all = pageOf(game).flatMap(({ paragraphs }) => paragraphs);
  return all.find(({ rules }) => rules.includes(id)) ?? null;
}

/** The numbers of a paragraph, as the edition has them. */
export function numbersOf({ numbers }: Paragraph, edition: AnyEdition): Record<string, number> {
  const at = (place: string): number => {
    let found: unknown = edition;
    for (const step of place.split('/').slice(1)) {
      found = (found as Record<string, unknown> | undefined)?.[step];
    }
    return typeof found === 'number' ? found : 0;
  };
  return Object.fromEntries(Object.entries(numbers).map(([name, place]) => [name, at(place)]));
}
