// What the rules show: the pieces of an edition, laid out to say one thing each. Letters, values and
// suits are those of the edition; the words are in its language (`examples.ts`).

import type { ThiefEdition } from '../../api/games/thief';
import { examplesIn } from './examples';
import type { AnyEdition, GameName } from './pages';

/** A card as it is drawn. */
export interface Piece {
  letter: string;
  value?: number | undefined;
  blank?: boolean;
  suit?: number;
  state?: 'plain' | 'fresh' | 'leaving';
}

type At = [row: number, column: number, piece: Piece, badge?: string];

export type Picture =
  /** Cards on cells, some with a badge on the corner. */
  | { kind: 'cells'; cells: At[]; lang: string }
  /** Rows of cards, with a sign between them. */
  | { kind: 'rows'; rows: Piece[][]; sign: string; lang: string }
  /** A part of the box, drawn as under its paragraph: the die, the zones, a card. */
  | { kind: 'part'; part: 'die' | 'zones' | 'action' | 'task' };

export interface Shown {
  /** The name of the sentence under it. */
  caption: string;
  picture: Picture;
}

/** What a letter is worth in an edition; nothing where it has no card. */
export function valueOf(edition: AnyEdition, letter: string): number | undefined {
  if ('values' in edition) return edition.values[letter];
  return edition.letters.find((one) => one.letter === letter)?.value;
}

class Drawn {
  readonly words;

  constructor(readonly edition: AnyEdition) {
    this.words = examplesIn(edition.alphabet);
  }

  word(letters: string, more: Partial<Piece> = {}): Piece[] {
    return [...letters].map((letter) => ({
      letter,
      value: valueOf(this.edition, letter),
      ...more,
    }));
  }

  across(row: number, column: number, letters: string, more: Partial<Piece> = {}): At[] {
    return this.word(letters, more).map((piece, nth) => [row, column + nth, piece]);
  }

  down(row: number, column: number, letters: string, more: Partial<Piece> = {}): At[] {
    return this.word(letters, more).map((piece, nth) => [row + nth, column, piece]);
  }

  /** Two words that cross: what lay there is plain, and what comes is fresh. */
  crossing(lying: Partial<Piece>, laid: Partial<Piece>): At[] {
    const [word, at, down, shared] = this.words.cross;
    const there = this.across(shared, 0, word, lying).filter(([, column]) => column !== at);
    const new_ = this.down(0, at, down, laid);
    // The card that both share lay there already.
    return [...there, ...new_.map((one): At => (one[0] === shared ? plain(one) : one))];
  }

  cells(caption: string, cells: At[]): Shown {
    return { caption, picture: { kind: 'cells', cells, lang: this.words.lang } };
  }

  rows(caption: string, sign: string, rows: Piece[][]): Shown {
    return { caption, picture: { kind: 'rows', rows, sign, lang: this.words.lang } };
  }

  /** Cards of suits: each of the nearest suit that has the letter, beginning with another each. */
  suited(letters: string, more: Partial<Piece> = {}, first = 1): Piece[] {
    const { edition } = this;
    if (!('suits' in edition)) return this.word(letters, more);
    return this.word(letters, more).map((piece, nth) => ({
      ...piece,
      suit: suitOf(edition, piece.letter, ((first - 1 + nth) % 4) + 1),
    }));
  }

  /** A word in one suit that has all its letters; in the first where none has. */
  ofOneSuit(letters: string): Piece[] {
    const { edition } = this;
    const suits = 'suits' in edition ? edition.suits : [];
    const all = suits.find(({ cards }) => [...letters].every((letter) => letter in cards));
    return this.word(letters, { suit: Number(all?.suit ?? 1) });
  }
}

const plain = ([row, column, piece]: At): At => [row, column, { ...piece, state: 'plain' }];

function suitOf(edition: ThiefEdition, letter: string, wanted: number): number {
  const turn = [0, 1, 2, 3].map((step) => ((wanted - 1 + step) % 4) + 1);
  const has = (suit: number) =>
    edition.suits.some((one) => Number(one.suit) === suit && letter in one.cards);
  return turn.find(has) ?? wanted;
}

