// Party as one seat sees it: whose turn it is, what the game waits for, who may do what, and what the
// timer says. Everything follows from the view and the news.

import { faceOf, valuesOf } from '../../kit/faces';
import { keysOf } from '../../table/keyring';
import type { Seated } from '../../table/seated.svelte';
import { noRoomOf } from './actions';
import {
  chanceOf,
  firstRolls,
  lastPlaced,
  letterOf,
  phaseOf,
  settlingOf,
  spreadOf,
  startedBy,
} from './turn';
import { read, zonesOf } from './zones';

export class PartySeat {
  readonly at: Seated<'party'>;

  constructor(at: Seated<'party'>) {
    this.at = at;
  }

  view = $derived.by(() => this.at.view.game);
  edition = $derived.by(() => this.at.setup.edition);
  house = $derived.by(() => this.at.setup.house);
  zones = $derived.by(() => zonesOf(this.edition, this.house));
  values = $derived.by(() => valuesOf(this.edition));
  readonly face = (card: string) => faceOf(card, this.values);

  over = $derived.by(() => Boolean(this.at.view.outcome));
  phase = $derived.by(() => phaseOf(this.view));
  /** One's team; nobody's for a watcher. */
  team = $derived.by(() =>
    this.at.seat === null ? null : (this.view.teams[this.at.seat] ?? null),
  );
  ours = $derived.by(() => this.team !== null && this.team === this.view.on_turn && !this.over);
  /** May one lay tiles now? */
  placing = $derived.by(() => this.ours && this.phase.at === 'run');
  /** Does one look for the rolled letter, to start the timer? */
  spotting = $derived.by(
    () =>
      this.team !== null &&
      !this.ours &&
      !this.over &&
      this.phase.at === 'spot' &&
      !this.phase.falseStart,
  );
  letter = $derived.by(() => letterOf(this.phase));
  settling = $derived.by(() => settlingOf(this.phase));
  noRoom = $derived.by(() =>
    this.over ? ('nobody' as const) : noRoomOf(this.view, this.phase, this.team),
  );
  /** Is one asked about a word, and has not answered? */
  asked = $derived.by(() => {
    const { at, phase } = this;
    const window = phase.at === 'stopped' ? phase.window : null;
    if (!window || at.seat === null) return false;
    return window.asked.includes(at.seat) && !window.answers.some(([seat]) => seat === at.seat);
  });

  chance = $derived.by(() => chanceOf(this.at.steps));
  startedBy = $derived.by(() => startedBy(this.at.steps));
  firstRolls = $derived.by(() => (this.view.turn === 1 ? firstRolls(this.at.steps) : null));
  latest = $derived.by(() => lastPlaced(this.at.steps));
  spread = $derived.by(() => spreadOf(this.at.steps));

  /** The seats that this browser holds. */
  held = $derived.by(() => keysOf(this.at.table.id).seats.map(({ seat }) => seat));
  /** Are both teams at this device? Then nobody here is “you”. */
  oneDevice = $derived.by(() => new Set(this.held.map((seat) => this.view.teams[seat])).size > 1);

  #clock = $derived.by(() => (this.phase.at === 'run' ? this.phase.clock : null));
  /** The running timer. */
  reading = $derived.by(() =>
    this.#clock ? read(this.zones, this.#clock, this.at.connection.clock.now) : null,
  );
  /** What the zone that it is in does. */
  zone = $derived.by(() => (this.reading ? (this.zones[this.reading.zone]?.effect ?? null) : null));
  /** Where the timer was stopped, as long as it is about that. */
  stoppedAt = $derived.by(() => {
    const run = this.settling?.run;
    return typeof run === 'number' ? read(this.zones, { since: 0, run }, 0) : null;
  });
  /** Seconds of what is no timer: to spot, to answer, to choose. */
  otherSeconds = $derived.by(() => {
    const { deadline } = this.at.view;
    if (this.#clock || this.over || typeof deadline !== 'number') return null;
    return this.at.connection.clock.secondsUntil(deadline);
  });
}
