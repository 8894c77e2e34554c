// What happened, in the reader's language. The games say each piece of news as phrases: the name
// of a text and what fills it in. Here names, cards and lists are written as the reader does.

import type { Cell, Filling, Line, Phrase, Said } from '../api/games/shared';
import { text, type Arguments } from '../i18n/texts.svelte';
import type { Step } from './view';
import { SHORT } from './short';
import {
  cardNames,
  joined,
  letterName,
  oneOf,
  refusalText,
  wordNames,
  type Speaker,
} from './words';

/** One sentence of the history. */
export interface HistoryLine {
  /** Tells sentences apart, also those about the same step. */
  key: string;
  /** The number of the step that it is about. */
  number: number;
  text: string;
  /** Cells that it is about; a click marks them on the table. */
  cells: Cell[];
  /** How points came about; a click shows them. */
  lines: Line[];
  /** Small steps are announced to nobody and written smaller. */
  quiet: boolean;
}

/** One thing that happened, with all that came of it: an entry of the history. */
export interface HistoryEntry {
  key: string;
  /** The number of its last step. */
  number: number;
  /** The sentence that names it, as long as it needs to be. */
  text: string;
  /** The same in as few words as one line has room for. */
  short: string;
  /** What it scored, where it did. */
  points: number | null;
  cells: Cell[];
  lines: Line[];
  /** What came of it: cards that leave, are drawn, and so on. */
  rest: string[];
  /** Are these only small steps, such as the deal? */
  quiet: boolean;
  /** Is it only the beginning of a play? What is said next takes its place. */
  opens: boolean;
}

/** What happened, one entry a play: what is said aloud begins one, and the small steps after it
    belong to it; so does what only opened the play. */
export function entries(steps: readonly Step[], speaker: Speaker): HistoryEntry[] {
  const found: HistoryEntry[] = [];
  for (const { number, said } of steps) {
    for (const [nth, sentence] of said.entries()) {
      const last = found.at(-1);
      const { lines = [], cells = [], quiet = false, opens = false } = sentence;
      const spoken = phraseText(sentence, speaker);
      const short = shortText(sentence, speaker) ?? spoken;
      const points = pointsOf(lines);
      if (last?.opens && !quiet && !opens) {
        const rest = [last.text, ...last.rest];
        Object.assign(last, { number, text: spoken, short, points, cells, lines, rest, opens });
      } else if (quiet && last) {
        if (last.lines.length === 0) {
          last.lines = lines;
          last.points = points;
        }
        if (last.cells.length === 0) last.cells = cells;
        last.rest.push(spoken);
        last.number = number;
      } else {
        const key = `${number}.${nth}`;
        const rest: string[] = [];
        found.push({ key, number, text: spoken, short, points, cells, lines, rest, quiet, opens });
      }
    }
  }
  return found;
}

const pointsOf = (lines: readonly Line[]): number | null =>
  lines.length > 0 ? lines.reduce((sum, { points }) => sum + points, 0) : null;

/** Sentences whose points are shown beside them, and so need not say them. */
function shortText({ id, given = {} }: Phrase, speaker: Speaker): string | null {
  const short = SHORT[id];
  return short === undefined ? null : phraseText({ id: short, given }, speaker);
}

/** All sentences about what happened, in order. */
export function history(steps: readonly Step[], speaker: Speaker): HistoryLine[] {
  return steps.flatMap(({ number, said }) =>
    said.map((sentence, nth) => line(sentence, `${number}.${nth}`, number, speaker)),
  );
}

function line(said: Said, key: string, number: number, speaker: Speaker): HistoryLine {
  const { cells = [], lines = [], quiet = false } = said;
  return { key, number, text: phraseText(said, speaker), cells, lines, quiet };
}

/** A phrase as a sentence, or as a part of one. */
export function phraseText({ id, given = {} }: Phrase, speaker: Speaker): string {
  const values: Arguments = {};
  for (const [name, filling] of Object.entries(given)) values[name] = filled(filling, speaker);
  return text(id, values);
}

function filled(filling: Filling, speaker: Speaker): string | number {
  const name = (seat: number) => speaker.name(seat);
  if ('number' in filling) return filling.number;
  if ('text' in filling) return filling.text;
  if ('player' in filling) return name(filling.player);
  if ('players' in filling) return joined(filling.players.map(name));
  if ('side' in filling) return speaker.side(filling.side);
  if ('sides' in filling) return joined(filling.sides.map((side) => speaker.side(side)));
  if ('cards' in filling) return cardNames(filling.cards, speaker);
  if ('words' in filling) return wordNames(filling.words, speaker);
  if ('one_of' in filling) return oneOf(filling.one_of);
  if ('dealt' in filling) {
    const each = filling.dealt.map(([seat, card]) => `${name(seat)} ${letterName(card, speaker)}`);
    return each.join('; ');
  }
  if ('phrase' in filling) return phraseText(filling.phrase, speaker);
  return refusalText(filling.refusal, speaker);
}
