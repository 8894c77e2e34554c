// Draws the picture of a final table on a canvas, from top to bottom: the game, who won, the
// points, the best play, what lies there, and where to find it.

import { nth, SHAPES } from '../../table/end/marks';
import { signed } from '../../table/end/signed';
import { LETTERS, READING, type Colours } from './colours';
import type { Picture, PictureBoard, PictureCard, PicturePlace, PictureWords } from './picture';

type Context = CanvasRenderingContext2D;

/** The width of every picture, in pixels, and the room at its edges. */
export const WIDTH = 1080;
const EDGE = 56;
const INNER = WIDTH - 2 * EDGE;
/** Cards on an endless table are no larger than this; those of words are smaller. */
const LARGEST = 76;
const IN_WORDS = 44;

const HUES = ['accent', 'ink', 'suit-3', 'suit-2', 'suit-4', 'suit-1'] as const;
const SUITS = [
  'M6 1 11 11H1z',
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  'M1 1h10v10H1z',
  'M6 0l6 6-6 6-6-6z',
];

/** Draws, and says how high the picture is. The canvas may be too low: then it is drawn again. */
export function draw(context: Context, picture: Picture, colours: Colours, link: string): number {
  const pen = new Pen(context, colours);
  context.fillStyle = colours.page;
  context.fillRect(0, 0, WIDTH, context.canvas.height);
  pen.head(picture);
  for (const place of picture.places) pen.place(place, picture.places);
  if (picture.best) pen.line(picture.best, `500 28px ${READING}`, colours.soft, 40);
  if (picture.board) pen.board(picture.board);
  for (const words of picture.words) pen.words(words);
  pen.y += 12;
  pen.line(link, `400 24px ${READING}`, colours.soft, 34);
  return Math.ceil(pen.y + EDGE - 16);
}

class Pen {
  y = EDGE;

  constructor(
    readonly context: Context,
    readonly colours: Colours,
  ) {}

  /** A text over as many lines as it needs. */
  line(text: string, font: string, colour: string, height: number): void {
    const { context } = this;
    context.font = font;
    context.fillStyle = colour;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    for (const part of wrapped(context, text, INNER)) {
      this.y += height;
      context.fillText(part, EDGE, this.y - height * 0.28);
    }
  }

  head({ game, heading }: Picture): void {
    this.line(`Abecedar · ${game}`, `600 30px ${LETTERS}`, this.colours.accent, 42);
    this.y += 4;
    this.line(heading, `600 60px ${LETTERS}`, this.colours.ink, 72);
    this.y += 16;
  }

  /** A shape, a name, the points, and a strip as long as the score. */
  place({ name, points, won, hue, mark }: PicturePlace, all: readonly PicturePlace[]): void {
    const { context, colours } = this;
    const colour = this.#hue(hue);
    context.save();
    context.translate(EDGE + 13, this.y + 26);
    context.scale(2, 2);
    context.fillStyle = colour;
    context.fill(new Path2D(nth(SHAPES, mark)));
    context.restore();
    const weight = won ? 700 : 500;
    context.textBaseline = 'middle';
    context.font = `${weight} 34px ${LETTERS}`;
    context.fillStyle = colours.ink;
    context.textAlign = 'right';
    const shown = signed(points);
    const room = INNER - context.measureText(shown).width - 60;
    context.fillText(shown, WIDTH - EDGE, this.y + 28);
    context.textAlign = 'left';
    context.font = `${weight} 32px ${READING}`;
    context.fillText(shortened(context, name, room), EDGE + 40, this.y + 28);
    const greatest = Math.max(1, ...all.map((place) => place.points));
    const width = Math.max(0.02, points / greatest) * INNER;
    context.fillStyle = colour;
    rounded(context, EDGE, this.y + 52, width, 10, 5);
    context.fill();
    this.y += 78;
  }

  /** Cards on cells, as large as there is room. */
  board({ rows, columns, squares, cards }: PictureBoard): void {
    const { context, colours } = this;
    const size = Math.min(LARGEST, Math.floor(INNER / columns));
    const left = EDGE + (INNER - size * columns) / 2;
    const top = this.y + 24;
    context.fillStyle = colours.line;
    rounded(context, left - 6, top - 6, size * columns + 12, size * rows + 12, 12);
    context.fill();
    for (const [row, line] of squares.entries()) {
      for (const [column, square] of line.entries()) {
        const [x, y] = [left + column * size, top + row * size];
        const kind = square?.kind === 'star' ? 'word-2' : (square?.kind ?? 'cell');
        context.fillStyle = colours[kind];
        context.fillRect(x + 1, y + 1, size - 2, size - 2);
        if (!square) continue;
        context.fillStyle = colours.ink;
        this.#centred(square.sign, x + size / 2, y + size / 2, `600 ${size * 0.27}px ${READING}`);
      }
    }
    for (const { row, column, ...card } of cards) {
      this.#card(card, left + (column + 0.04) * size, top + (row + 0.04) * size, size * 0.92);
    }
    this.y = top + rows * size + 24;
  }

