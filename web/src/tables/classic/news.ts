// What happens in Classic and Forfeit, in sentences.

import type { Line } from '../../api/games/shared';
import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import { variant, type Told } from '../../table/told';
import { cardNames, categoryText, joined } from '../../table/words';
import type { Cell, Play } from './types';

const sum = (lines: Line[]) => lines.reduce((points, line) => points + line.points, 0);
const wordsOf = (play: Play) => joined(play.words.map(({ word }) => word));

/** The play that the latest news are about, so that a window can name its words. */
export function sayClassic(at: Seated): (news: unknown) => Told | null {
  let words = '';
  return (news) => {
    const [kind, about] = variant(news);
    const seat = about['seat'] as number;
    const player = typeof seat === 'number' ? at.name(seat) : '';
    switch (kind) {
      case 'cut':
        return { text: text('news-cut', cut(about)), quiet: true };
      case 'turn':
      case 'shuffled':
      case 'accepted':
      case 'actions_shuffled':
      case 'actions_over':
      case 'asked':
      case 'action_window':
        return null;
      case 'drew':
      case 'discarded':
        return moved(kind, about, player);
      case 'laid': {
        const play = about['play'] as Play;
        words = wordsOf(play);
        const said = { player, words, points: sum(play.lines) };
        return { text: text('news-laid', said), cells: cells(play), lines: play.lines };
      }
      case 'challenged': {
        const wrong = about['wrong'] as string[];
        return wrong.length > 0
          ? { text: text('news-challenged-wrong', { player, words: joined(wrong) }) }
          : { text: text('news-challenged-right', { player, words }) };
      }
      case 'objected':
        return { text: text('news-objected', { player }) };
      case 'agreed':
        return { text: text('news-agreed', { words: joined(about['words'] as string[]) }) };
      case 'took_back': {
        const lost = about['turn_lost'] === true;
        return { text: text(lost ? 'news-took-back-lost' : 'news-took-back', { player }) };
      }
      case 'scored': {
        const lines = about['lines'] as Line[];
        return { text: text('news-scored', { player, points: sum(lines) }), lines, quiet: true };
      }
      case 'cleared': {
        const gone = about['cells'] as Cell[];
        if (gone.length === 0) return null;
        return { text: text('news-cleared', { count: gone.length }), quiet: true };
      }
      case 'passed':
        return { text: text('news-passed', { player }) };
      case 'will_miss':
        return { text: text('news-will-miss', { player }) };
      case 'missed':
        return { text: text('news-missed', { player }) };
      case 'action_drawn':
        return about['card'] ? null : { text: text('news-action-drawn', { player }), quiet: true };
      case 'action_answered':
        return { text: text('news-action-answered', { player }), quiet: true };
      case 'action_played':
        return actionPlayed(at, about, player);
      case 'action_given_back':
        return { text: text('news-action-given-back', { player }) };
      case 'ended':
        return ended(at, about);
      default:
        return null;
    }
  };

  function cut(about: Record<string, unknown>) {
    const rounds = about['rounds'] as [number, string][][];
    const cards = rounds.flat().map(([who, card]) => `${at.name(who)} ${card}`);
    return { cards: cards.join(', '), player: at.name(about['starter'] as number) };
  }
}

function cells(play: Play): Cell[] {
  return play.words.flatMap((word) => word.cells);
}

function moved(kind: string, about: Record<string, unknown>, player: string): Told {
  const cards = about['cards'] as string[] | undefined;
  const count = about['count'] as number;
  if (kind === 'drew') {
    return cards
      ? { text: text('news-drew-own', { cards: cardNames(cards) }), quiet: true }
      : { text: text('news-drew', { player, count }), quiet: true };
  }
  if (about['why'] === 'left') return { text: text('news-discarded-left', { player }) };
  return cards
    ? { text: text('news-discarded-own', { cards: cardNames(cards) }) }
    : { text: text('news-discarded', { player, count }) };
}

function actionPlayed(at: Seated, about: Record<string, unknown>, player: string): Told {
  const lines = about['lines'] as Line[];
  const half = about['category'] as 'a' | 'b';
  const category = categoryText(at.setup.edition, about['card'] as string, half) ?? '';
  const on = about['on'] as number;
  const points = Math.abs(sum(lines));
  const said =
    on === about['seat']
      ? text('news-action-played-own', { player, category, points })
      : text('news-action-played-against', { player, category, points, victim: at.name(on) });
  return { text: said, lines };
}

const REASON: Record<string, string> = {
  out_of_cards: 'end-out-of-cards',
  passes: 'end-passes',
  last_player: 'end-last-player',
};

function ended(at: Seated, about: Record<string, unknown>): Told {
  const winners = about['winners'] as number[];
  const names = winners.map((seat) => at.name(seat));
  const why = REASON[about['reason'] as string];
  const won = text('news-ended', { winners: joined(names), count: names.length });
  return { text: why ? `${text(why)} ${won}` : won };
}
