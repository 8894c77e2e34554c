import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { manifests } from './build/manifest.ts';
import { pack } from './build/pack.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { joinTexts } from './build/texts.ts';

const locales = fileURLToPath(new URL('../locales', import.meta.url));
const rules = fileURLToPath(new URL('../crates/texts/rules.json', import.meta.url));

export default defineConfig({
  plugins: [svelte(), joinTexts(locales), preloadFonts(), manifests(locales), budget(), pack()],
  resolve: { alias: { '@locales': locales, '@rules': rules } },
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
              test: /node_modules\/(svelte|esm-env|@fluent)|src\/(i18n|router|storage|me\.|theme\/|api\/(client|tables)|editions\/editions|kit\/(Button|Icon|Dialog|Loader|Panel|Mark|Card\.))/,
            },
            {
              name: 'stage',
              test: /src\/(table\/(?!end\/|TablePage|Menu|SeatMenu)|lobby\/house\.)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', locales, rules] },
    // `npm run dev` beside a running `abecedar serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:4747', ws: true } },
  },
  test: { include: ['{src,build}/**/*.test.ts'] },
});
