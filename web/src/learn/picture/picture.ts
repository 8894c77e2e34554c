// What the picture of a final table shows, and the same in words.

import type { Face } from '../../kit/faces';
import { faceOf, valuesOf, type Letters } from '../../kit/faces';
import type { Square } from '../../kit/grid';
import { pieces } from '../../table/marked';
import { endingOf, newsOf } from '../../table/end/ending';
import { bestPlay, scoredWords } from '../../table/end/highlights';
import { signed } from '../../table/end/signed';
import { wordsOn } from '../words/words-at';
import type { Seated } from '../../table/seated.svelte';
import { joined } from '../../table/words';
import { printed } from '../../tables/party/squares';
import { roundSheets } from '../../tables/rummy/rounds';
import { lettersOf } from '../../tables/rummy/spelled';
import { suitFace } from '../../tables/thief/faces';
import { text } from '../texts.svelte';

export interface PictureCard extends Face {
  suit?: number | undefined;
}

/** Somebody's place at the end. */
export interface PicturePlace {
  name: string;
  points: number;
  won: boolean;
  /** Which colour and shape it has: a team's, or that of the place. */
  hue: string;
  mark: number;
}

/** Cards on cells, and what is printed under them. */
export interface PictureBoard {
  rows: number;
  columns: number;
  squares: (Square | null)[][];
  cards: (PictureCard & { row: number; column: number })[];
}

/** The words of one player. */
export interface PictureWords {
  name: string;
  words: { word: string; cards: PictureCard[]; points: number | null; locked: boolean }[];
}

export interface Picture {
  game: string;
  heading: string;
  best: string | null;
  places: PicturePlace[];
  board: PictureBoard | null;
  words: PictureWords[];
  /** The same for those who do not see it. */
  told: string;
}

/** How many of the best words are shown. */
const BEST = 4;

type Cards = readonly (readonly [number, number, string])[];

/** The picture of a game that is over; none of one that is on. */
export function pictureOf(at: Seated): Picture | null {
  const ending = endingOf(at);
  if (!ending) return null;
  const places = ending.places.map(({ side, points, won }, order) => ({
    name: at.side(side),
    points,
    won,
    hue: at.teams ? `team-${side}` : String(order),
    mark: at.teams ? side : order,
  }));
  const play = bestPlay(ending.highlights);
  const picture = {
    game: text(`game-${at.table.settings.game}`),
    heading: plain(newsOf(ending, at)),
    best: play
      ? plain(
          text('result-share-play', {
            words: play.words.map((word) => at.written(word)).join(', '),
            points: signed(play.points),
          }),
        )
      : null,
    places,
    board: boardOf(at),
    words: wordsOf(at),
  };
  return { ...picture, told: toldOf(picture, at) };
}

const plain = (sentence: string): string => pieces(sentence).join('');

/** What lies on cells at the end, in games that have cells. */
function cellsOf(at: Seated): Cards | null {
  const { game } = at.view;
  if ('board' in game) return game.board;
  if ('table' in game) return game.table;
  return null;
}

function boardOf(at: Seated): PictureBoard | null {
  const cells = cellsOf(at);
  const { edition } = at.setup;
  if (!cells) return null;
  const values = valuesOf(edition as Letters);
  const board = 'board' in edition ? edition.board : null;
  const [top, left] = board ? [0, 0] : [least(cells, 0), least(cells, 1)];
  const rows = board ? board.length : most(cells, 0) - top + 1;
  const columns = board ? (board[0]?.length ?? 0) : most(cells, 1) - left + 1;
  if (cells.length === 0 && !board) return null;
  return {
    rows,
    columns,
    squares: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => printed(board?.[row]?.[column])),
    ),
    cards: cells.map(([row, column, card]) => ({
      row: row - top,
      column: column - left,
      ...faceOf(card, values),
    })),
  };
}

const least = (cells: Cards, part: 0 | 1) => Math.min(...cells.map((cell) => cell[part]));
const most = (cells: Cards, part: 0 | 1) => Math.max(...cells.map((cell) => cell[part]));

/** The words that lie before the players, in games where they do. */
function wordsOf(at: Seated): PictureWords[] {
  const { settings, seats } = at.table;
  if (settings.game === 'thief') return thiefWords(at as Seated<'thief'>);
  if (settings.game === 'party') return [];
  if (settings.game !== 'rummy') return bestWords(at);
  const { edition } = (at as Seated<'rummy'>).setup;
  const { round } = (at as Seated<'rummy'>).view.game;
  const values = valuesOf(edition as Letters);
  const sheets = roundSheets((at as Seated<'rummy'>).steps, seats.length, round, true);
  return seats.map(({ seat }) => ({
    name: at.name(seat),
    words: sheets
      .flatMap(({ shares }) => shares[seat]?.lay?.words ?? [])
      .map((word) => ({
        word: at.written(lettersOf(word)),
        cards: word.cards.map((card) => faceOf(card, values)),
        points: null,
        locked: false,
      })),
  }));
}

/** Where most cards have left the table, the best words of each player are shown beside what lies
    there. */
function bestWords(at: Seated): PictureWords[] {
  const values = valuesOf(at.setup.edition as Letters);
  const all = scoredWords(at.view.game.sheet.entries);
  return at.table.seats.map(({ seat }) => {
    const own = all.filter(({ side }) => side === seat).sort((a, b) => b.points - a.points);
    const different = own.filter(
      ({ word }, nth) => own.findIndex((other) => other.word === word) === nth,
    );
    return {
      name: at.name(seat),
      words: different.slice(0, BEST).map(({ word, points }) => ({
        word: at.written(word),
        cards: [...word].map((letter) => faceOf(letter, values)),
        points,
        locked: false,
      })),
    };
  });
}

function thiefWords(at: Seated<'thief'>): PictureWords[] {
  return at.table.seats.map(({ seat }) => ({
    name: at.name(seat),
    words: at.view.game.words
      .filter(({ owner, fate }) => owner === seat && (fate === 'lies' || fate === 'locked'))
      .map(({ word, cards, points, fate }) => ({
        word: at.written(word),
        cards: cards.map((card) => suitFace(card, at.setup.edition)),
        points,
        locked: fate === 'locked',
      })),
  }));
}

function toldOf(picture: Omit<Picture, 'told'>, at: Seated): string {
  const cells = cellsOf(at);
  const lying = cells ? wordsOn(cells).map((word) => at.written(word)) : [];
  const said = [
    `${picture.game}: ${picture.heading}`,
    `${picture.places.map(({ name, points }) => `${name} ${signed(points)}`).join(', ')}.`,
    ...(picture.best ? [`${picture.best}.`] : []),
    ...(lying.length > 0 ? [text('picture-lying', { words: joined(lying) })] : []),
    ...picture.words
      .filter(({ words }) => words.length > 0)
      .map(({ name, words }) =>
        text('picture-words-of', { player: name, words: joined(words.map(({ word }) => word)) }),
      ),
  ];
  return said.join(' ');
}
