import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PACKED_ENDING } from '../lib/platform/next/build-folder.mjs';

const compress = promisify(brotliCompress);
/** Fonts and pictures are compressed already. */
const TEXTS = new Set(['.js', '.css', '.json', '.svg']);
/** Shorter files become longer by compression. */
const MIN_BYTES = 1024;
/** How many files are compressed at once, in threads of Node. */
const AT_ONCE = 4;

/**
 * Writes beside each text of a folder its Brotli, at the best quality: some six seconds of processor for a build, once
 * for all portals that run it.
 * @param {string} folder
 */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.has(extname(name)))
    .map((name) => join(folder, name));
  const packNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await packFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, packNext));
}

async function packFile(file) {
  const text = readFileSync(file);
  if (text.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(file + PACKED_ENDING, await compress(text, { params }));
}
