// Holds the page to its weight: the JavaScript of the start page with one language and one game
// on top, gzipped. The build fails when that is too much.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MOST = 120 * 1024;

/** What the budget has to know of a piece of JavaScript. */
export interface Piece {
  isEntry: boolean;
  /** What it is made from, where it is one file that is fetched when needed. */
  source: string | null;
  /** Pieces that come along with it. */
  imports: string[];
  bytes: number;
}

/** The tables of the games, of which one is played, and texts, of which one language is read. */
const GAME = /\/src\/tables\/(\w+)\//;
const LANGUAGE = /\/locales\/(\w+)\//;
/** What nobody fetches before their own turn: other pages, the rules, QR codes, what tells the host of
    a house where phones join, dialogs that somebody opens, games by days, and the end. */
const LATER =
  /\/src\/(words|learn|screen)\/|\/days\/(DaysPanel|Due|NoticesPage|PaceChoice)\.svelte|\/(rules|learn)-\w+\.ftl|\/uqr\/|\/table\/(end\/|Menu\.svelte)|\/(Preferences|Opponents|OneDevice|InThisHouse)\.svelte/;

/**
 * The weight of everything up to one's own turn: the start page, whatever else the app fetches on
 * the way, and of the games and languages the heaviest. What comes later does not count.
 */
export function weight(pieces: ReadonlyMap<string, Piece>): number {
  const common = new Set<string>();
  const games = new Map<string, Set<string>>();
  const languages = new Map<string, Set<string>>();
  for (const [name, piece] of pieces) if (piece.isEntry) take(pieces, name, common);
  for (const [name, piece] of pieces) {
    if (piece.source === null || LATER.test(piece.source)) continue;
    const [game, language] = [GAME.exec(piece.source)?.[1], LANGUAGE.exec(piece.source)?.[1]];
    if (game) take(pieces, name, put(games, game));
    else if (language) take(pieces, name, put(languages, language));
    else take(pieces, name, common);
  }
  const heaviest = (kinds: Map<string, Set<string>>) =>
    Math.max(
      0,
      ...[...kinds.values()].map((names) =>
        sum(
          pieces,
          [...names].filter((one) => !common.has(one)),
        ),
      ),
    );
  return sum(pieces, common) + heaviest(languages) + heaviest(games);
}

function put(kinds: Map<string, Set<string>>, kind: string): Set<string> {
  const known = kinds.get(kind) ?? new Set<string>();
  kinds.set(kind, known);
  return known;
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
        const { isEntry, isDynamicEntry, facadeModuleId, imports, code } = file;
        const source = isDynamicEntry ? facadeModuleId : null;
        pieces.set(name, { isEntry, source, imports, bytes: gzipSync(code).length });
      }
      const bytes = weight(pieces);
      const said = `JavaScript to start with, gzipped: ${(bytes / 1024).toFixed(1)} KB`;
      if (bytes > MOST) this.error(`${said}, and ${MOST / 1024} KB is the most`);
      this.info(said);
    },
  };
}
