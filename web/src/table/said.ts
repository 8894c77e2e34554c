// What happened, in the reader's language. The games say each piece of news as phrases: the name
// of a text and what fills it in. Here names, cards and lists are written as the reader does.

import type { Cell, Filling, Line, Phrase, Said } from '../api/games/shared';
import { text, type Arguments } from '../i18n/texts.svelte';
import type { Step } from './view';
import { cardName, cardNames, joined, oneOf, refusalText, type Speaker } from './words';

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
  if ('words' in filling) return joined(filling.words);
  if ('one_of' in filling) return oneOf(filling.one_of);
  if ('dealt' in filling) {
    const each = filling.dealt.map(([seat, card]) => `${name(seat)} ${cardName(card, speaker)}`);
    return each.join('; ');
  }
  if ('phrase' in filling) return phraseText(filling.phrase, speaker);
  return refusalText(filling.refusal, speaker);
}