  /** A name, and under it its words one after the other. */
  words({ name, words }: PictureWords): void {
    if (words.length === 0) return;
    const { context, colours } = this;
    this.y += 12;
    this.line(name, `600 30px ${LETTERS}`, colours.ink, 44);
    const [gap, between] = [3, 22];
    let x = EDGE;
    let y = this.y + 8;
    for (const { cards, points, locked } of words) {
      const size = Math.min(IN_WORDS, INNER / cards.length - gap - 6);
      const label = points === null ? '' : String(points);
      context.font = `600 26px ${LETTERS}`;
      const tail = label ? context.measureText(label).width + 10 : 0;
      const width = cards.length * (size + gap) + tail;
      if (x > EDGE && x + width > WIDTH - EDGE) {
        x = EDGE;
        y += IN_WORDS + 26;
      }
      for (const [place, card] of cards.entries())
        this.#card(card, x + place * (size + gap), y, size);
      if (locked) {
        // Nobody could take it any more: a line under the whole word.
        context.fillStyle = colours.accent;
        rounded(context, x, y + size * 1.06 + 6, width - tail - gap, 5, 2.5);
        context.fill();
      }
      if (label) {
        context.fillStyle = colours.soft;
        context.textAlign = 'right';
        context.textBaseline = 'middle';
        context.font = `600 26px ${LETTERS}`;
        context.fillText(label, x + width, y + size * 0.55);
      }
      x += width + between;
    }
    this.y = y + IN_WORDS + 22;
  }

  #hue(hue: string): string {
    const { colours } = this;
    if (hue === 'team-0') return colours.blues;
    if (hue === 'team-1') return colours.reds;
    return colours[nth(HUES, Number(hue))];
  }

  #centred(text: string, x: number, y: number, font: string): void {
    const { context } = this;
    context.font = font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, x, y);
  }

  #card({ letter, blank, value, suit }: PictureCard, x: number, y: number, size: number): void {
    const { context, colours } = this;
    const height = suit === undefined ? size : size * 1.06;
    context.save();
    context.shadowColor = colours['card-shadow'];
    context.shadowBlur = size * 0.08;
    context.shadowOffsetY = size * 0.04;
    context.fillStyle = colours.card;
    rounded(context, x, y, size, height, Math.min(8, size * 0.16));
    context.fill();
    context.restore();
    if (suit !== undefined) this.#suit(suit, letter === '', x, y, size, height);
    const wide = letter.length > 1;
    context.fillStyle = blank || wide ? colours['card-blank'] : colours['card-ink'];
    const style = blank ? 'italic ' : '';
    const font = `${style}600 ${size * (wide ? 0.42 : 0.58)}px ${LETTERS}`;
    const aside = suit === undefined ? 0 : size * 0.06;
    this.#centred(letter, x + size / 2 + aside, y + height * 0.53, font);
    if (value === undefined) return;
    context.fillStyle = colours['card-soft'];
    context.font = `500 ${size * 0.22}px ${READING}`;
    context.textAlign = 'right';
    context.textBaseline = 'alphabetic';
    context.fillText(
      String(value),
      x + size * 0.93,
      y + height * (suit === undefined ? 0.92 : 0.88),
    );
  }

  /** The shape in its corner and a bar of its colour at the foot; a Wild has all of them. */
  #suit(suit: number, whole: boolean, x: number, y: number, size: number, height: number): void {
    const { context, colours } = this;
    const suits = suit === 0 ? [1, 2, 3, 4] : [suit];
    const foot = Math.max(2, size * 0.07);
    for (const [place, one] of suits.entries()) {
      context.fillStyle = colours[`suit-${one as 1 | 2 | 3 | 4}`];
      const width = size / suits.length;
      context.fillRect(x + place * width, y + height - foot, width, foot);
      const part = suit === 0 ? (whole ? 0.28 : 0.12) : 0.24;
      const from = whole ? 0.2 : 0.07;
      context.save();
      context.translate(
        x + size * (from + (place % 2) * (part + 0.04)),
        y + size * (from + Math.floor(place / 2) * (part + 0.04)),
      );
      context.scale((size * part) / 12, (size * part) / 12);
      context.fill(new Path2D(nth(SUITS, one - 1)));
      context.restore();
    }
  }
}

function rounded(context: Context, x: number, y: number, width: number, height: number, r: number) {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(r, width / 2));
}

/** A text in lines that are no wider than the room. */
export function wrapped(
  context: Pick<Context, 'measureText'>,
  text: string,
  room: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= room) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.map((line) => shortened(context, line, room));
}

/** So much of a text as there is room for. */
export function shortened(
  context: Pick<Context, 'measureText'>,
  text: string,
  room: number,
): string {
  if (context.measureText(text).width <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && context.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('')}…`;
}
