// A question that is asked again while one types. Only the latest answer counts, and the one
// before stays in sight until it is there, so that nothing flickers.

import { Trouble, type Obstacle } from './client';

export class Lookup<Answer> {
  answer = $state.raw<Answer | null>(null);
  obstacle = $state.raw<Obstacle | null>(null);
  waiting = $state(false);

  #latest: AbortController | null = null;

  /** Asks after a pause, in which a newer question may take its place. */
  async ask(question: (signal: AbortSignal) => Promise<Answer>, pause: number): Promise<void> {
    this.#latest?.abort();
    const mine = new AbortController();
    this.#latest = mine;
    this.waiting = true;
    await new Promise((resume) => setTimeout(resume, pause));
    if (mine.signal.aborted) return;
    try {
      const answer = await question(mine.signal);
      if (!mine.signal.aborted) this.#settle(answer, null);
    } catch (reason) {
      if (mine.signal.aborted) return;
      if (!(reason instanceof Trouble)) throw reason;
      this.#settle(null, reason.obstacle);
    }
  }

  /** Forgets question and answer. */
  clear(): void {
    this.#latest?.abort();
    this.#settle(null, null);
  }

  #settle(answer: Answer | null, obstacle: Obstacle | null): void {
    this.answer = answer;
    this.obstacle = obstacle;
    this.waiting = false;
  }
}
