import { expect, it } from 'vitest';
import { Arrangement } from '../../kit/arrangement.svelte';
import { Draft } from '../../table/laying/draft.svelte';
import { adopt, changes } from './shared.svelte';

it('tells only the cells that changed', () => {
  const before = [
    [7, 7, 'A'],
    [7, 8, 'B'],
  ] as const;
  const now = [
    [7, 7, 'A'],
    [7, 8, 'C'],
    [7, 9, 's'],
  ] as const;
  expect(changes(before, now)).toEqual([
    [7, 8, 'C'],
    [7, 9, 's'],
  ]);
  expect(changes(now, [])).toHaveLength(3);
});

it('adopts what a team-mate laid, each tile of the tray once', () => {
  const tray = new Arrangement('t');
  tray.sync(['E', 'E', 'S', '?']);
  const draft = new Draft(tray);
  adopt(draft, tray, [
    [7, 7, 'E'],
    [7, 8, 'E'],
    [7, 9, 'x'],
    [7, 10, 'E'],
  ]);
  expect(draft.laid.map(({ card }) => card)).toEqual(['E', 'E', 'x']);
  expect(draft.away.size).toBe(3);
});
