// What a browser needs to know to install the page like a program, in each language of the page.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = ['classic', 'forfeit', 'rummy', 'party', 'thief'];

/** The manifest of a language. */
export function manifestOf(language: string, text: (id: string) => string): object {
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: 'Abecedar',
    short_name: 'Abecedar',
    description: text('start-title'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6efe0',
    theme_color: '#f6efe0',
    categories: ['games'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192', 192),
      icon('512', 512),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: GAMES.map((game) => ({
      name: text(`game-${game}`),
      description: text(`game-${game}-pitch`),
      url: `/?game=${game}`,
      icons: [icon('192', 192)],
    })),
  };
}

/** Writes `manifest-LANG.webmanifest` for every language of `locales`. */
export function manifests(locales: string): Plugin {
  return {
    name: 'abecedar:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of readdirSync(locales)) {
        const bundle = new FluentBundle(language);
        for (const name of ['games.ftl', 'web.ftl']) {
          const source = readFileSync(join(locales, language, name), 'utf8');
          bundle.addResource(new FluentResource(source));
        }
        const text = (id: string) => {
          const pattern = bundle.getMessage(id)?.value;
          if (!pattern) throw new Error(`${language} has no text ${id}`);
          return bundle.formatPattern(pattern);
        };
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(manifestOf(language, text)),
        });
      }
    },
  };
}
