// Who plays for a seat: its player, or a bot until the player is back. What can be done about it
// depends on whose seat it is, and on what the table agreed about people who are away.

import { Trouble, type Obstacle } from '../api/client';
import * as api from '../api/tables';
import type { HandOver, SeatInfo, TableInfo } from '../api/types';
import type { Connection } from './connection.svelte';
import { keysOf } from './keyring';

/** When the others may let a bot play on for a seat, in table time; never, if there is no such
    moment. */
export function forTheOthersAt({ settings }: TableInfo, seat: SeatInfo): number | null {
  const { absence } = settings;
  const waits = seat.who?.kind === 'person' && seat.who.stand_in === null && !seat.left;
  if (absence?.then !== 'ask' || !waits || seat.here || seat.away === undefined) return null;
  return seat.away + 1000 * absence.seconds;
}

export const standIn = ({ who }: SeatInfo): string | null =>
  who?.kind === 'person' ? who.stand_in : null;

export class SeatKeeping {
  busy = $state(false);
  obstacle = $state.raw<Obstacle | null>(null);

  constructor(readonly connection: Connection) {}

  /** What speaks for a seat: its own secret, or where this browser does not hold it, the first
      secret that it has at this table. */
  #secret(seat: number): string | null {
    const { host, seats } = keysOf(this.connection.table.id);
    const own = seats.find((key) => key.seat === seat);
    return own?.secret ?? seats[0]?.secret ?? host;
  }

  async handOver(seat: number, to: HandOver): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.obstacle = null;
    try {
      const { id } = this.connection.table;
      const answer = await api.handOver(id, seat, to, this.#secret(seat) ?? '');
      this.connection.table = answer.table;
      return true;
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      this.obstacle = reason.obstacle;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
