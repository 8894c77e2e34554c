import { describe, expect, it } from 'vitest';
import { Trouble } from './client';
import { Lookup } from './lookup.svelte';

const soon = <Value>(value: Value, after: number) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), after));

describe('a look-up', () => {
  it('keeps only the latest answer, however late an earlier one comes in', async () => {
    const lookup = new Lookup<string>();
    const slow = lookup.ask(() => soon('first', 30), 0);
    await soon(null, 5);
    const quick = lookup.ask(() => soon('second', 1), 0);
    await Promise.all([slow, quick]);
    expect(lookup.answer).toBe('second');
    expect(lookup.waiting).toBe(false);
  });

  it('does not ask at all when a newer question comes within the pause', async () => {
    const lookup = new Lookup<string>();
    let asked = 0;
    const question = () => {
      asked += 1;
      return soon('answer', 0);
    };
    await Promise.all([lookup.ask(question, 10), lookup.ask(question, 10)]);
    expect(asked).toBe(1);
  });

  it('shows the answer before until the next is there', async () => {
    const lookup = new Lookup<string>();
    await lookup.ask(() => soon('one', 0), 0);
    const next = lookup.ask(() => soon('two', 5), 0);
    expect([lookup.answer, lookup.waiting]).toEqual(['one', true]);
    await next;
    expect([lookup.answer, lookup.waiting]).toEqual(['two', false]);
  });

  it('holds what stood in the way in place of an answer', async () => {
    const lookup = new Lookup<string>();
    await lookup.ask(() => soon('one', 0), 0);
    await lookup.ask(() => Promise.reject(new Trouble({ code: 'no_letters' })), 0);
    expect(lookup.answer).toBeNull();
    expect(lookup.obstacle).toEqual({ code: 'no_letters' });
  });

  it('forgets everything when cleared, also what is under way', async () => {
    const lookup = new Lookup<string>();
    const asked = lookup.ask(() => soon('late', 5), 0);
    lookup.clear();
    await asked;
    expect([lookup.answer, lookup.waiting]).toEqual([null, false]);
  });
});
