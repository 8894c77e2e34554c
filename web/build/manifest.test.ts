import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { manifestOf } from './manifest';

interface Icon {
  src: string;
  purpose: string;
}

it('names pictures that there are, one of them to be cut to any shape, and all five games', () => {
  const manifest = manifestOf('ro', (id) => `<${id}>`) as {
    lang: string;
    icons: Icon[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.lang).toBe('ro');
  for (const { src } of manifest.icons) {
    expect(existsSync(fileURLToPath(new URL(`../public${src}`, import.meta.url))), src).toBe(true);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['classic', 'forfeit', 'rummy', 'party', 'thief'].map((game) => `/?game=${game}`),
  );
  expect(manifest.shortcuts[0]?.name).toBe('<game-classic>');
});
