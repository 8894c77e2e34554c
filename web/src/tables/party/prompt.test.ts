import { beforeAll, expect, it, vi } from 'vitest';
import { texts } from '../../i18n/texts.svelte';
import type { Settling } from '../../api/games/party';
import { actionOf, secondOf, type Hand, type Ways } from './actions';
import { promptOf, type Situation } from './prompt';
import { counted, stopText } from './score';
import type { Phase } from './turn';

const [BLUES, REDS] = [0, 1];
const SPOT: Phase = { at: 'spot', letter: 'M', falseStart: false, deadline: 0 };
const RUN: Phase = { at: 'run', letter: 'M', clock: { since: 0, run: 0 } };
const STOPPED: Phase = {
  at: 'stopped',
  letter: 'M',
  settling: {} as Settling,
  question: 'challenge',
  window: null,
};

const prompt = (given: Partial<Situation>) =>
  promptOf({
    phase: RUN,
    team: BLUES,
    onTurn: BLUES,
    teams: [BLUES, REDS],
    startedBy: null,
    firstRolls: null,
    gentle: false,
    words: 'MUSE',
    asked: false,
    ...given,
  });

const ways = {} as Ways;
const hand = (given: Partial<Hand>): Hand => ({
  phase: RUN,
  team: BLUES,
  onTurn: BLUES,
  asked: false,
  laid: 0,
  score: null,
  zone: { times: 4 },
  layOnly: false,
  passing: false,
  mayAppeal: false,
  noRoom: 'nobody',
  best: null,
  ...given,
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.switchTo('en');
});

it('calls the team by its name, also where several sit at one device', () => {
  const roll: Phase = { at: 'roll', failed: [] };
  expect(prompt({ phase: roll })).toBe('Blues, roll the letter die.');
  expect(prompt({ phase: roll, team: REDS, onTurn: REDS })).toBe('Reds, roll the letter die.');
  expect(prompt({ phase: roll, team: REDS })).toBe('The Blues roll the letter die.');
});

it('says who begins and why', () => {
  const roll: Phase = { at: 'roll', failed: [] };
  expect(prompt({ phase: roll, firstRolls: ['C', 'L'] })).toBe(
    'Blue rolled C, Red L: the Blues begin.',
  );
});

it('warns before a wrong tap, and only where it costs something', () => {
  expect(prompt({ phase: SPOT, team: REDS })).toBe('Find M. A wrong tap costs the Reds a turn.');
  expect(prompt({ phase: SPOT, team: REDS, gentle: true })).not.toContain('costs');
});

it('names the team that started falsely, and the one whose clock will start', () => {
  const phase = { ...SPOT, falseStart: true };
  for (const team of [BLUES, REDS, null]) {
    expect(prompt({ phase, team })).toBe(
      'False start: the Reds miss a turn. The Blues’ clock starts by itself.',
    );
  }
});

it('says who found the letter, and whose time runs', () => {
  const startedBy = { spotter: 1 };
  expect(prompt({ startedBy })).toBe('Red found M, your time runs: lay a word with it.');
  expect(prompt({ startedBy, team: REDS })).toBe('Red found M: the Blues’ time runs.');
  expect(prompt({ startedBy: 'limit' })).toBe('Your time runs: lay a word with M.');
  expect(prompt({ phase: { ...RUN, letter: null } as Phase })).toContain('any word');
});

it('names the team that decides, not the one that laid the word', () => {
  expect(prompt({ phase: STOPPED })).toBe('The Reds decide whether MUSE stands.');
  expect(prompt({ phase: STOPPED, team: REDS, asked: true })).toBe(
    'The Blues lay MUSE. Do you believe it?',
  );
});

it('counts as the zone will', () => {
  expect(counted(9, { times: 4 })).toBe(36);
  expect(counted(3, { minus: 5 })).toBe(-2);
  expect(counted(9, null)).toBe(9);
  expect(stopText(9, { times: 4 })).toBe('Stop: 9 × 4 = 36');
  expect(stopText(3, { minus: 5 })).toBe('Stop: 3 − 5 = −2');
  expect(stopText(9, null)).toBe('Stop: 9');
});

it('has one button in every phase, which can be pressed only where it does something', () => {
  expect(actionOf(hand({ laid: 0 }), ways)).toMatchObject({ disabled: true });
  expect(actionOf(hand({ laid: 2, score: 9 }), ways)).toMatchObject({ label: 'Stop: 9 × 4 = 36' });
  expect(actionOf(hand({ phase: SPOT, team: REDS }), ways)).toMatchObject({
    label: 'Tap M in the tray',
    disabled: true,
  });
  expect(actionOf(hand({ phase: STOPPED }), ways)).toMatchObject({ label: 'Wait for the Reds' });
  expect(actionOf(hand({ phase: STOPPED, team: REDS, asked: true }), ways).label).toBe('Accept');
  expect(secondOf(hand({ phase: STOPPED, team: REDS, asked: true }), ways)?.label).toBe(
    'Challenge',
  );
  expect(secondOf(hand({}), ways)?.label).toBe('Pass');
  expect(secondOf(hand({ laid: 1 }), ways)?.label).toBe('Take back');
});
