import { expect, it } from 'vitest';
import { screenOf } from './router.svelte';

it('knows every screen by its address', () => {
  expect(screenOf('/')).toEqual({ kind: 'start' });
  expect(screenOf('/words')).toEqual({ kind: 'words' });
  expect(screenOf('/table/kqtr')).toEqual({ kind: 'table', code: 'KQTR' });
});

it('calls everything else missing', () => {
  for (const path of ['/tables', '/table/', '/table/a/b', '/words/x']) {
    expect(screenOf(path)).toEqual({ kind: 'missing' });
  }
});
