// All texts of a language that one starts with as one piece, without comments: in a dozen small files
// they would weigh a third more. `virtual:texts` has a loader for each language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ALL = 'virtual:texts';
const PIECE = /^\0\/locales\/(\w+)\/start\.js$/;
const piece = (language: string) => `\0/locales/${language}/start.js`;

/** The rules and what one learns from come when somebody asks; what a terminal or a notice says, never. */
const LATER = /^(rules|learn)-|^(terminal|notices)\./;

/** A file of texts without what only its writers read. */
export function stripped(source: string): string {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => `${line}\n`).join('');
}

export function joinTexts(locales: string): Plugin {
  return {
    name: 'abecedar:texts',
    resolveId(id) {
      return id === ALL || PIECE.test(id) ? (id === ALL ? `\0${ALL}` : id) : null;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = readdirSync(locales);
        const loader = (language: string) =>
          `${language}: () => import(${JSON.stringify(piece(language))})`;
        return `export default { ${languages.map(loader).join(', ')} };`;
      }
      const language = PIECE.exec(id)?.[1];
      if (!language) return null;
      const folder = join(locales, language);
      const names = readdirSync(folder).filter((name) => !LATER.test(name));
      const texts = names.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return stripped(readFileSync(join(folder, name), 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join(''))};`;
    },
  };
}
