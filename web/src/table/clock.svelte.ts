// Table time in the page. The server says what time it is with every message; in between the
// page's own clock runs on.

class Ticker {
  /** Milliseconds of the page's clock, renewed five times a second while somebody looks. */
  now = $state(performance.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Keeps the clock running while an effect is alive. */
  watch(): () => void {
    this.#watchers += 1;
    this.now = performance.now();
    this.#timer ??= setInterval(() => (this.now = performance.now()), 200);
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    };
  }
}

export const ticker = new Ticker();

export class TableClock {
  #offset = $state(0);
  /** What it shows while it stands. */
  #stood = $state<number | null>(null);

  /** The server has said what time it is at the table. */
  set(tableTime: number): void {
    this.#offset = tableTime - performance.now();
    if (this.#stood !== null) this.#stood = tableTime;
  }

  /** The table stands still, or goes on. */
  stand(stands: boolean): void {
    if (stands) {
      this.#stood ??= this.read();
    } else if (this.#stood !== null) {
      this.#offset = this.#stood - performance.now();
      this.#stood = null;
    }
  }

  /** Table time now, as a reactive value while `ticker` runs. */
  get now(): number {
    return this.#stood ?? Math.max(0, ticker.now + this.#offset);
  }

  /** Table time at this very moment. */
  read(): number {
    return this.#stood ?? Math.max(0, performance.now() + this.#offset);
  }

  /** Whole seconds until a moment of table time, never less than none. */
  secondsUntil(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.now) / 1000));
  }
}
