import { expect, it } from 'vitest';
import type { Step } from './view';
import { soundOf, soundsOf } from './effects';

const heard = (...news: unknown[]): Step[] =>
  news.map((game, number) => ({ number, at: 0, news: { game }, said: [] }) as unknown as Step);

it('has a sound for what is done with cards and dice', () => {
  expect(soundOf({ discarded: { seat: 0, count: 2, why: 'exchange' } })).toBe('card');
  expect(soundOf({ rolled: { seat: 0, letter: 'A', spot_until: null } })).toBe('dice');
  expect(soundOf({ shuffled: { pile: 40 } })).toBe('deal');
  expect(soundOf({ scored: { seat: 0, lines: [] } })).toBe('word');
  expect(soundOf('actions_over')).toBeNull();
});

it('hears a steal, a lock and the ding', () => {
  const play = { words: [], used: [], lines: [] };
  expect(soundOf({ laid: { seat: 0, play: { ...play, stolen: 3 } } })).toBe('steal');
  expect(soundOf({ laid: { seat: 0, play: { ...play, stolen: null } } })).toBe('card');
  const word = { id: 1, owner: 0, turn: 1, word: 'AR', cards: [], points: 2, from: null };
  expect(soundOf({ placed: { words: [{ ...word, fate: 'lies' }] } })).toBeNull();
  expect(soundOf({ placed: { words: [{ ...word, fate: 'locked' }] } })).toBe('lock');
  expect(soundOf({ no_word: { team: 0, how: 'ding', lines: [] } })).toBe('ding');
  expect(soundOf({ no_word: { team: 0, how: { passed: 1 }, lines: [] } })).toBeNull();
});

it('tells a word that falls from one that stands', () => {
  expect(soundOf({ challenged: { seat: 1, wrong: ['XY'] } })).toBe('refused');
  expect(soundOf({ challenged: { seat: 1, wrong: [] } })).toBeNull();
});

it('plays what came together in order, each once, and not everything', () => {
  const scored = { scored: { seat: 0, lines: [] } };
  const drew = { drew: { seat: 0, count: 7 } };
  const laid = { laid: { seat: 0, play: { cards: [], bonus: null, words: [], lines: [] } } };
  expect(soundsOf(heard(laid, scored, drew, { turn: { turn: 2, seat: 1 } }))).toEqual([
    'card',
    'word',
  ]);
  const round = { round: { round: 2, task: 'bingo', starter: 0, players: [] } };
  const all = heard(laid, { round_over: { end: 'met', lines: [] } }, round, {
    turned_over: { card: 'A' },
  });
  expect(soundsOf(all)).toEqual(['card', 'word', 'deal']);
  expect(soundsOf([{ number: 1, at: 0, news: null, said: [] }])).toEqual([]);
});
