// What happens in Word Thief, in sentences.

import type { Line } from '../../api/games/shared';
import type { EndReason, News, PlayedWord } from '../../api/games/thief';
import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import type { Told } from '../../table/told';
import { joined } from '../../table/words';
import { suitName } from './faces';

const sum = (lines: Line[]) => lines.reduce((points, line) => points + line.points, 0);
const names = (cards: readonly string[]) => joined(cards.map(suitName));

const REASON: Record<EndReason, string> = {
  out_of_cards: 'end-out-of-cards',
  passes: 'end-passes',
  challenges: 'end-challenges',
  last_player: 'end-last-player',
};

/** `word` finds a word that was played, by its number. */
export function sayThief(
  at: Seated,
  word: (id: number) => PlayedWord | undefined,
): (news: unknown) => Told | null {
  return (told) => {
    const news = told as News;
    if ('laid' in news) {
      const { seat, play } = news.laid;
      const words = joined(play.words.map((formed) => formed.word));
      const said = { player: at.name(seat), words, points: sum(play.lines) };
      const stolen = play.stolen === null ? undefined : word(play.stolen);
      return {
        text: stolen
          ? text('news-stole', { ...said, stolen: stolen.word, victim: at.name(stolen.owner) })
          : text('news-laid', said),
        lines: play.lines,
      };
    }
    if ('dealer_drawn' in news) {
      const { rounds, dealer } = news.dealer_drawn;
      const cards = rounds.flat().map(([seat, card]) => `${at.name(seat)} ${suitName(card)}`);
      const said = { cards: cards.join('; '), player: at.name(dealer) };
      return { text: text('news-dealer-drawn', said), quiet: true };
    }
    if ('drew' in news) {
      const { seat, count, cards } = news.drew;
      return cards
        ? { text: text('news-drew-own', { cards: names(cards) }), quiet: true }
        : { text: text('news-drew', { player: at.name(seat), count }), quiet: true };
    }
    if ('challenged' in news) {
      const { seat, wrong } = news.challenged;
      const said = { player: at.name(seat), words: joined(wrong) };
      const id = wrong.length > 0 ? 'news-challenged-wrong' : 'news-challenged-right';
      return { text: text(id, said) };
    }
    if ('took_back' in news) {
      const { seat, turn_lost: lost } = news.took_back;
      const id = lost ? 'news-took-back-lost' : 'news-took-back';
      return { text: text(id, { player: at.name(seat) }) };
    }
    if ('scored' in news) {
      const { seat, lines } = news.scored;
      const said = { player: at.name(seat), points: sum(lines) };
      return { text: text('news-scored', said), lines, quiet: true };
    }
    if ('placed' in news) return placed(news.placed.words);
    if ('discarded' in news) {
      const { seat, cards, why } = news.discarded;
      const player = at.name(seat);
      return why === 'left'
        ? { text: text('news-discarded-left', { player }) }
        : { text: text('news-swapped', { player, cards: names(cards) }) };
    }
    if ('passed' in news)
      return { text: text('news-passed', { player: at.name(news.passed.seat) }) };
    if ('ended' in news) {
      const { reason, winners } = news.ended;
      const said = { winners: joined(winners.map((s) => at.name(s))), count: winners.length };
      return { text: `${text(REASON[reason])} ${text('news-ended', said)}` };
    }
    return null;
  };
}

function placed(words: readonly PlayedWord[]): Told | null {
  const locked = words.filter(({ fate }) => fate === 'locked').map(({ word }) => word);
  if (locked.length === 0) return null;
  const said = locked.map((words) => text('news-placed-locked', { words }));
  return { text: said.join(' '), quiet: true };
}
