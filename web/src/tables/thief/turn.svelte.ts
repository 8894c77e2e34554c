// What the one button of Word Thief says and does: lay, steal, swap, pass or answer, or else what
// is missing; and what stands beside it.

import { text } from '../../i18n/texts.svelte';
import type { Seated } from '../../table/seated.svelte';
import type { Action, MenuItem } from '../../table/stage';
import { joined, wordNames } from '../../table/words';
import type { Draft } from './draft.svelte';
import { suitFace } from './faces';

/** What is not finished yet is no mistake: the button says what is missing. */
const UNFINISHED = new Set([
  'nothing_laid',
  'word_too_short',
  'too_short_here',
  'stolen_card_left_out',
  'no_hand_card',
  'no_stolen_card',
]);

const MISSING: Record<string, string> = {
  word_too_short: 'thief-longer',
  too_short_here: 'thief-longer',
  no_hand_card: 'thief-add-own',
  no_stolen_card: 'thief-add-stolen',
  mere_plural: 'thief-plural',
};

/** So many letters are named one by one. */
const NAMED = 3;

const nothing = () => undefined;

export class Turn {
  /** Is the player choosing cards to swap? */
  swapping = $state(false);
  chosen = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    readonly at: Seated<'thief'>,
    readonly draft: Draft,
  ) {}

  get #view() {
    return this.at.view.game;
  }

  get mine(): boolean {
    const { on_turn, stage } = this.#view;
    return this.at.awaited && on_turn === this.at.seat && stage === 'turn';
  }

  /** The play that others are asked about. */
  get asked() {
    const { stage } = this.#view;
    return typeof stage === 'object' && 'asked' in stage ? stage.asked : null;
  }

  get #mayAnswer(): boolean {
    const { seat } = this.at;
    const window = this.asked?.window;
    if (!window || seat === null || !window.asked.includes(seat)) return false;
    return !window.answers.some(([answered]) => answered === seat);
  }

  /** How many cards a swap takes; none when the pile is empty. */
  get swap(): number {
    return Math.min(this.at.setup.edition.cannot_play.swap, this.#view.pile);
  }

  get scored() {
    const { preview } = this.at;
    return this.draft.away.size > 0 && preview?.kind === 'scored' ? preview : null;
  }

  /** Is something wrong that must be said, not only unfinished? */
  get loud(): boolean {
    const { refusal, fault } = this.at;
    return refusal !== null || (fault !== null && !UNFINISHED.has(fault.code));
  }

  /** What the hand would cost if the game ended now; told once the pile is empty. */
  get cost(): number | null {
    const { hand, pile } = this.#view;
    if (!hand || pile > 0 || this.at.view.outcome) return null;
    const { edition } = this.at.setup;
    return hand.reduce((sum, card) => sum + (suitFace(card, edition).value ?? 0), 0);
  }

  choose(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id) && next.size < this.swap) next.add(id);
    this.chosen = next;
  }

  stopSwap(): void {
    this.swapping = false;
    if (this.chosen.size > 0) this.chosen = new Set();
  }

  async lay(appeal = false): Promise<void> {
    const { at, draft } = this;
    const command = draft.command(appeal);
    if (command) await at.act(command, () => draft.clear());
  }

  async #swapChosen(): Promise<void> {
    const held = this.draft.hand.cards.filter(({ id }) => this.chosen.has(id));
    await this.at.act({ swap: { cards: held.map(({ card }) => card) } }, () => this.stopSwap());
  }

  action = $derived.by((): Action | null => {
    const { at } = this;
    if (at.view.outcome || at.seat === null) return null;
    if (this.#mayAnswer) {
      return { label: text('question-accept'), press: () => void at.act('accept') };
    }
    if (this.asked) return say(text('act-others'));
    if (!this.mine) return say(text('act-wait', { player: at.name(this.#view.on_turn) }));
    if (this.swapping) return this.#swapAction();
    const { draft, scored } = this;
    if (draft.isEmpty) return say(text('thief-begin'));
    if (scored && draft.homeless.length === 0) {
      return {
        label: text(draft.target ? 'thief-steal-go' : 'lay-go'),
        points: scored.total,
        press: () => void this.lay(),
      };
    }
    return say(this.#missing());
  });

  #swapAction(): Action {
    const missing = this.swap - this.chosen.size;
    if (missing > 0) return say(text('thief-swap-choose', { count: missing }));
    const { penalty } = this.at.setup.edition.cannot_play;
    return {
      label: text('swap-go', { count: this.swap }),
      points: `−${penalty}`,
      press: () => void this.#swapChosen(),
    };
  }

  /** What keeps the play from being laid. */
  #missing(): string {
    const { at, draft } = this;
    const { target, homeless, away, stolen } = draft;
    if (target && away.size === 0) {
      return text('thief-new-word', { word: wordNames([target.word], at) });
    }
    if (homeless.length > 0) {
      const letters = homeless.map(({ card }) => suitFace(card, at.setup.edition).letter || '?');
      if (letters.length > NAMED) return text('thief-put-many', { count: letters.length });
      return text('thief-put', { cards: joined(letters) });
    }
    if (target && away.size === stolen.length) return text('thief-add-own');
    const { fault } = at;
    if (fault?.code === 'unknown_word') {
      return text('thief-unknown', { word: wordNames(fault.words?.slice(0, 1) ?? [], at) });
    }
    return text(MISSING[fault?.code ?? ''] ?? (target ? 'thief-steal-go' : 'lay-go'));
  }

  second = $derived.by((): Action | null => {
    const { at, draft } = this;
    if (at.view.outcome) return null;
    if (this.#mayAnswer && this.asked) {
      const object = this.asked.question === 'agreement';
      return {
        label: text(object ? 'question-object' : 'question-challenge'),
        press: () => void at.act('challenge'),
      };
    }
    if (this.swapping) return { label: text('exchange-cancel'), press: () => this.stopSwap() };
    if (this.mine && this.#mayAppeal) {
      return { label: text('lay-appeal'), press: () => void this.lay(true) };
    }
    if (!draft.isEmpty && !this.asked) {
      return { label: text('lay-back'), press: () => draft.clear() };
    }
    if (!this.mine || at.layOnly) return null;
    if (this.swap === 0) {
      return { label: text('pass-go'), points: '0', press: () => void at.act('pass') };
    }
    const { penalty } = at.setup.edition.cannot_play;
    return {
      label: text('swap-begin'),
      points: `−${penalty}`,
      press: () => (this.swapping = true),
    };
  });

  get #mayAppeal(): boolean {
    const { fault, agreement } = this.at;
    return fault?.code === 'unknown_word' && agreement && !this.#view.appealed;
  }

  more = $derived.by((): MenuItem[] => {
    const { hand } = this.draft;
    if (this.at.seat === null || this.at.view.outcome) return [];
    const tools = [
      { label: text('hand-shuffle'), press: () => hand.shuffle() },
      { label: text('hand-sort'), press: () => hand.sort() },
    ];
    if (!this.mine || !this.#mayAppeal) return tools;
    return [{ label: text('lay-back'), press: () => this.draft.clear() }, ...tools];
  });
}

const say = (label: string): Action => ({ label, disabled: true, press: nothing });
