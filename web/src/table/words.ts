// Sentences about a game: cards, refusals and score lines in the player's language. The texts are
// in `games.ftl`; here is only what fills them in.

import type { CartasEdition } from '../api/games/cartas';
import type { Half, Test } from '../api/games/forfeit';
import type { Line, Refusal } from '../api/games/shared';
import { text, texts, type Arguments } from '../i18n/texts.svelte';
import { marked } from './marked';

/** What sentences need to know of a table. */
export interface Speaker {
  name(seat: number): string;
  side(side: number): string;
  setup: { edition: object };
  /** The language of the words, where whoever shows a sentence tells it (`Sentence.svelte`). */
  lang?: string;
  /** A word of the game as people write it, where that is known. */
  written?(word: string): string;
  /** Opens the rules where a line of a score is explained, where there is a table to open them at. */
  read?(asked: { line: string }): void;
}

/** A word of the game inside a sentence. */
export function wordName(word: string, speaker: Speaker): string {
  const written = speaker.written?.(word) ?? word;
  return speaker.lang === undefined ? written : marked(written);
}

export const wordNames = (words: readonly string[], speaker: Speaker): string =>
  joined(words.map((word) => wordName(word, speaker)));

/** How a card is called: a letter is itself, `R:1` a letter of a suit, the others have names. */
export function cardName(card: string, speaker?: Speaker): string {
  const wild = speaker && 'wilds' in speaker.setup.edition;
  if (card === '?') return text(wild ? 'card-wild' : 'card-blank');
  if (card.startsWith('?=')) return `${card.slice(2)} (${text('card-wild')})`;
  const bonus = /^x(\d)$/.exec(card);
  if (bonus) return text('card-bonus', { times: Number(bonus[1]) });
  const [letter = '', suit] = card.split(':');
  if (suit !== undefined) return `${letter} (${text(`suit-${suit}`)})`;
  return card.toLocaleUpperCase('en');
}

/** What begins with the sound of I, or of O: before these Spanish says “e” and “u”. */
const LIKE_I = /^h?[ií](?![aeouáéóú])/i;
const LIKE_O = /^h?[oó]/i;

/** Several names as one: “A, B and C”. */
export const joined = (names: readonly string[]): string =>
  listed(names, LIKE_I.test(names.at(-1) ?? '') ? 'list-and-i' : 'list-and');

/** Several names of which one is meant: “A, B or C”. */
export const oneOf = (names: readonly string[]): string =>
  listed(names, LIKE_O.test(names.at(-1) ?? '') ? 'list-or-o' : 'list-or');

function listed(names: readonly string[], id: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : text(id, { head: names.slice(0, -1).join(', '), last });
}

/** A card in a list of cards: its suit would only make the list hard to read. */
export const letterName = (card: string, speaker?: Speaker): string =>
  card.includes(':') ? (card.split(':')[0] ?? '') : cardName(card, speaker);

export const cardNames = (cards: readonly string[], speaker?: Speaker): string =>
  joined(cards.map((card) => letterName(card, speaker)));

const kebab = (code: string) => code.replaceAll('_', '-');

/** What is wrong, and what to do instead. */
export function refusalText(refusal: Omit<Refusal, 'rule'>, speaker: Speaker): string {
  const id = `refusal-${kebab(refusal.code)}`;
  if (!texts.has(id)) return text('refusal-wrong-phase');
  const { cards = [], cells = [], words = [] } = refusal;
  return text(id, {
    cards: cardNames(cards, speaker),
    cells: joined(cells.map(([row, column]) => place(row, column))),
    words: wordNames(words, speaker),
    player: typeof refusal.seat === 'number' ? speaker.name(refusal.seat) : '',
    number: refusal.number ?? 0,
    // What a reader of commands expected is nothing that a player could read.
    detail: 'none',
    count: Math.max(cards.length, cells.length, words.length),
  });
}

/** A cell as people count: rows and columns from 1. */
export function place(row: number, column: number): string {
  return text('cell-place', { row: row + 1, column: column + 1 });
}

/** What the points of a line are for. */
export function lineText(line: Line, speaker: Speaker): string {
  const given: Arguments = { points: line.points };
  given['word'] = line.word ? wordName(line.word, speaker) : '';
  given['card'] = line.card === null || line.card === undefined ? '' : lineCard(line, speaker);
  given['times'] = line.times ?? 0;
  given['player'] = typeof line.seat === 'number' ? speaker.name(line.seat) : '';
  return text(`line-${kebab(line.kind)}`, given);
}

/** The card of a line: a card, a category of an action card such as `3a`, or a task. */
function lineCard(line: Line, speaker: Speaker): string {
  const card = line.card ?? '';
  if (line.kind === 'task' && texts.has(`task-${card}`)) return text(`task-${card}`);
  const category = /^(\d+)([ab])$/.exec(card);
  const { edition } = speaker.setup;
  if (category?.[1] && category[2] && isCartas(edition)) {
    return categoryText(edition, category[1], category[2] as Half) ?? card;
  }
  return cardName(card, speaker);
}

const isCartas = (edition: object): edition is CartasEdition => 'actions' in edition;

/** What a category of an action card asks of a word. */
export function categoryText(edition: CartasEdition, id: string, half: Half): string | null {
  const test = edition.actions.cards.find((card) => card.id === id)?.[half].word;
  return test === undefined ? null : testText(test);
}

export function testText(test: Test): string {
  if (test === 'doubled_letter') return text('category-doubled-letter');
  if ('starts_with' in test) return text('category-starts-with', { letter: test.starts_with });
  if ('ends_with' in test) return text('category-ends-with', { letter: test.ends_with });
  if ('length' in test) return text('category-length', { count: test.length });
  if ('length_at_least' in test) {
    return text('category-length-at-least', { count: test.length_at_least });
  }
  if ('value_at_least' in test) {
    return text('category-value-at-least', { points: test.value_at_least });
  }
  if ('between' in test) {
    return text('category-between', { set: test.between.join(''), letters: oneOf(test.between) });
  }
  if ('contains_any' in test) {
    return text('category-contains-any', { letters: oneOf(test.contains_any) });
  }
  const { letters, at_least } = test.count_of;
  return text('category-count-of', {
    set: letters.join(''),
    letters: oneOf(letters),
    count: at_least,
  });
}

/** Points as they are printed: with a real minus, and a plus where one is wanted. */
export const signed = (points: number, plus = false): string =>
  (plus && points > 0 ? '+' : '') + String(points).replace('-', '−');
