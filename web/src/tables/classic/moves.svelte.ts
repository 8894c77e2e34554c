// What a player of Classic or Forfeit can do now: the one action, what stands beside it, and the
// rest behind the menu. Which of it is possible the view says.

import type { Play } from '../../api/games/classic';
import type { ForfeitView, Half } from '../../api/games/forfeit';
import { text } from '../../i18n/texts.svelte';
import type { Arrangement } from '../../kit/arrangement.svelte';
import { valuesOf } from '../../kit/faces';
import { cellKey } from '../../kit/grid';
import type { Draft } from '../../table/laying/draft.svelte';
import type { Action, MenuItem } from '../../table/stage';
import { signed } from '../../table/words';
import { fitsAny, wordsThrough } from './fits';
import { layCommand } from './play';
import { actionsOf, type SeatedAtWords } from './types';

const nothing = () => undefined;
const still = (label: string): Action => ({ label, disabled: true, press: nothing });

/** What a draft still lacks, in as few words as a button has room for. */
const MISSING: Readonly<Record<string, string>> = {
  unknown_word: 'act-no-word',
  first_word_too_short: 'act-one-more',
  nothing_laid: 'act-lay-first',
  gap: 'act-gap',
  no_contact: 'act-join',
  not_in_line: 'act-line',
};

export class Moves {
  /** What one is about to do instead of laying a word. */
  instead = $state<'exchange' | 'pass' | null>(null);
  /** Cards to be exchanged, and whether the action card goes with them. */
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  withAction = $state(false);
  /** Was one asked about the action card, and too late? */
  missed = $state(false);
  /** The phase in which one has decided about it. */
  #decided: number | null = null;
  /** The half of the action card that one would play. */
  #half = $state<Half | null>(null);

  constructor(
    readonly at: SeatedAtWords,
    readonly hand: Arrangement,
    readonly draft: Draft,
  ) {}

