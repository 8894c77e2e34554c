import { describe, expect, it } from 'vitest';
import type { ShortWord } from '../../../api/types';
import { answered, dayNumber, firmly, ROUND, roundOf, type Below, type Memory } from './drill';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const words: ShortWord[] = [...'BCDFGHJKLMNPRSTV'].flatMap((first) =>
  ['A', 'E'].map((second): ShortWord => ({ word: first + second })),
);

/** Luck that is the same each time. */
function luck(seed: number): Below {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

describe('a round', () => {
  it('asks twenty different things, of which some are words and some only look like them', () => {
    const valid = new Set(words.map(({ word }) => word));
    for (let seed = 1; seed < 30; seed += 1) {
      const round = roundOf(words, 2, LETTERS, {}, 100, luck(seed));
      expect(round.length).toBe(ROUND);
      expect(new Set(round.map(({ word }) => word)).size).toBe(ROUND);
      for (const { word, is } of round) expect(valid.has(word)).toBe(is);
      expect(round.some(({ is }) => is) && round.some(({ is }) => !is)).toBe(true);
    }
  });

  it('asks for no word that offends, and never takes one for no word', () => {
    const some = words.map((one, nth) => ({ ...one, offends: nth % 2 === 0 }));
    const offending = new Set(some.filter(({ offends }) => offends).map(({ word }) => word));
    for (let seed = 1; seed < 30; seed += 1) {
      const asked = roundOf(some, 2, LETTERS, {}, 100, luck(seed));
      expect(asked.filter(({ word }) => offending.has(word))).toEqual([]);
    }
  });

  it('has nothing to ask where there are no words of that length', () => {
    expect(roundOf(words, 3, LETTERS, {}, 100)).toEqual([]);
  });

  it('begins with what was missed, and leaves aside what is known', () => {
    let memory: Memory = {};
    for (const { word } of words.slice(0, 20)) memory = answered(memory, word, true, 100);
    memory = answered(memory, 'VE', false, 100);
    const asked = roundOf(words, 2, LETTERS, memory, 100, luck(3)).filter(({ is }) => is);
    expect(asked[0]?.word).toBe('VE');
    const known = new Set(words.slice(0, 20).map(({ word }) => word));
    const fresh = asked.filter(({ word }) => !known.has(word)).length;
    expect(fresh).toBeGreaterThanOrEqual(Math.min(asked.length, 12));
  });
});

describe('what is remembered', () => {
  it('lets a word wait longer each time it is known, and comes back to it when it is missed', () => {
    let memory: Memory = {};
    const due = () => memory['BA']?.due;
    memory = answered(memory, 'BA', true, 100);
    expect(due()).toBe(101);
    memory = answered(memory, 'BA', true, 101);
    expect(due()).toBe(104);
    memory = answered(memory, 'BA', true, 104);
    expect([due(), firmly(memory, words)]).toEqual([111, 1]);
    memory = answered(memory, 'BA', false, 111);
    expect([due(), firmly(memory, words)]).toEqual([111, 0]);
  });

  it('counts days where one is', () => {
    const one = dayNumber(new Date(2026, 10, 18, 0, 30));
    expect(dayNumber(new Date(2026, 10, 18, 23, 30))).toBe(one);
    expect(dayNumber(new Date(2026, 10, 19, 0, 30))).toBe(one + 1);
  });
});
