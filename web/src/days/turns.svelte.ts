// How many games wait for whoever looks at the page: a number in the title, and on the icon of the
// installed page where there is such a thing.

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

class Turns {
  #count = $state(0);

  get count(): number {
    return this.#count;
  }

  set(count: number): void {
    this.#count = count;
    const { setAppBadge, clearAppBadge } = navigator as Badged;
    const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // Where the page is not installed there is no icon to put it on.
    shown?.catch(() => undefined);
  }

  /** What stands before a title. */
  get mark(): string {
    return this.#count > 0 ? `(${this.#count}) ` : '';
  }
}

export const turns = new Turns();
