// What happens in Party, in sentences.

import type { ChanceFace, EndReason, Event, Zone } from '../../api/games/party';
import type { Line, Refusal } from '../../api/games/shared';
import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import type { Told } from '../../table/told';
import { cardName, joined, refusalText } from '../../table/words';
import { zoneText } from './zones';

const sum = (lines: readonly Line[]) => lines.reduce((points, line) => points + line.points, 0);
const teamName = (team: number) => text(`team-${team}`);

const REASON: Record<EndReason, string> = {
  empty_tray: 'end-empty-tray',
  rolls_failed: 'end-rolls-failed',
  no_room: 'end-no-room',
  agreed: 'end-agreed',
  endless_passing: 'end-endless-passing',
  team_left: 'end-team-left',
};

export function faceText(face: ChanceFace): string {
  if (face === 'no_letter_die') return text('chance-no-letter-die');
  if (face === 'play_again') return text('chance-play-again');
  if ('letter' in face) return text('chance-letter', { times: face.letter });
  return text('chance-opponents-from', { times: face.opponents_from });
}

/** The same as one sign, for the die. */
export function faceSign(face: ChanceFace): string {
  if (face === 'no_letter_die') return '∅';
  if (face === 'play_again') return '↻';
  return 'letter' in face ? `×${face.letter}` : `>${face.opponents_from}`;
}

export function sayParty(at: Seated, zones: readonly Zone[]): (news: unknown) => Told | null {
  return (told) => {
    const news = told as Event;
    return beginning(at, news) ?? placing(at, news, zones) ?? settling(news) ?? ending(at, news);
  };
}

function beginning(at: Seated, news: Event): Told | null {
  if ('spread' in news) {
    return { text: text('news-spread', { count: news.spread.tray.length }), quiet: true };
  }
  if ('first_rolls' in news) {
    const { rounds, starter } = news.first_rolls;
    const letters = rounds.map((round) => round.join(' – ')).join(', ');
    const said = { letters, team: teamName(starter) };
    return { text: text('news-first-rolls', said), quiet: true };
  }
  if ('turn' in news) {
    const { turn, team, letter_die: rolls } = news.turn;
    const id = rolls ? 'news-team-turn' : 'news-team-turn-free';
    return { text: text(id, { turn, team: teamName(team) }), quiet: true };
  }
  if ('rolled' in news) {
    const { seat, letter, spot_until: until } = news.rolled;
    const id = until === null ? 'news-rolled-in-vain' : 'news-rolled';
    return { text: text(id, { player: at.name(seat), letter }) };
  }
  if ('false_start' in news) {
    const { seat, team, tile } = news.false_start;
    const said = { player: at.name(seat), card: cardName(tile), team: teamName(team) };
    return { text: text('news-false-start', said) };
  }
  if ('started' in news) {
    const { by, letter } = news.started;
    if (by === 'itself') return { text: text('news-started-itself') };
    if (by === 'limit') return { text: text('news-started-limit', { letter: letter ?? '' }) };
    const said = { player: at.name(by.spotter), letter: letter ?? '' };
    return { text: text('news-started-spotter', said) };
  }
  return null;
}

/** The referee's refusal, as the page's texts take it: what is empty is left out on the way. */
function reason(at: Seated, why: Refusal): string {
  const empty = { cards: [], cells: [], words: [], seat: null, number: null, detail: null };
  return refusalText({ ...empty, ...why }, at);
}

function placing(at: Seated, news: Event, zones: readonly Zone[]): Told | null {
  if ('early_stop' in news) {
    const { seat, team } = news.early_stop;
    return { text: text('news-early-stop', { player: at.name(seat), team: teamName(team) }) };
  }
  if ('rejected' in news) {
    const { seat, tiles, why } = news.rejected;
    const said = { player: at.name(seat), reason: reason(at, why) };
    return { text: text('news-rejected', said), cells: tiles.map(([r, c]) => [r, c]) };
  }
  if ('stopped' in news) {
    const { seat, play, zone } = news.stopped;
    const words = joined(play.words.map(({ word }) => word));
    const in_zone = zone === null ? undefined : zones[zone];
    const said = { player: at.name(seat), words };
    return {
      text: in_zone
        ? text('news-stopped', { ...said, zone: zoneText(in_zone.effect) })
        : text('news-stopped-untimed', said),
      cells: play.words.flatMap(({ cells }) => cells),
      lines: play.lines,
    };
  }
  if ('challenged' in news) {
    const { seat, wrong } = news.challenged;
    const id = wrong.length > 0 ? 'news-challenged-wrong' : 'news-challenged-right';
    return { text: text(id, { player: at.name(seat), words: joined(wrong) }) };
  }
  if ('took_back' in news) return { text: text('news-tiles-back') };
  if ('gone' in news) return { text: text('news-gone', { player: at.name(news.gone.seat) }) };
  return null;
}

function settling(news: Event): Told | null {
  if ('stood' in news) {
    return news.stood.rolls > 0 ? { text: text('news-stood-chance') } : null;
  }
  if ('chance_rolled' in news) {
    return { text: text('news-chance-rolled', { face: faceText(news.chance_rolled.face) }) };
  }
  if ('chosen' in news) {
    const { line } = news.chosen;
    const said = { letter: line.card ?? line.word ?? '', points: line.points };
    return { text: text('news-chosen', said), cells: [news.chosen.cell] };
  }
  if ('scored' in news) {
    const { team, lines } = news.scored;
    const said = { team: teamName(team), points: sum(lines) };
    return { text: text('news-team-scored', said), lines };
  }
  return null;
}

function ending(at: Seated, news: Event): Told | null {
  if ('no_word' in news) {
    const { team, how, lines } = news.no_word;
    const said = { team: teamName(team), points: sum(lines) };
    if (how === 'ding') return { text: text('news-no-word-ding', said), lines };
    if (how === 'rolls_failed') return { text: text('news-no-word-rolls-failed', said) };
    const player = at.name(how.passed);
    return { text: text('news-no-word-passed', { ...said, player }), lines };
  }
  if ('missed' in news)
    return { text: text('news-team-missed', { team: teamName(news.missed.team) }) };
  if ('said_no_room' in news) {
    return { text: text('news-said-no-room', { team: teamName(news.said_no_room.team) }) };
  }
  if ('ended' in news) {
    const { reason: why, winners } = news.ended;
    const said = { winners: joined(winners.map(teamName)), count: winners.length };
    return { text: `${text(REASON[why])} ${text('news-team-ended', said)}` };
  }
  return null;
}
