import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  daysFrom,
  foundOf,
  helped,
  hintsOf,
  isDay,
  laid,
  nameOf,
  note,
  percentOf,
  recorded,
  seen,
  squares,
  streakOf,
  type Went,
} from './record';

const went = (percent: number, tries = 1): Went => ({ percent, tries, seen: false });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('days', () => {
  it('are written as calendars do, and go over months and leap days', () => {
    expect(dayOf(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08');
    expect(daysFrom('2026-11-30', 1)).toBe('2026-12-01');
    expect(daysFrom('2028-03-01', -1)).toBe('2028-02-29');
    expect([isDay('2026-11-18'), isDay('2026-13-01'), isDay('today')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('in a row end today or yesterday, in whichever game', () => {
    const record = {
      [nameOf('classic', 'cartas', '2026-11-16')]: went(40),
      [nameOf('party', 'party', '2026-11-17')]: went(100),
      [nameOf('thief', 'word-thief', '2026-11-14')]: went(70),
    };
    expect(streakOf(record, '2026-11-18')).toBe(2);
    expect(streakOf(record, '2026-11-17')).toBe(2);
    expect(streakOf(record, '2026-11-19')).toBe(0);
    const looked = { [nameOf('classic', 'cartas', '2026-11-18')]: { ...went(0, 0), seen: true } };
    expect(streakOf(looked, '2026-11-18')).toBe(0);
    expect(foundOf(record)).toBe(1);
  });
});

describe('a puzzle', () => {
  it('is remembered by its best play, and nothing counts once the solution was seen', () => {
    const name = nameOf('classic', 'cartas', '2026-11-18');
    note(name, laid(50));
    note(name, laid(30));
    expect(recorded()[name]).toEqual({ percent: 50, tries: 2, seen: false });
    note(name, seen);
    note(name, laid(100));
    expect(recorded()[name]).toEqual({ percent: 50, tries: 2, seen: true });
  });

  it('counts each hint once, until it was found or seen', () => {
    const name = nameOf('classic', 'cartas', '2026-11-18');
    for (const strength of ['where', 'where', 'word'] as const) note(name, helped(strength));
    expect(hintsOf(recorded()[name] ?? went(0))).toBe(2);
    expect(streakOf(recorded(), '2026-11-18')).toBe(0);
    expect(helped('where')({ ...went(40), seen: true }).hints).toBeUndefined();
    expect(helped('where')(went(100)).hints).toBeUndefined();
    expect(hintsOf(went(100))).toBe(0);
  });

  it('that was found stays found', () => {
    const name = nameOf('classic', 'cartas', '2026-11-18');
    note(name, laid(100));
    note(name, laid(20));
    expect(recorded()[name]).toEqual({ percent: 100, tries: 1, seen: false });
  });

  it('is only whole with the best play', () => {
    expect(percentOf(28, 28)).toBe(100);
    expect(percentOf(999, 1000)).toBe(99);
    expect(percentOf(-5, 20)).toBe(0);
    expect(squares(went(99))).toBe('■■■■■■■■■□');
    expect(squares(went(100))).toBe('■■■■■■■■■■');
  });

  it('that cannot be read is forgotten', () => {
    localStorage.setItem('abecedar.puzzles', '{"a": 3, "b": {"percent": 1}}');
    expect(recorded()).toEqual({});
    localStorage.setItem(
      'abecedar.puzzles',
      '{"a": {"percent": 1, "tries": 1, "seen": false, "hints": ["all"]}}',
    );
    expect(recorded()).toEqual({});
    localStorage.setItem('abecedar.puzzles', 'nonsense');
    expect(recorded()).toEqual({});
  });
});
