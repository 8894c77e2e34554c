// What happens in Rummy, in sentences.

import type { LaidWord, Lay, News } from '../../api/games/rummy';
import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import type { Told } from '../../table/told';
import { cardName, cardNames, joined } from '../../table/words';

const spelled = ({ cards }: LaidWord) => cards.join('').toLocaleUpperCase('en');
export const wordsOf = (lay: Lay) => lay.words.map(spelled);

export function sayRummy(at: Seated): (news: unknown) => Told | null {
  const names = (seats: number[]) => joined(seats.map((seat) => at.name(seat)));
  return (told) => {
    const news = told as News;
    if ('round' in news) {
      const { round, task, starter, players } = news.round;
      const extra = players.length < at.table.seats.filter((seat) => !seat.left).length;
      const said = { round, task: text(`task-${task}`), player: at.name(starter) };
      return {
        text: extra
          ? text('news-round-extra', { ...said, players: names(players) })
          : text('news-round', said),
      };
    }
    if ('turned_over' in news) {
      const card = cardName(news.turned_over.card);
      return { text: text('news-turned-over', { card }), quiet: true };
    }
    if ('drew' in news) {
      const { seat, count, cards } = news.drew;
      return cards
        ? { text: text('news-drew-own', { cards: cardNames(cards) }), quiet: true }
        : { text: text('news-drew', { player: at.name(seat), count }), quiet: true };
    }
    if ('took' in news) {
      const { seat, card } = news.took;
      return { text: text('news-took', { player: at.name(seat), card: cardName(card) }) };
    }
    if ('laid' in news) {
      const { seat, lay } = news.laid;
      const words = joined(wordsOf(lay));
      return { text: text('news-laid-task', { player: at.name(seat), words }) };
    }
    if ('discarded' in news) {
      const { seat, card } = news.discarded;
      return { text: text('news-discarded-card', { player: at.name(seat), card: cardName(card) }) };
    }
    if ('last_turns' in news) {
      return { text: text('news-last-turns', { players: names(news.last_turns.seats) }) };
    }
    if ('recycled' in news) {
      return { text: text('news-recycled', { count: news.recycled.pile }), quiet: true };
    }
    if ('round_over' in news) return roundOver(at, news.round_over);
    if ('put_away' in news) {
      return { text: text('news-put-away', { player: at.name(news.put_away.seat) }) };
    }
    if ('ended' in news) {
      const { winners } = news.ended;
      return { text: text('news-ended', { winners: names(winners), count: winners.length }) };
    }
    return null;
  };
}

function roundOver(at: Seated, over: Extract<News, { round_over: unknown }>['round_over']): Told {
  if (over.end === 'void') return { text: text('news-round-over-void') };
  const scores = over.lines.map(([seat, lines]) =>
    text('news-round-score', {
      player: at.name(seat),
      points: lines.reduce((sum, line) => sum + line.points, 0),
    }),
  );
  return {
    text: [text('news-round-over-met'), ...scores].join(' '),
    lines: over.lines.flatMap(([, lines]) => lines),
  };
}
