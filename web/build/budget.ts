// Holds the page to its weight: the JavaScript of the start page with one language and one game
// on top, gzipped. The build fails when that is too much.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MOST = 120 * 1024;

/** What the budget has to know of a piece of JavaScript. */
export interface Piece {
  isEntry: boolean;
  /** Pieces that come along with it. */
  imports: string[];
  /** Pieces that come when they are needed. */
  dynamicImports: string[];
  bytes: number;
}

/** The weight of the start page and of the two heaviest pieces that are added when needed. */
export function weight(pieces: ReadonlyMap<string, Piece>): number {
  const start = new Set<string>();
  for (const [name, piece] of pieces) if (piece.isEntry) take(pieces, name, start);
  const added = [...pieces.values()]
    .flatMap((piece) => piece.dynamicImports)
    .filter((name) => !start.has(name))
    .map((name) =>
      sum(
        pieces,
        [...take(pieces, name, new Set())].filter((one) => !start.has(one)),
      ),
    );
  const [language = 0, game = 0] = added.sort((one, other) => other - one);
  return sum(pieces, start) + language + game;
}

/** Adds a piece and all that comes along with it. */
function take(pieces: ReadonlyMap<string, Piece>, name: string, taken: Set<string>): Set<string> {
  const piece = pieces.get(name);
  if (piece && !taken.has(name)) {
    taken.add(name);
    for (const along of piece.imports) take(pieces, along, taken);
  }
  return taken;
}

function sum(pieces: ReadonlyMap<string, Piece>, names: Iterable<string>): number {
  return [...names].reduce((bytes, name) => bytes + (pieces.get(name)?.bytes ?? 0), 0);
}

export function budget(): Plugin {
  return {
    name: 'abecedar:budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pieces = new Map<string, Piece>();
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue;
        const { isEntry, imports, dynamicImports, code } = file;
        pieces.set(name, { isEntry, imports, dynamicImports, bytes: gzipSync(code).length });
      }
      const bytes = weight(pieces);
      const said = `JavaScript to start with, gzipped: ${(bytes / 1024).toFixed(1)} KB`;
      if (bytes > MOST) this.error(`${said}, and ${MOST / 1024} KB is the most`);
      this.info(said);
    },
  };
}
