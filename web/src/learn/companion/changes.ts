// Changes of a sheet: done to the lines that one sees, and turned round to be taken back.

import type { SheetChange, SheetLine } from '../../api/types';

/** A change without the id that it travels with. */
export type Change =
  | { do: 'add'; line: SheetLine; before?: string }
  | { do: 'edit'; line: SheetLine }
  | { do: 'remove'; line: string }
  | { do: 'rename'; names: string[] };

export interface Written {
  lines: SheetLine[];
  names: string[];
}

/** The same as the server does, for what it has not answered yet. */
export function applied({ lines, names }: Written, change: Change): Written {
  switch (change.do) {
    case 'add': {
      if (lines.some(({ id }) => id === change.line.id)) return { lines, names };
      const found = lines.findIndex(({ id }) => id === change.before);
      const place = found < 0 ? lines.length : found;
      return { lines: lines.toSpliced(place, 0, change.line), names };
    }
    case 'edit':
      return {
        lines: lines.map((line) => (line.id === change.line.id ? change.line : line)),
        names,
      };
    case 'remove':
      return { lines: lines.filter(({ id }) => id !== change.line), names };
    case 'rename':
      return { lines, names: change.names };
  }
}

/** What takes a change back, from how the sheet was before it. */
export function reversed({ lines, names }: Written, change: Change): Change | null {
  switch (change.do) {
    case 'add':
      return { do: 'remove', line: change.line.id };
    case 'edit': {
      const line = lines.find(({ id }) => id === change.line.id);
      return line ? { do: 'edit', line } : null;
    }
    case 'remove': {
      const place = lines.findIndex(({ id }) => id === change.line);
      const line = lines[place];
      const next = lines[place + 1]?.id;
      if (!line) return null;
      return next === undefined ? { do: 'add', line } : { do: 'add', line, before: next };
    }
    case 'rename':
      return { do: 'rename', names };
  }
}

/** A name that no other line or change has; plain http has no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const named = (change: Change): SheetChange => ({ id: newId(), ...change });
