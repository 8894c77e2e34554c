import { expect, it } from 'vitest';
import { screenOf } from './router.svelte';

it('knows every screen by its address', () => {
  expect(screenOf('/')).toEqual({ kind: 'start' });
  expect(screenOf('/table/ab-cd/screen')).toEqual({ kind: 'screen', code: 'AB-CD' });
  expect(screenOf('/table/ab-cd/screen')).toEqual({ kind: 'screen', code: 'AB-CD' });
  expect(screenOf('/words')).toEqual({ kind: 'words' });
  expect(screenOf('/table/kqtrmb')).toEqual({ kind: 'table', code: 'KQTRMB' });
  expect(screenOf('/table/KQTRM-BXPDA')).toEqual({ kind: 'table', code: 'KQTRM-BXPDA' });
  expect(screenOf('/table/kqtrm%20bxpda')).toEqual({ kind: 'table', code: 'KQTRMBXPDA' });
});

it('knows the pages one learns from', () => {
  expect(screenOf('/replay/0123abcd')).toEqual({ kind: 'learn', page: 'replay', key: '0123abcd' });
  expect(screenOf('/review/0123abcd')).toEqual({ kind: 'learn', page: 'review', key: '0123abcd' });
  expect(screenOf('/rules/party')).toEqual({ kind: 'learn', page: 'rules', key: 'party' });
  expect(screenOf('/games')).toEqual({ kind: 'learn', page: 'games', key: '' });
});

it('calls everything else missing', () => {
  for (const path of [
    '/tables',
    '/table/',
    '/table/a/b',
    '/words/x',
    '/replay/',
    '/rules/a/b',
    '/games/x',
  ]) {
    expect(screenOf(path)).toEqual({ kind: 'missing' });
  }
});
