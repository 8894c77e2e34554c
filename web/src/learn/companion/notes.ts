// Notes as people read them: what stands on a line of the sheet.

import type { Games } from '../../api/games';
import type { Given, TallyLine } from '../../api/games/shared';
import type { SheetLine } from '../../api/types';
import { text } from '../texts.svelte';

export type GameName = keyof Games;
export type Edition = Games[GameName]['edition'];
type AnyNote = Games[GameName]['note'];

/** A note as it travels. */
export type Noted = { game: AnyNote } | { points: number };

export const noteOf = (line: SheetLine): Noted => line.note as Noted;

/** The name of what was noted: `lay`, `pass`, `end`. */
export function kindOf(note: Noted): string {
  if ('points' in note) return 'points';
  return typeof note.game === 'string' ? note.game : (Object.keys(note.game)[0] ?? 'pass');
}

/** What is inside of it. */
export function inside<T>(note: Noted): T | null {
  if ('points' in note || typeof note.game === 'string') return null;
  return (Object.values(note.game)[0] as T | undefined) ?? null;
}

/** Does nothing on this line belong to a player? */
export const isForAll = (note: Noted): boolean => ['task', 'lies', 'end'].includes(kindOf(note));

/** What a line is about, in a few words. */
export function summary(note: Noted, line: TallyLine | undefined): string {
  const kind = kindOf(note);
  if (kind === 'lay' && line && line.words.length > 0) return line.words.join(' · ');
  if (kind === 'task') {
    return text('companion-note-task', {
      task: text(`task-${inside<{ task: string }>(note)?.task}`),
    });
  }
  return text(`companion-note-${kind.replaceAll('_', '-')}`);
}

export const pointsOf = ({ lines }: Given): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** What each side has after each line, from the first to the last. */
export function running(lines: readonly (TallyLine | undefined)[], sides: number): number[][] {
  const totals = Array.from({ length: sides }, () => 0);
  return lines.map((line) => {
    for (const given of line?.given ?? []) {
      totals[given.side] = (totals[given.side] ?? 0) + pointsOf(given);
    }
    return [...totals];
  });
}
