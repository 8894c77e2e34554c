// A table at which a play is to be found: it stands still, and what is laid is weighed by the
// server's referee and changes nothing. The table of the game is shown it like any other.

import { Trouble } from '../../api/client';
import type { AnswerOutcome, Posed, TableProblem, Tried } from '../../api/types';
import { Connection, type Asked } from '../../table/connection.svelte';
import { keyOf } from '../../table/view';
import { StillClock } from '../still-clock.svelte';
import type { Source } from './api';

export type Scored = Extract<Tried, { kind: 'scored' }>;

export class PosedTable extends Connection {
  override readonly clock = new StillClock();
  override readonly layOnly = true;

  constructor(
    { table, seat, view, steps, written }: Posed,
    /** What the one who plays is called. */
    name: string,
    readonly source: Source,
    /** Hears of every play that was laid and can be. */
    readonly laid: (play: Scored) => void,
  ) {
    const seats = table.seats.map((one) => ({
      ...one,
      here: true,
      who: one.seat === seat ? ({ kind: 'person', name, stand_in: null } as const) : one.who,
    }));
    super({ ...table, seats, settings: { ...table.settings, undo: false } });
    this.clock.set(view.now);
    this.written = written;
    // A game that waits for a moment to pass would wait here for ever.
    this.views = { [keyOf(seat)]: { ...view, deadline: null } };
    this.steps = { [keyOf(seat)]: steps };
    this.line = 'open';
  }

  override async ask(
    asked: Asked,
    then?: (outcome: AnswerOutcome) => void,
  ): Promise<AnswerOutcome> {
    const outcome = await this.#weigh(asked);
    then?.(outcome);
    return outcome;
  }

  async #weigh(asked: Asked): Promise<AnswerOutcome> {
    if (asked.type !== 'play' && asked.type !== 'preview') return { kind: 'superseded' };
    try {
      const tried = await this.source.attempt(asked.command);
      if (tried.kind === 'refused') return tried;
      const { lines, total, kept } = tried;
      this.written = { ...this.written, ...tried.written };
      if (asked.type === 'preview') return { kind: 'scored', lines, total, kept };
      this.laid(tried);
      // The cards stay where they lie, for another try.
      return { kind: 'superseded' };
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      return { kind: 'failed', problem: reason.obstacle as TableProblem };
    }
  }
}
