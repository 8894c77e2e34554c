// Lays a Brotli and a gzip form beside every file that gains from it, so that the server, which
// carries the files inside itself, never compresses a page twice.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 512;

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'abecedar:pack',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKED.test(name)) continue;
        const path = join(folder, name);
        const plain = readFileSync(path);
        if (plain.length < SMALLEST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