  get #game() {
    return this.at.view.game;
  }

  get actions(): ForfeitView | null {
    return actionsOf(this.at.view);
  }

  get myTurn(): boolean {
    const { stage, on_turn } = this.#game;
    const deciding = typeof stage === 'object' && 'turn' in stage;
    return this.at.awaited && on_turn === this.at.seat && deciding;
  }

  /** The question about a play, while it is open. */
  get asked() {
    const { stage } = this.#game;
    return typeof stage === 'object' && 'asked' in stage ? stage.asked : null;
  }

  /** The play that lies there and is not settled yet. */
  get play(): Play | null {
    const { stage } = this.#game;
    if (typeof stage !== 'object') return null;
    if ('asked' in stage) return stage.asked.play;
    return 'settling' in stage ? stage.settling.play : null;
  }

  get #mayAnswer(): boolean {
    const { seat } = this.at;
    const window = this.asked?.window;
    return (
      seat !== null &&
      (window?.asked.includes(seat) ?? false) &&
      !window?.answers.some(([other]) => other === seat)
    );
  }

  /** Is one asked to play the action card? */
  get deciding(): boolean {
    const { seat } = this.at;
    const { action_window: window = null, answer = null } = this.actions ?? {};
    return seat !== null && window !== null && window.asked.includes(seat) && answer === null;
  }

  /** The halves of one's card that the play fits, or the word that one is about to lay. */
  get fits(): readonly Half[] {
    const { actions, draft } = this;
    if (!actions?.action) return [];
    if (actions.action_window) return actions.fits;
    if (this.at.preview?.kind !== 'scored') return [];
    const { edition } = this.at.setup;
    const card = edition.actions.cards.find(({ id }) => id === actions.action);
    const values = valuesOf(edition);
    const lying = new Map(
      this.#game.table.map(([row, column, tile]) => [cellKey(row, column), tile]),
    );
    const words = wordsThrough(draft.cards, lying, (tile) => values.get(tile) ?? 0);
    return card ? (['a', 'b'] as const).filter((half) => fitsAny(card[half].word, words)) : [];
  }

  /** The half that would be played: the one chosen, or the only one that fits. */
  get half(): Half | null {
    const fits = this.actions?.fits ?? [];
    return this.#half !== null && fits.includes(this.#half) ? this.#half : (fits[0] ?? null);
  }
  set half(half: Half | null) {
    this.#half = half;
  }

  get #mayAppeal(): boolean {
    const { stage } = this.#game;
    return (
      this.at.fault?.code === 'unknown_word' &&
      this.at.agreement &&
      typeof stage === 'object' &&
      'turn' in stage &&
      !stage.turn.appealed
    );
  }

  get action(): Action {
    const { at } = this;
    if (at.seat === null) return still(text('act-watch'));
    if (this.#mayAnswer) {
      return { label: text('question-accept'), press: () => void at.act('accept') };
    }
    if (this.deciding) return this.#actionCard();
    if (this.play) return still(text('act-others'));
    if (!this.myTurn) return still(text('act-wait', { player: at.name(this.#game.on_turn) }));
    if (this.instead === 'exchange') return this.#exchange();
    if (this.instead === 'pass') {
      return { label: text('pass-sure'), danger: true, press: () => this.#pass() };
    }
    if (this.draft.laid.length === 0) return still(text('act-lay-first'));
    const { preview } = at;
    if (preview?.kind === 'refused') {
      return still(text(MISSING[preview.refusal.code] ?? 'act-not-yet'));
    }
    const points = preview?.total;
    return { label: text('lay-go'), points, press: () => void this.lay() };
  }

  get second(): Action | null {
    const { at } = this;
    if (this.#mayAnswer) {
      const agreement = this.asked?.question === 'agreement';
      const label = text(agreement ? 'question-object' : 'question-challenge');
      return { label, press: () => void at.act('challenge') };
    }
    if (this.deciding) {
      return { label: text('action-keep'), press: () => this.keep() };
    }
    if (this.instead) return { label: text('exchange-cancel'), press: () => this.relent() };
    if (!this.myTurn && this.draft.isEmpty) return null;
    if (this.#mayAppeal) return { label: text('lay-appeal'), press: () => void this.lay(true) };
    if (this.draft.isEmpty || this.play) return null;
    return { label: text('lay-back'), press: () => this.draft.clear() };
  }

  get more(): MenuItem[] {
    const { at, hand } = this;
    if (at.seat === null) return [];
    const items: MenuItem[] = [];
    if (this.myTurn && !this.instead && !at.layOnly) {
      const { pile } = this.#game;
      if (!this.draft.isEmpty && this.#mayAppeal) {
        items.push({ label: text('lay-back'), press: () => this.draft.clear() });
      }
      items.push({
        label: text('exchange-begin'),
        detail: text(pile > 0 || this.actions ? 'exchange-detail' : 'stage-pile-empty'),
        disabled: pile === 0 && !this.actions,
        press: () => this.#begin('exchange'),
      });
      items.push({
        label: text('pass-go'),
        detail: text('pass-detail'),
        press: () => this.#begin('pass'),
      });
    }
    items.push({ label: text('hand-shuffle'), press: () => hand.shuffle() });
    items.push({ label: text('hand-sort'), press: () => hand.sort() });
    return items;
  }

  /** Goes back to laying a word. */
  relent(): void {
    this.instead = null;
    this.withAction = false;
    this.chosen = new Set();
  }

  choose(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
  }

  async lay(appeal = false): Promise<void> {
    await this.at.act(layCommand(this.draft, appeal), () => this.draft.clear());
  }

  keep(): void {
    this.#decide(null);
  }

  #decide(category: Half | null): void {
    this.#decided = this.at.view.phase;
    void this.at.act({ action: { category } });
  }

  /** The window in which one was asked, at that phase, is closed. */
  closed(phase: number): void {
    this.missed = this.#decided !== phase;
  }

  #begin(instead: 'exchange' | 'pass'): void {
    this.draft.clear();
    this.instead = instead;
  }

  #pass(): void {
    void this.at.act('pass', () => this.relent());
  }

  #exchange(): Action {
    const held = this.hand.cards.filter(({ id }) => this.chosen.has(id));
    const cards = held.map(({ card }) => card);
    const command = this.withAction ? { swap_action: { cards } } : { exchange: { cards } };
    const none = cards.length === 0 && !this.withAction;
    return {
      label: none
        ? text('exchange-choose')
        : text('exchange-go', { count: cards.length + Number(this.withAction) }),
      disabled: none,
      press: () => void this.at.act(command, () => this.relent()),
    };
  }

  #actionCard(): Action {
    const { half } = this;
    if (half === null) return still(text('action-unfit'));
    const card = this.actions?.action;
    const found = this.at.setup.edition.actions.cards.find(({ id }) => id === card);
    const mine = this.#game.on_turn === this.at.seat;
    const points = found && (mine ? found[half].own : -found[half].against);
    return {
      label: text('action-play'),
      points: points === undefined ? undefined : signed(points, true),
      press: () => this.#decide(half),
    };
  }
}
