import { expect, it } from 'vitest';
import { screenOf } from './router.svelte';

it('knows every screen by its address', () => {
  expect(screenOf('/')).toEqual({ kind: 'start' });
  expect(screenOf('/words')).toEqual({ kind: 'words' });
  expect(screenOf('/table/kqtrmb')).toEqual({ kind: 'table', code: 'KQTRMB' });
  expect(screenOf('/table/KQTRM-BXPDA')).toEqual({ kind: 'table', code: 'KQTRM-BXPDA' });
  expect(screenOf('/table/kqtrm%20bxpda')).toEqual({ kind: 'table', code: 'KQTRMBXPDA' });
});

it('calls everything else missing', () => {
  for (const path of ['/tables', '/table/', '/table/a/b', '/words/x']) {
    expect(screenOf(path)).toEqual({ kind: 'missing' });
  }
});
