// The one button of Party's table in every phase, what stands beside it, and the menu. The button is
// always there: where nothing can be done it says whom one waits for.

import type { PartyEdition, Settling, View, ZoneEffect } from '../../api/games/party';
import { text } from '../../i18n/texts.svelte';
import type { Action, MenuItem } from '../../table/stage';
import { stopText } from './score';
import type { Phase } from './turn';

export interface Hand {
  phase: Phase;
  team: number | null;
  onTurn: number;
  /** Is the other team asked about a word, and may whoever looks answer? */
  asked: boolean;
  /** How many tiles lie on the board and are not played yet. */
  laid: number;
  /** What they score, before the zone. */
  score: number | null;
  /** The zone that the timer is in; none in a game without. */
  zone: ZoneEffect | null;
  /** Is there nothing to be done but to lay a word? */
  layOnly: boolean;
  /** Was “pass” pressed once? */
  passing: boolean;
  /** May the other team be asked about a word that the list lacks? */
  mayAppeal: boolean;
  /** Who says in this turn that there is no room for another word (PY-A22). */
  noRoom: 'nobody' | 'we' | 'they';
  /** The dearest of the letters that the Chance die can multiply, and what it adds. */
  best: { letter: string; points: number | null } | null;
}

export interface Ways {
  roll: () => void;
  stop: () => void;
  appeal: () => void;
  takeBack: () => void;
  /** Asks once more before it passes. */
  pass: () => void;
  passNow: () => void;
  noRoom: () => void;
  accept: () => void;
  challenge: () => void;
  chooseBest: () => void;
}

const nothing = () => undefined;
const waiting = (label: string): Action => ({ label, disabled: true, press: nothing });

export function actionOf(hand: Hand, ways: Ways): Action {
  const { phase, team, onTurn } = hand;
  const ours = team === onTurn;
  const others = waiting(text('party-wait', { team: onTurn }));
  switch (phase.at) {
    case 'roll':
      return ours ? { label: text('party-roll'), press: ways.roll } : others;
    case 'spot':
      if (phase.falseStart) return waiting(text('party-clock-comes'));
      return team === null || ours
        ? waiting(text('party-wait', { team: 1 - onTurn }))
        : waiting(text('party-tap-letter', { letter: phase.letter }));
    case 'run':
      if (!ours) return others;
      if (hand.laid === 0) return waiting(text('party-lay-first'));
      return { label: stopText(hand.score, hand.zone), press: ways.stop };
    case 'stopped':
      return hand.asked
        ? { label: text('question-accept'), press: ways.accept }
        : waiting(text('party-wait', { team: 1 - onTurn }));
    case 'choose':
      if (!ours || !hand.best) return others;
      return {
        label: text('party-best-letter', { letter: hand.best.letter }),
        points: hand.best.points === null ? undefined : `+${hand.best.points}`,
        press: ways.chooseBest,
      };
    default:
      return waiting(text('party-moment'));
  }
}

export function secondOf(hand: Hand, ways: Ways): Action | null {
  const { phase } = hand;
  if (phase.at === 'stopped' && hand.asked) {
    const agreement = phase.question === 'agreement';
    return {
      label: text(agreement ? 'question-object' : 'question-challenge'),
      press: ways.challenge,
    };
  }
  if (hand.noRoom === 'they') return { label: text('party-no-room'), press: ways.noRoom };
  if (phase.at !== 'run' || hand.team !== hand.onTurn) return null;
  if (hand.mayAppeal) return { label: text('lay-appeal'), press: ways.appeal };
  if (hand.laid > 0) return { label: text('lay-back'), press: ways.takeBack };
  if (hand.layOnly) return null;
  return { label: text(hand.passing ? 'pass-sure' : 'pass-go'), press: ways.pass };
}

export function moreOf(hand: Hand, ways: Ways): MenuItem[] {
  const { phase, team, onTurn } = hand;
  const items: MenuItem[] = [];
  if (team === null || team !== onTurn) return items;
  if (phase.at === 'run' && hand.mayAppeal) {
    items.push({ label: text('lay-back'), press: ways.takeBack });
  }
  if (hand.layOnly) return items;
  if (phase.at === 'run' && hand.laid > 0) {
    items.push({ label: text('pass-go'), detail: text('party-pass-detail'), press: ways.passNow });
  }
  if ((phase.at === 'roll' || phase.at === 'run') && hand.noRoom === 'nobody') {
    items.push({
      label: text('party-no-room'),
      detail: text('party-no-room-detail'),
      press: ways.noRoom,
    });
  }
  return items;
}

/** The dearest letter of a play: what the Chance die would take by itself (PY-A7). */
export function dearest(
  settling: Settling,
  values: ReadonlyMap<string, number>,
): { cell: [number, number]; letter: string; value: number } | null {
  let best: ReturnType<typeof dearest> = null;
  for (const [row, column, tile] of settling.play.tiles) {
    const value = values.get(tile) ?? 0;
    if (!best || value > best.value) best = { cell: [row, column], letter: tile, value };
  }
  return best;
}

/** Who of the two teams has said in this turn that there is no room. */
export function noRoomOf(view: View, phase: Phase, team: number | null): Hand['noRoom'] {
  if (team === null || !['roll', 'spot', 'run'].includes(phase.at)) return 'nobody';
  if (view.sides[team]?.says_no_room) return 'we';
  return view.sides[1 - team]?.says_no_room ? 'they' : 'nobody';
}

/** The faces of the letter die that this table rolls. */
export const facesOf = (edition: PartyEdition, name: string | null): readonly string[] =>
  (edition.letter_dice.find((die) => die.name === name) ?? edition.letter_dice[0])?.faces ?? [];
