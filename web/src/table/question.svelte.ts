// What one player asks of the others at the table: to take something back, or to pause.

/** So soon after the last answer comes what was agreed to, if it was. */
const VERDICT = 200;

export class Question {
  /** Who asks, and who has not answered yet. */
  open = $state.raw<{ seat: number; waiting: readonly number[] } | null>(null);
  /** Who asked in vain, until the next question or until something happens. */
  refused = $state<number | null>(null);

  #verdict: ReturnType<typeof setTimeout> | undefined;

  /** With nobody left to answer it is over: agreed to if that is seen at once, and refused if not. */
  hear(seat: number, waiting: readonly number[]): void {
    const before = this.open;
    this.forget();
    if (waiting.length > 0) this.open = { seat, waiting };
    else if (before) this.#verdict = setTimeout(() => (this.refused = seat), VERDICT);
  }

  /** It was agreed to, or is out of date. */
  forget(): void {
    clearTimeout(this.#verdict);
    this.open = null;
    this.refused = null;
  }
}
