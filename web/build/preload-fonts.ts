// Tells the browser about the fonts of the first screen while it still reads the page, so that
// no text is ever painted in another face first.

import type { Plugin } from 'vite';

const FIRST = [/^fraunces-latin-wght-normal/, /^atkinson-hyperlegible-next-latin-wght-normal/];

export function preloadFonts(): Plugin {
  return {
    name: 'abecedar:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST.map((first) => {
          const file = files.find((name) => first.test(name.replace(/^.*\//, '')));
          if (!file) throw new Error(`no font file matches ${first}`);
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          };
        });
      },
    },
  };
}
