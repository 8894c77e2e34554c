// What the server has told a page, read along from its stream: tests know the state of a game
// without asking the screen, and then look at the screen for what it makes of it.

import { expect } from '@playwright/test';

export class Heard<View> {
  /** The latest view of the game. */
  game: View | null = null;

  readonly hear = (said: string): void => {
    const message = JSON.parse(said) as { type: string; view?: { game: View } };
    if (message.type === 'told' && message.view) this.game = message.view.game;
  };

  /** Waits until the game is as wanted, and gives it. */
  async until(wanted: (game: View) => boolean, timeout = 10_000): Promise<View> {
    await expect
      .poll(() => this.game !== null && wanted(this.game), { timeout, intervals: [20, 50, 100] })
      .toBe(true);
    return this.game as View;
  }
}
