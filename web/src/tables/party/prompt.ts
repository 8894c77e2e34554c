// What a player of Party is told to do now, or whom the game waits for. Teams are called by their
// names, for several may look at one screen.

import type { StartedBy } from '../../api/games/party';
import { text } from '../../i18n/texts.svelte';
import type { Phase } from './turn';

export interface Situation {
  phase: Phase;
  /** The team of whoever looks; `null` for a watcher. */
  team: number | null;
  onTurn: number;
  /** The team of each seat. */
  teams: readonly number[];
  startedBy: StartedBy | null;
  /** What the teams rolled for the first turn, as long as it has not begun. */
  firstRolls: readonly string[] | null;
  /** Does a wrong tap cost nothing (PY-A12)? */
  gentle: boolean;
  /** The words that lie there and are judged, as they are said. */
  words: string;
  /** May whoever looks still answer about them? */
  asked: boolean;
}

export function promptOf(now: Situation): string {
  const { phase, onTurn } = now;
  const ours = now.team === onTurn;
  switch (phase.at) {
    case 'roll':
      return rollPrompt(phase.failed, ours, now);
    case 'spot':
      return spotPrompt(phase, now);
    case 'run':
      return runPrompt(phase.letter, now);
    case 'stopped': {
      const { words } = now;
      // The team on turn has laid it; the other one decides.
      if (!now.asked) return text('party-decide', { team: 1 - onTurn, words });
      const agreement = phase.question === 'agreement';
      return text(agreement ? 'party-agree' : 'party-believe', { team: onTurn, words });
    }
    case 'choose':
      return ours
        ? text('party-choose', { times: phase.times })
        : text('party-choose-theirs', { team: onTurn, times: phase.times });
    default:
      return text('party-moment');
  }
}

function rollPrompt(failed: readonly string[], ours: boolean, now: Situation): string {
  const letter = failed.at(-1);
  const team = now.onTurn;
  const [blue, red] = now.firstRolls ?? [];
  if (letter === undefined && blue && red) return text('party-begins', { team, blue, red });
  if (letter === undefined) return text(ours ? 'party-roll-now' : 'party-roll-theirs', { team });
  return text(ours ? 'party-roll-again' : 'party-roll-again-theirs', { team, letter });
}

function spotPrompt(phase: Extract<Phase, { at: 'spot' }>, now: Situation): string {
  const { team, onTurn, gentle } = now;
  const { letter } = phase;
  const spotters = 1 - onTurn;
  if (phase.falseStart) return text('party-false-start', { team: spotters, onTurn });
  if (team === onTurn) return text('party-being-spotted', { team: spotters, letter });
  if (team === null) return text('party-spot-watched', { team: spotters, letter });
  return text(gentle ? 'party-spot-gentle' : 'party-spot', { team, letter });
}

function runPrompt(letter: string | null, now: Situation): string {
  const { team, onTurn, startedBy, teams } = now;
  const ours = team === onTurn;
  if (letter === null) return text(ours ? 'party-run-free' : 'party-theirs-free', { team: onTurn });
  const spotter = startedBy && typeof startedBy === 'object' ? startedBy.spotter : null;
  if (spotter === null) return text(ours ? 'party-run' : 'party-theirs', { team: onTurn, letter });
  const by = teams[spotter] ?? 1 - onTurn;
  return ours
    ? text('party-run-found', { team: by, letter })
    : text('party-theirs-found', { team: by, onTurn, letter });
}
