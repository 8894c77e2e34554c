import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { pack } from './build/pack.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const locales = fileURLToPath(new URL('../locales', import.meta.url));

export default defineConfig({
  plugins: [svelte(), preloadFonts(), budget(), pack()],
  resolve: { alias: { '@locales': locales } },
  build: {
    target: 'es2022',
    // A strict Content-Security-Policy allows no data: fonts or images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one piece, and what every table needs another: in many small ones
    // it would weigh more, and each page that looks back at a table would cut it anew.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'core',
              test: /node_modules\/(svelte|esm-env|@fluent)|src\/(i18n|router|storage|me\.|kit\/(Button|Icon|Dialog))/,
            },
            { name: 'stage', test: /src\/table\/(?!end\/|TablePage|HowTo)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', locales] },
    // `npm run dev` beside a running `abecedar serve`.
    proxy: { '/api': 'http://127.0.0.1:4747' },
  },
  test: { include: ['{src,build}/**/*.test.ts'] },
});
