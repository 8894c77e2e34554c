// A phone at a table that a big screen shows: what everybody sees is up there, so here are hand and
// action, and the table itself when it is one's turn to lay on it, or when one asks for it. Until
// then there is a pad to try words on.

import { MediaQuery } from 'svelte/reactivity';
import type { TableInfo } from '../api/types';
import { me } from '../me.svelte';
import type { Viewer } from './view';

/** As the stage has it: too small for all of a table. Asked for only where it matters. */
let phone: MediaQuery | undefined;
const isPhone = () => (phone ??= new MediaQuery('(max-width: 40rem), (max-height: 32rem)')).current;

export class Beside {
  /** Is the table shown here because somebody asked for it? */
  shown = $state(false);
  /** What is tried on the pad: the names of the cards, in order. */
  spelled = $state.raw<readonly string[]>([]);

  constructor(readonly at: { readonly seat: Viewer; readonly table: TableInfo }) {}

  /** Is this a phone beside a big screen? */
  get on(): boolean {
    const { seat, table } = this.at;
    return (
      seat !== null && table.stage === 'playing' && table.screen === true && me.beside && isPhone()
    );
  }

  /** Is the table folded away? Never while one needs it. */
  folded(needed: boolean): boolean {
    return this.on && !needed && !this.shown;
  }

  /** Puts a card on the pad, or takes it off. */
  tap(id: string): void {
    const rest = this.spelled.filter((other) => other !== id);
    this.spelled = rest.length < this.spelled.length ? rest : [...this.spelled, id];
  }

  /** The cards on the pad, of those that are still there. */
  of<Card extends { id: string }>(cards: readonly Card[]): Card[] {
    return this.spelled.flatMap((id) => cards.filter((card) => card.id === id));
  }
}
