import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { concatInOwnMemory } from '@/lib/platform/cache/own-memory';

const compress = promisify(brotliCompress);
/** Fonts and pictures are compressed already. */
const TEXTS = new Set(['.js', '.css', '.json', '.svg']);
/** Shorter files become longer by compression. */
const MIN_BYTES = 1024;

/**
 * Files compressed with Brotli, in memory. The best compression takes up to a second for a file, so it is made once, one
 * file at a time, after the first request for it: nobody waits for it.
 */
export class PackedFiles {
  /** Null while it is made, and for a file that stays as it is. */
  private readonly packed = new Map<string, Buffer | null>();
  private last: Promise<void> = Promise.resolve();

  /** The compressed file; null while there is none. @param file its path on disk */
  get(file: string): Buffer | null {
    if (!this.packed.has(file)) {
      this.packed.set(file, null);
      if (TEXTS.has(extname(file))) this.last = this.last.then(() => this.pack(file));
    }
    return this.packed.get(file) ?? null;
  }

  private async pack(file: string): Promise<void> {
    try {
      const text = await readFile(file);
      if (text.length < MIN_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      this.packed.set(file, concatInOwnMemory([await compress(text, { params })]));
    } catch {
      // The next request tries again.
      this.packed.delete(file);
    }
  }
}
