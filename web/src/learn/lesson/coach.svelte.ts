// The coach of a guided first game: where it is, what is to be done now, and whether what the
// player is about to do is that. What is done goes to the server as at any table.

import type { Component } from 'svelte';
import { call, part } from '../../api/client';
import type { LessonItem, LessonPlan, LessonSaid, TableInfo } from '../../api/types';
import { keysOf } from '../../table/keyring';
import type { Seated } from '../../table/seated.svelte';
import { ready } from '../texts.svelte';
import { isSame } from './same';

/** Where the learner sits. */
const LEARNER = 0;

export class Coach {
  /** What lies on trial. */
  drafted = $state.raw<unknown>(null);
  /** Did the player just try something else, or not wait? */
  strayed = $state<'other' | 'unread' | null>(null);
  busy = $state(false);

  constructor(
    readonly at: Seated,
    readonly plan: LessonPlan,
    /** How it looks. */
    readonly panel: Component<{ at: Seated; coach: Coach }>,
  ) {}

  get on(): boolean {
    const { lesson, stage } = this.at.table;
    return lesson !== undefined && lesson !== null && !lesson.over && stage === 'playing';
  }

  get place(): number {
    return this.at.table.lesson?.item ?? 0;
  }

  get item(): LessonItem | undefined {
    return this.plan.items[this.place];
  }

  /** What is said now: while the teacher is at it, what was said last. */
  get shown(): LessonItem | undefined {
    return this.plan.items.slice(0, this.place + 1).findLast(({ step }) => step);
  }

  /** Which step it is, of how many. */
  get count(): { nth: number; total: number } {
    const steps = (items: readonly LessonItem[]) => items.filter(({ step }) => step).length;
    return { nth: steps(this.plan.items.slice(0, this.place + 1)), total: steps(this.plan.items) };
  }

  /** Is there something to read, and nothing to do? */
  get reading(): boolean {
    return this.item !== undefined && typeof this.item.seat !== 'number';
  }

  /** What the player is to do now. */
  get meant(): unknown {
    const { item } = this;
    return item?.seat === LEARNER ? item.command : undefined;
  }

  /** Is it the last step? */
  get last(): boolean {
    return this.place >= this.plan.items.length - 1;
  }

  /** What is sent of what the player is about to do: the lesson's own command, or nothing. */
  judge(command: unknown): unknown {
    if (!this.on) return command;
    const right = this.meant !== undefined && isSame(command, this.meant);
    this.strayed = right ? null : this.reading ? 'unread' : 'other';
    return right ? this.meant : null;
  }

  /** Something lies on trial, or nothing any more. */
  draft(command: unknown): void {
    this.drafted = command;
    this.strayed = null;
  }

  /** The step was read. */
  async read(): Promise<void> {
    await this.#say({ kind: 'read', item: this.place });
  }

  /** The game goes on without the lesson. */
  async end(): Promise<void> {
    await this.#say({ kind: 'end' });
  }

  /** Does for the player what is to be done. */
  async show(): Promise<void> {
    if (this.meant === undefined) return;
    await this.at.act(this.meant as Parameters<Seated['act']>[0]);
  }

  async #say(said: LessonSaid): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.strayed = null;
    const { id } = this.at.table;
    const key = keysOf(id).seats.find(({ seat }) => seat === LEARNER);
    try {
      const secret = key?.secret ?? '';
      const path = `/api/tables/${part(id)}/lesson`;
      await call<TableInfo>(path, { method: 'POST', body: said, secret });
    } finally {
      this.busy = false;
    }
  }
}

/** Gives a table that is for a lesson its coach. */
export async function attach(at: Seated): Promise<void> {
  const { game, edition } = at.table.settings;
  const path = `/api/lessons/${part(game)}/${part(edition ?? '')}`;
  const [plan, { default: panel }] = await Promise.all([
    call<LessonPlan>(path),
    import('./Coach.svelte'),
    ready(),
  ]);
  at.connection.written = { ...plan.written, ...at.connection.written };
  at.coach = new Coach(at, plan, panel);
}
