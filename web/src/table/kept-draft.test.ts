import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft';

const kept = new Map<string, string>();
const place = { table: 't', seat: 1, phase: 7 };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps a draft for its seat and its phase alone', () => {
  keepDraft(place, [[1, 2, 'A']]);
  expect(keptDraft(place)).toEqual([[1, 2, 'A']]);
  expect(keptDraft({ ...place, phase: 8 })).toBeNull();
  expect(keptDraft({ ...place, seat: 0 })).toBeNull();
  expect(keptDraft({ ...place, table: 'u' })).toBeNull();
});

it('forgets it when it is taken back, and takes no nonsense', () => {
  keepDraft(place, ['x']);
  keepDraft(place, null);
  expect(kept.size).toBe(0);
  kept.set('abecedar.draft.t.1', '{');
  expect(keptDraft(place)).toBeNull();
  kept.set('abecedar.draft.t.1', '7');
  expect(keptDraft(place)).toBeNull();
});

it('does without where there is no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(place, ['x']);
  expect(keptDraft(place)).toBeNull();
});
