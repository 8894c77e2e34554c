// What somebody has laid and not yet played survives a reload: it is kept for this tab, for one
// phase of one seat. As soon as the game has gone on it means nothing any more.

const PREFIX = 'abecedar.draft.';

/** Where a draft belongs. */
export interface DraftPlace {
  table: string;
  seat: number;
  phase: number;
}

const keyOf = ({ table, seat }: DraftPlace) => `${PREFIX}${table}.${seat}`;

/** Keeps a draft, or forgets it. It has to have a JSON form. */
export function keepDraft(place: DraftPlace, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify({ phase: place.phase, draft }));
  } catch {
    // Storage may be forbidden or full; then a reload starts with an empty table.
  }
}

/** The draft of this phase, if there is one; what it is, whoever wants it has to look. */
export function keptDraft(place: DraftPlace): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { phase, draft } = kept as { phase?: unknown; draft?: unknown };
    return phase === place.phase ? (draft ?? null) : null;
  } catch {
    return null;
  }
}
