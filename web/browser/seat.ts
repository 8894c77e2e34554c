// A player at a table: the eyes, which see what the stream brings, and the hands, which are a
// mouse, a finger or the keys. So a test can play a whole game without knowing it beforehand.

import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { TableView } from '../src/api/games/shared';

/** The latest view that a page was sent of a seat. */
export class Eyes<Game> {
  view: TableView<Game> | null = null;
  #watching: (() => void)[] = [];

  constructor(
    page: Page,
    readonly seat: number,
  ) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload))),
    );
  }

  #hear(said: string): void {
    const message = JSON.parse(said) as { type: string; viewer?: number; view?: TableView<Game> };
    if (message.type !== 'view' || message.viewer !== this.seat || !message.view) return;
    this.view = message.view;
    for (const look of this.#watching.splice(0)) look();
  }

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

/** Touch alone: taps, and drags that must move the card and not the page. */
export class Finger implements Hands {
  #touch: Promise<CDPSession>;

  constructor(readonly page: Page) {
    this.#touch = page.context().newCDPSession(page);
  }

  press = (what: Locator) => what.tap();

  async bring(card: Locator, place: Locator): Promise<void> {
    // The hand at the foot of the screen, so that what lies above it is in sight too.
    await card.evaluate((node) => node.scrollIntoView({ block: 'end' }));
    const before = await this.page.evaluate(() => scrollY);
    const [from, to] = [await middle(card), await middle(place)];
    const touch = await this.#touch;
    const points = [0, 0.3, 0.7, 1].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
    for (const [nth, point] of points.entries()) {
      const type = nth === 0 ? 'touchStart' : 'touchMove';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await this.page.evaluate(() => scrollY)).toBe(before);
  }
}

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The keyboard alone: Tab goes from one thing to the next until it is there. */
export class Keys implements Hands {
  constructor(readonly page: Page) {}

  async press(what: Locator): Promise<void> {
    await this.reach(what);
    await this.page.keyboard.press('Enter');
  }

  async bring(card: Locator, place: Locator): Promise<void> {
    await this.press(card);
    await this.press(place);
  }

  async reach(what: Locator): Promise<void> {
    await expect(what).toBeEnabled();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await what.evaluate((node) => node === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${what}`);
  }

  async type(signs: Iterable<string>): Promise<void> {
    for (const sign of signs) await this.page.keyboard.press(sign);
  }
}