/** The four ways to join words. */
function ways(drawn: Drawn): Shown[] {
  const { longer, grows, beside } = drawn.words;
  const [before, word, after] = longer;
  const [base, down, at] = grows;
  return [
    drawn.cells('picture-way-longer', [
      ...drawn.across(0, 0, before, { state: 'fresh' }),
      ...drawn.across(0, before.length, word),
      ...drawn.across(0, before.length + word.length, after, { state: 'fresh' }),
    ]),
    drawn.cells('picture-way-cross', drawn.crossing({}, { state: 'fresh' })),
    drawn.cells('picture-way-end', [
      ...drawn.across(at, 0, base),
      ...drawn.down(0, base.length, down, { state: 'fresh' }),
    ]),
    drawn.cells('picture-way-beside', [
      ...drawn.across(0, 0, beside[0]),
      ...drawn.across(1, 0, beside[1], { state: 'fresh' }),
    ]),
  ];
}

function leave(drawn: Drawn): Shown {
  return drawn.cells('picture-classic-leave', drawn.crossing({ state: 'leaving' }, {}));
}

function bonus(drawn: Drawn): Shown {
  const laid = drawn.across(0, 0, drawn.words.cross[2], { state: 'fresh' });
  const badged = laid.map((one, nth): At => (nth === 1 ? [one[0], one[1], one[2], '×2'] : one));
  return drawn.cells('picture-classic-bonus', badged);
}

function steal(drawn: Drawn): Shown {
  const [word, made] = drawn.words.stolen;
  const old = drawn.suited(word);
  // Cards of the stolen word are taken first; what is left comes from the hand.
  const left = [...old];
  const pieces = [...made].map((letter, nth): Piece => {
    const at = left.findIndex((piece) => piece.letter === letter);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    return taken ?? { ...drawn.suited(letter, { state: 'fresh' }, (nth % 4) + 1)[0]! };
  });
  return drawn.rows('picture-thief-steal', '→', [old, pieces]);
}

function split(drawn: Drawn): Shown {
  const [word, ...made] = drawn.words.split;
  const old = drawn.suited(word);
  const left = [...old];
  const rows = made.map((one) =>
    [...one].map((letter, nth): Piece => {
      const at = left.findIndex((piece) => piece.letter === letter);
      const [taken] = at < 0 ? [] : left.splice(at, 1);
      return taken ?? { ...drawn.suited(letter, { state: 'fresh' }, (nth % 4) + 1)[0]! };
    }),
  );
  return drawn.rows('picture-thief-split', '→', [old, rows.flatMap(spaced)]);
}

/** Several words in one row, with a gap between them. */
const spaced = (row: Piece[], nth: number): Piece[] => (nth > 0 ? [GAP, ...row] : row);
export const GAP: Piece = { letter: '' };

const lock = (drawn: Drawn): Shown =>
  drawn.rows('picture-thief-lock', '', [drawn.ofOneSuit(drawn.words.stolen[0])]);

/** The pictures under a paragraph, where it shows an example. */
export function examplesOf(show: string, edition: AnyEdition): Shown[] {
  const drawn = new Drawn(edition);
  const all: Record<string, () => Shown[]> = {
    ways: () => ways(drawn),
    leave: () => [leave(drawn)],
    'bonus-play': () => [bonus(drawn)],
    steal: () => [steal(drawn)],
    split: () => [split(drawn)],
    lock: () => [lock(drawn)],
  };
  return all[show]?.() ?? [];
}

/** The game in one minute. */
export function minuteOf(game: GameName, edition: AnyEdition): Shown[] {
  const drawn = new Drawn(edition);
  const cross = drawn.cells('picture-classic-cross', drawn.crossing({}, { state: 'fresh' }));
  switch (game) {
    case 'classic':
      return [cross, bonus(drawn), leave(drawn)];
    case 'forfeit':
      return [
        cross,
        { caption: 'picture-forfeit-card', picture: { kind: 'part', part: 'action' } },
        leave(drawn),
      ];
    case 'rummy':
      return [
        { caption: 'picture-rummy-task', picture: { kind: 'part', part: 'task' } },
        drawn.rows(
          'picture-rummy-lay',
          '',
          drawn.words.threes.map((word) => drawn.word(word, { state: 'fresh' })),
        ),
      ];
    case 'party':
      return [
        { caption: 'picture-party-die', picture: { kind: 'part', part: 'die' } },
        { caption: 'picture-party-zones', picture: { kind: 'part', part: 'zones' } },
        drawn.cells('picture-party-board', drawn.crossing({}, { state: 'fresh' })),
      ];
    case 'thief':
      return [
        drawn.rows('picture-thief-word', '', [drawn.suited(drawn.words.stolen[0])]),
        steal(drawn),
        lock(drawn),
      ];
  }
}
