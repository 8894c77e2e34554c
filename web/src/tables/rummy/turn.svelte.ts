// What the one button of Rummy says and does: draw, lay, discard or answer, or else what is
// missing; and what stands beside it.

import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import type { Action, MenuItem } from '../../table/stage';
import { cardName, wordNames } from '../../table/words';
import type { Draft } from './draft.svelte';

const say = (label: string): Action => ({ label, disabled: true, press: () => undefined });

export class Turn {
  /** Is the player choosing the letter that counts four times? */
  choosing = $state(false);

  constructor(
    readonly at: Seated<'rummy'>,
    readonly draft: Draft,
    /** What a card is worth. */
    readonly worth: (card: string) => number,
  ) {}

  get #view() {
    return this.at.view.game;
  }

  get task() {
    const { tasks } = this.at.setup.edition.rummy;
    return tasks.find(({ id }) => id === this.#view.task);
  }

  get mine(): boolean {
    const { seat, view } = this.at;
    return seat !== null && view.game.on_turn === seat && view.outcome === null;
  }

  get drawing(): boolean {
    return this.mine && this.#view.stage === 'draw';
  }

  get discarding(): boolean {
    const { stage } = this.#view;
    return this.mine && typeof stage === 'object' && 'discard' in stage;
  }

  /** Words that the others are asked about. */
  get asked() {
    const { stage } = this.#view;
    return typeof stage === 'object' && 'asked' in stage ? stage.asked : null;
  }

  get mayAnswer(): boolean {
    return this.asked !== null && this.at.awaited;
  }

  get #mayAppeal(): boolean {
    const { stage } = this.#view;
    return (
      this.at.fault?.code === 'unknown_word' &&
      this.at.agreement &&
      typeof stage === 'object' &&
      'discard' in stage &&
      !stage.discard.appealed
    );
  }

  get laidAlready(): boolean {
    const { seat } = this.at;
    return seat !== null && this.#view.laid[seat] !== null;
  }

  get scored() {
    const { preview } = this.at;
    return preview?.kind === 'scored' && this.draft.hasWords ? preview : null;
  }

  /** What goes to the discards: with words the dearest card that is in none, unless another one
      was chosen. */
  discard = $derived.by(() => {
    const { draft } = this;
    return draft.hasWords ? draft.discardOr(this.worth) : draft.discard;
  });

  /** How many cards can still go into words: all but the one that is discarded. */
  usable = $derived.by(() => {
    const { hand, away, discard } = this.draft;
    return Math.max(0, hand.cards.length - 1 - away.size + (discard ? 1 : 0));
  });

  /** How many letters the task still asks for, where it names lengths. */
  gaps = $derived.by(() => {
    const { lengths, optional, rows } = this.draft;
    return lengths.reduce((sum, length, nth) => {
      const cards = rows[nth]?.cards.length ?? 0;
      const spare = nth >= lengths.length - optional && cards === 0;
      return spare ? sum : sum + Math.max(0, length - cards);
    }, 0);
  });

  /** Is something wrong that must be said, not only unfinished? */
  get loud(): boolean {
    if (this.at.refusal) return true;
    const whole = this.draft.lengths.length > 0 ? this.gaps === 0 : this.usable === 0;
    return this.at.fault !== null && this.draft.hasWords && whole;
  }

  readonly draw = (from: 'pile' | 'discards') => void this.at.act({ draw: { from } });

  async lay(appeal = false): Promise<void> {
    const { at, draft, discard } = this;
    if (discard) await at.act(draft.lay(discard.card, appeal), () => draft.clear());
  }

  /** What lies in rows stays there for the next turn. */
  async #throwAway(): Promise<void> {
    const { at, draft } = this;
    if (!draft.discard) return;
    await at.act({ discard: { card: draft.discard.card } }, () => (draft.discard = null));
  }

  action = $derived.by((): Action | null => {
    const { at, draft, discard, scored } = this;
    if (at.view.outcome || at.seat === null) return null;
    if (this.mayAnswer) {
      return { label: text('question-accept'), press: () => void at.act('accept') };
    }
    if (this.asked) return say(text('act-others'));
    if (!this.mine) return say(text('act-wait', { player: at.name(this.#view.on_turn) }));
    if (this.drawing) return { label: text('rummy-draw'), press: () => this.draw('pile') };
    if (scored && discard) {
      const label = text('rummy-lay', { card: cardName(discard.card) });
      return { label, points: scored.total, press: () => void this.lay() };
    }
    if (draft.discard && !at.layOnly) {
      const label = text('rummy-discard', { card: cardName(draft.discard.card) });
      return { label, press: () => void this.#throwAway() };
    }
    if (at.layOnly && !draft.hasWords) return say(text('rummy-lay-words'));
    if (draft.hasWords && (draft.place !== 'discard' || this.loud)) return this.#missing();
    if (draft.place === 'discard' || this.laidAlready) return say(text('rummy-tap-discard'));
    return { label: text('rummy-choose-discard'), press: () => (draft.place = 'discard') };
  });

  /** What keeps the words from being laid, and what a press does about it. */
  #missing(): Action {
    const { at, draft, gaps, usable } = this;
    if (gaps > 0) return say(text('rummy-missing', { count: gaps }));
    if (draft.lengths.length === 0 && usable > 0) {
      return say(text('rummy-use-more', { count: usable }));
    }
    if (at.fault?.code === 'fourfold_not_named') {
      const label = text('rummy-name-four');
      if (this.task?.fourfold !== 'letter' || this.choosing) return say(label);
      return { label, press: () => (this.choosing = true) };
    }
    if (at.fault?.code === 'unknown_word') {
      return say(text('rummy-unknown', { word: wordNames(at.fault.words?.slice(0, 1) ?? [], at) }));
    }
    return say(text('rummy-lay-words'));
  }

  second = $derived.by((): Action | null => {
    const { at, draft } = this;
    if (at.view.outcome) return null;
    if (this.mayAnswer && this.asked) {
      const object = this.asked.question === 'agreement';
      return {
        label: text(object ? 'question-object' : 'question-challenge'),
        press: () => void at.act('challenge'),
      };
    }
    const open = this.#view.discard;
    if (this.drawing && open) {
      return {
        label: text('rummy-take', { card: cardName(open) }),
        press: () => this.draw('discards'),
      };
    }
    if (this.discarding && this.#mayAppeal && draft.hasWords) {
      return { label: text('lay-appeal'), press: () => void this.lay(true) };
    }
    return draft.away.size > 0 && !this.asked ? this.#back() : null;
  });

  #back(): Action {
    return { label: text('lay-back'), press: () => this.draft.clear() };
  }

  more = $derived.by((): MenuItem[] => {
    const { draft } = this;
    if (this.at.seat === null || this.at.view.outcome) return [];
    const tools = [
      { label: text('hand-shuffle'), press: () => draft.hand.shuffle() },
      { label: text('hand-sort'), press: () => draft.hand.sort() },
    ];
    if (!this.discarding || !draft.hasWords) return tools;
    const items: MenuItem[] = [];
    if (draft.discard && this.scored && !this.at.layOnly) {
      items.push({
        label: text('rummy-only-discard', { card: cardName(draft.discard.card) }),
        press: () => void this.#throwAway(),
      });
    } else if (!draft.discard) {
      const press = () => (draft.place = 'discard');
      items.push({ label: text('rummy-choose-discard'), press });
    }
    if (this.task?.fourfold === 'letter') {
      items.push({ label: text('rummy-choose-letter'), press: () => (this.choosing = true) });
    }
    if (this.#mayAppeal) items.push(this.#back());
    return [...items, ...tools];
  });
}
