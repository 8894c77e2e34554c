// The timer of Party: which zone it is in, and how much of it is left. The server judges; this is
// for the eyes.

import type { Clock, House, PartyEdition, Zone, ZoneEffect } from '../../api/games/party';
import { text } from '../../i18n/texts.svelte';

/** The zones with the lengths that this table plays with. */
export function zonesOf(edition: PartyEdition, house: House): Zone[] {
  return edition.zones.map((zone, place) => ({
    ...zone,
    seconds: house.zone_seconds?.[place] ?? zone.seconds,
  }));
}

export interface Reading {
  /** The zone by its place; as many as there are zones once time is up. */
  zone: number;
  /** Seconds until the ding. */
  left: number;
  /** Seconds until the next zone. */
  inZone: number;
  /** How far the current zone is used up, from 0 to 1. */
  used: number;
}

export function read(zones: readonly Zone[], clock: Clock, now: number): Reading {
  const total = zones.reduce((sum, zone) => sum + zone.seconds * 1000, 0);
  const run = Math.max(0, Math.min(total, clock.run + Math.max(0, now - clock.since)));
  let start = 0;
  for (const [zone, { seconds }] of zones.entries()) {
    const end = start + seconds * 1000;
    if (run < end) {
      return {
        zone,
        left: Math.ceil((total - run) / 1000),
        inZone: Math.ceil((end - run) / 1000),
        used: (run - start) / (end - start),
      };
    }
    start = end;
  }
  return { zone: zones.length, left: 0, inZone: 0, used: 1 };
}

export const zoneText = (effect: ZoneEffect): string =>
  'times' in effect
    ? text('zone-times', { times: effect.times })
    : text('zone-minus', { points: effect.minus });
