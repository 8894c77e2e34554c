// A game once more, at one of its scenes: a stream that was heard before and goes where one likes.
// The table of the game is shown what it was shown then, by the very components that showed it.

import type { Replay } from '../../api/types';
import { Connection } from '../../table/connection.svelte';
import { keyOf } from '../../table/view';
import { StillClock } from '../still-clock.svelte';
import { viewsOf } from './views';

class Recording extends Connection {
  override readonly clock = new StillClock();
}

export class Replayed {
  readonly connection: Recording;
  readonly views;
  #at = $state(0);

  constructor(readonly replay: Replay) {
    this.views = viewsOf(replay.scenes);
    // Who is there now is of no account.
    const seats = replay.table.seats.map((seat) => ({ ...seat, here: true }));
    this.connection = new Recording({ ...replay.table, seats });
    this.connection.written = replay.written;
    this.go(0);
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.replay.scenes.length - 1;
  }

  get scene() {
    return this.replay.scenes[this.#at];
  }

  /** Goes to a scene. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    const view = this.views[at];
    if (!view) return;
    const { connection } = this;
    const steps = this.replay.scenes.slice(0, at + 1).flatMap((scene) => scene.steps);
    connection.clock.set(view.now);
    connection.steps = { [keyOf(null)]: steps };
    connection.views = { [keyOf(null)]: view };
    this.#at = at;
  }
}
