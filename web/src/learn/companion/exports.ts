// A sheet for elsewhere: as a text, as a table for a spreadsheet, as what a picture shows.

import type { SheetInfo } from '../../api/types';
import { signed } from '../../table/words';
import type { Picture } from '../picture/picture';
import { text } from '../texts.svelte';
import { noteOf, pointsOf, running, summary } from './notes';

const heading = ({ game, tallied, names }: SheetInfo): string => {
  const led = tallied.leaders.map((side) => names[side] ?? '').join(', ');
  const count = tallied.leaders.length;
  if (tallied.over) return text('companion-won', { names: led, count });
  return text('companion-of', { game: text(`game-${game}`) });
};

/** Who gets what on a line. */
function points(info: SheetInfo, place: number): string {
  const given = info.tallied.lines[place]?.given ?? [];
  const named = given.map((one) => `${info.names[one.side] ?? ''} ${signed(pointsOf(one), true)}`);
  return named.join(', ');
}

export function textOf(info: SheetInfo, link: string): string {
  const totals = info.names.map(
    (name, side) => `${name} ${signed(info.tallied.totals[side] ?? 0)}`,
  );
  const lines = info.lines.map((line, place) => {
    const said = summary(noteOf(line), info.tallied.lines[place]);
    return `${place + 1}. ${said}: ${points(info, place)}`;
  });
  return [
    `${text(`game-${info.game}`)} · Abecedar`,
    heading(info),
    totals.join(' · '),
    '',
    ...lines,
    link,
  ].join('\n');
}

/** A field of a table. What a spreadsheet would take for a formula is marked as text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

export function csvOf(info: SheetInfo): string {
  const sums = running(info.tallied.lines, info.names.length);
  const rows = info.lines.map((line, place) => {
    const given = info.tallied.lines[place]?.given ?? [];
    const own = info.names.map((_, side) =>
      given.filter((one) => one.side === side).reduce((sum, one) => sum + pointsOf(one), 0),
    );
    const said = summary(noteOf(line), info.tallied.lines[place]);
    return [place + 1, said, ...own, ...(sums[place] ?? [])];
  });
  const head = [
    text('companion-csv-line'),
    text('companion-csv-what'),
    ...info.names,
    ...info.names.map((name) => text('companion-csv-total', { name })),
  ];
  return [head, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

/** The sheet as a picture: who has what, and the best play. */
export function pictureOf(info: SheetInfo): Picture {
  const { names, tallied, game } = info;
  const places = names
    .map((name, side) => ({
      name,
      points: tallied.totals[side] ?? 0,
      won: tallied.over && tallied.leaders.includes(side),
      hue: game === 'party' ? `team-${side}` : String(side),
      mark: side,
    }))
    .sort((one, other) => other.points - one.points);
  const plays = tallied.lines.flatMap(({ given, words }) =>
    words.length > 0 && given[0]
      ? [{ words, points: pointsOf(given[0]), side: given[0].side }]
      : [],
  );
  const best = plays.sort((one, other) => other.points - one.points)[0];
  return {
    game: text(`game-${game}`),
    heading: heading(info),
    places,
    best: best
      ? text('companion-best', {
          name: names[best.side] ?? '',
          words: best.words.join(' · '),
          points: signed(best.points),
        })
      : null,
    board: null,
    words: [],
    told: textOf(info, '').trim(),
  };
}
