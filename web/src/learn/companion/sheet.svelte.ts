// A score sheet that is open: what it says, what was noted and is on its way, and whether the
// server can be heard. Every few seconds it asks for a later revision, which costs next to nothing
// where there is none; so any number of phones follow a sheet, whichever node they ask.

import { Trouble, type Obstacle } from '../../api/client';
import type { TallyLine } from '../../api/games/shared';
import type { SheetChange, SheetInfo, SheetLine } from '../../api/types';
import * as api from './api';
import { applied, named, newId, reversed, type Change, type Written } from './changes';
import { forgetSheet, keepSheet, keptSheet } from './kept';

/** How often a sheet is looked at again. */
const AGAIN = 2500;
/** So many changes travel at once: a call has room for more. */
const AT_ONCE = 6;

export class OpenSheet {
  /** The sheet as the server last gave it. */
  info = $state.raw<SheetInfo | null>(null);
  secret = $state.raw<string | null>(null);
  queue = $state.raw<SheetChange[]>([]);
  /** What would take the last changes back, the last one last. */
  undos = $state.raw<Change[]>([]);
  /** Is the server out of reach? */
  away = $state(false);
  /** Why there is nothing to show, or why something was not kept. */
  obstacle = $state.raw<Obstacle | null>(null);
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #over = false;

  constructor(readonly code: string) {
    const kept = keptSheet(code);
    if (!kept) return;
    this.info = kept.info;
    this.secret = kept.secret;
    this.queue = kept.queue;
  }

  /** What one sees: the server's sheet, and on it what is on its way. */
  readonly written: Written = $derived(
    this.queue.reduce<Written>(
      (sheet, { id, ...change }) => (id ? applied(sheet, change as Change) : sheet),
      { lines: this.info?.lines ?? [], names: this.info?.names ?? [] },
    ),
  );
  /** What the server says of a line; nothing while it has not weighed it. */
  readonly weighed: ReadonlyMap<string, TallyLine> = $derived.by(() => {
    const moved = new Set(
      this.queue.flatMap((change) =>
        change.do === 'add' || change.do === 'edit' ? [change.line.id] : [],
      ),
    );
    const lines = this.info?.lines ?? [];
    const found = lines.flatMap(({ id }, place) => {
      const line = this.info?.tallied.lines[place];
      return line && !moved.has(id) ? [[id, line] as const] : [];
    });
    return new Map(found);
  });

  get mayWrite(): boolean {
    return this.secret !== null;
  }

  /** Follows the sheet until the function that it gives is called. */
  follow(): () => void {
    const look = () => void this.refresh();
    const back = () => {
      if (!document.hidden) look();
    };
    look();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', back);
    return () => {
      this.#over = true;
      if (this.#timer) clearTimeout(this.#timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** Sends what waits, or looks whether there is news; then again after a while. */
  async refresh(): Promise<void> {
    if (this.#sending || this.#over) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#sending = true;
    try {
      if (this.queue.length > 0 && this.secret) await this.#send(this.secret);
      else if (!document.hidden || !this.info) await this.#look();
      this.away = false;
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      this.#stopped(reason.obstacle);
    } finally {
      this.#sending = false;
      if (!this.#over) this.#timer = setTimeout(() => void this.refresh(), AGAIN);
    }
    if (this.queue.length > 0 && !this.away && !this.#over) void this.refresh();
  }

  async #send(secret: string): Promise<void> {
    const some = this.queue.slice(0, AT_ONCE);
    const info = await api.change(this.code, secret, some);
    const done = new Set(some.map(({ id }) => id));
    this.info = info;
    this.queue = this.queue.filter(({ id }) => !done.has(id));
    this.obstacle = null;
    this.#keep();
  }

  async #look(): Promise<void> {
    const info = await api.look(this.code, this.info?.revision ?? null);
    if (!info) return;
    this.info = info;
    this.obstacle = null;
    this.#keep();
  }

  #stopped(obstacle: Obstacle): void {
    if (['unreachable', 'busy', 'too_often', 'internal'].includes(obstacle.code)) {
      this.away = true;
      return;
    }
    this.obstacle = obstacle;
    // What the server will never take is not sent for ever.
    if (this.queue.length > 0) {
      this.queue = [];
      this.#keep();
    }
  }

  #keep(): void {
    if (!this.info) return;
    keepSheet({ secret: this.secret, info: this.info, queue: this.queue });
  }

  /** Takes the secret that a link brought along. */
  take(secret: string): void {
    this.secret = secret;
    this.#keep();
  }

  do(change: Change, isUndo = false): void {
    const back = reversed(this.written, change);
    if (isUndo) this.undos = this.undos.slice(0, -1);
    else if (back) this.undos = [...this.undos, back].slice(-50);
    this.queue = [...this.queue, named(change)];
    this.#keep();
    void this.refresh();
  }

  undo(): void {
    const last = this.undos.at(-1);
    if (last) this.do(last, true);
  }

  /** Notes something on a new line, or on one that is there. */
  note(side: number, note: unknown, line: string | null): void {
    if (line === null) this.do({ do: 'add', line: { id: newId(), side, note } });
    else this.do({ do: 'edit', line: { id: line, side, note } });
  }

  weigh(line: SheetLine, signal?: AbortSignal) {
    return api.weigh(this.code, line, signal);
  }

  forget(): void {
    forgetSheet(this.code);
  }
}
