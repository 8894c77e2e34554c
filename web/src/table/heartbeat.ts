// Is there somebody at the other end of the line? A browser may take a minute to notice that a
// network is gone; a player should know within three seconds. So the page asks the server now and
// then, and what is not answered soon is told.

/** How often it asks while somebody looks, and while nobody does. */
const EVERY = 1500;
const EVERY_UNSEEN = 20_000;
/** An answer that takes longer is missed. */
const MISSED = 1400;
/** A line that says nothing for so long is dead, whatever the browser believes. */
const DEAD = 12_000;

interface Line {
  /** Asks the other end for an answer. */
  ask: () => void;
  /** The other end is not heard any more, or is heard again. */
  silent: (is: boolean) => void;
  /** There is no hope for this line. */
  dead: () => void;
}

export class Heartbeat {
  #next: ReturnType<typeof setTimeout> | undefined;
  #missed: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor(readonly line: Line) {}

  /** A line that has just been opened. */
  start(): void {
    this.heard();
    this.#plan();
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#missed);
    this.#missed = undefined;
  }

  /** Something came. */
  heard(): void {
    this.#heard = performance.now();
    clearTimeout(this.#missed);
    this.#missed = undefined;
    this.line.silent(false);
  }

  /** Asks now, and soon knows. */
  ask(): void {
    clearTimeout(this.#next);
    this.line.ask();
    this.#missed ??= setTimeout(() => this.line.silent(true), MISSED);
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#next);
    const pause = document.hidden ? EVERY_UNSEEN : EVERY;
    this.#next = setTimeout(() => {
      // A page that was asleep has missed nothing yet: its own clock stood still.
      const asked = this.#missed !== undefined;
      if (asked && performance.now() - this.#heard > Math.max(DEAD, 2 * pause)) this.line.dead();
      else this.ask();
    }, pause);
  }
}
