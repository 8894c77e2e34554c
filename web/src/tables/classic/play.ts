// A play of Classic and Forfeit as it is said to the server.

import type { Command } from '../../api/games/classic';
import type { Draft } from '../../table/laying/draft.svelte';

/** An appeal asks the others about words that the list lacks. */
export function layCommand(draft: Draft, appeal = false): Command {
  const bonus = draft.bonus && { card: draft.bonus.card, at: draft.bonus.at };
  return { lay: { cards: draft.cards, bonus, appeal } };
}
