// A player at a table: the eyes, which see what the stream brings, and the hands, which are a
// mouse, a finger or the keys. So a test can play a whole game without knowing it beforehand.

import type { Locator, Page } from '@playwright/test';
import type { TableView } from '../src/api/games/shared';
import { drag } from './fingers';
import { choose, tabTo } from './keys';

/** The latest view of a seat. */
export class Eyes<Game> {
  view: TableView<Game> | null = null;
  #watching: (() => void)[] = [];

  constructor(readonly seat: number) {}

  readonly hear = (said: string): void => {
    const message = JSON.parse(said) as { type: string; viewer?: number; view?: TableView<Game> };
    if (message.type !== 'told' || message.viewer !== this.seat || !message.view) return;
    this.view = message.view;
    for (const look of this.#watching.splice(0)) look();
  };

  /** Looks at what comes until it is what one waits for. */
  async until(fits: (view: TableView<Game>) => boolean): Promise<TableView<Game>> {
    while (!this.view || !fits(this.view)) {
      await new Promise<void>((look) => this.#watching.push(look));
    }
    return this.view;
  }
}

/** What one plays with. */
export interface Hands {
  /** A button, by a click, a tap, or Tab and Enter. */
  press(what: Locator): Promise<void>;
  /** A card to a place. */
  bring(card: Locator, place: Locator): Promise<void>;
}

export class Mouse implements Hands {
  press = (what: Locator) => what.click();
  bring = (card: Locator, place: Locator) => card.dragTo(place);
}

/** Touch alone. */
export class Finger implements Hands {
  constructor(readonly page: Page) {}

  press = (what: Locator) => what.tap();
  bring = (card: Locator, place: Locator) => drag(this.page, card, place);
}

/** The keyboard alone. */
export class Keys implements Hands {
  constructor(readonly page: Page) {}

  press = (what: Locator) => choose(this.page, what);
  reach = (what: Locator) => tabTo(this.page, what);

  async bring(card: Locator, place: Locator): Promise<void> {
    await this.press(card);
    await this.press(place);
  }

  async type(signs: Iterable<string>): Promise<void> {
    for (const sign of signs) await this.page.keyboard.press(sign);
  }
}
