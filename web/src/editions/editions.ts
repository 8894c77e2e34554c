// Which edition of a game is played: the one whose words are in the language that somebody wants.

import type { HouseRule } from '../api/games/shared';
import type { EditionInfo, GameInfo, LexiconInfo, Settings } from '../api/types';
import { LANGUAGES } from '../i18n/languages';

type Named = Pick<Settings, 'edition'>;

/** The edition that a table plays; none if it is no longer there. */
export function editionOf(info: GameInfo, { edition }: Named): EditionInfo | undefined {
  return edition === null ? info.editions[0] : info.editions.find(({ name }) => name === edition);
}

/** What a game offers to somebody who wants words in a language. */
export interface Offer {
  /** What is played; nothing where no edition has its words. */
  edition: EditionInfo | null;
  /** Is it in that language? Otherwise it is the leaflet's. */
  wanted: boolean;
}

/** The first edition in the language that has its words, or else the leaflet's: editions come
    with the leaflet's first, and the full box of a language before smaller ones. */
export function offerOf(info: GameInfo, language: string): Offer {
  const playable = info.editions.filter((edition) => edition.playable);
  const edition = playable.find((one) => one.language === language);
  return { edition: edition ?? playable[0] ?? null, wanted: edition !== undefined };
}

/** A language that words can be in, or could. */
export interface WordLanguage {
  tag: string;
  playable: boolean;
}

/** The languages to choose from: those that can be played first, in the order of the page's own
    languages, and always the one that is wanted. */
export function languagesOf(games: readonly GameInfo[], wanted: string): WordLanguage[] {
  const editions = games.flatMap((game) => game.editions);
  const tags = [...new Set([...editions.map(({ language }) => language), wanted])];
  const place = (tag: string) => {
    const nth = LANGUAGES.findIndex((language) => language === tag);
    return nth < 0 ? LANGUAGES.length : nth;
  };
  return tags
    .map((tag) => ({
      tag,
      playable: editions.some(({ language, playable }) => language === tag && playable),
    }))
    .sort(
      (one, other) =>
        Number(other.playable) - Number(one.playable) ||
        place(one.tag) - place(other.tag) ||
        one.tag.localeCompare(other.tag),
    );
}

/** The lexicon without which nothing can be played in a language, if that is what is missing. */
export function missingLexicon(games: readonly GameInfo[], language: string): EditionInfo | null {
  const editions = games
    .flatMap((game) => game.editions)
    .filter((edition) => edition.language === language);
  return editions.some(({ playable }) => playable) ? null : (editions[0] ?? null);
}

/** How the lexicon of an edition is brought to the server. */
export const importCommand = ({ lexicon, language }: EditionInfo): string =>
  `abecedar lexicon import ${lexicon} FILE --alphabet ${language}`;

/** The lexicons with which an edition can be played: those of its letters, its own first. */
export function fitting(edition: EditionInfo, lexicons: readonly LexiconInfo[]): LexiconInfo[] {
  const fits = lexicons.filter(({ language }) => language === edition.language);
  const own = ({ name }: LexiconInfo) => Number(name === edition.lexicon);
  return fits.sort((one, other) => own(other) - own(one));
}

type Chosen = Pick<Settings, 'edition' | 'lexicon' | 'house'>;

/** The settings with another edition: played with its own lexicon, or with the first that fits;
    house rules stay as far as it has them. Nothing where it has no words at all. */
export function withEdition(
  info: GameInfo,
  settings: Chosen,
  edition: EditionInfo,
  lexicons: readonly LexiconInfo[],
): Chosen | null {
  const [first] = edition.playable ? [] : fitting(edition, lexicons);
  if (!edition.playable && !first) return null;
  const before = editionOf(info, settings)?.house_rules ?? [];
  const kindOf = (rules: readonly HouseRule[], wanted: string) =>
    JSON.stringify(rules.find(({ name }) => name === wanted)?.kind);
  const house = Object.entries(settings.house).filter(
    ([name]) =>
      kindOf(edition.house_rules, name) !== undefined &&
      kindOf(before, name) === kindOf(edition.house_rules, name),
  );
  return { edition: edition.name, lexicon: first?.name ?? null, house: Object.fromEntries(house) };
}

/** Does a language's first edition come before this one? Then its name has to say which it is. */
export const isFirstOfItsLanguage = (info: GameInfo, edition: EditionInfo): boolean =>
  info.editions.find(({ language }) => language === edition.language) === edition;
