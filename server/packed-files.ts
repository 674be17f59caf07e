import { readFileSync } from 'node:fs';
import { PACKED_ENDING } from '@/lib/platform/next/build-folder.mjs';
import { concatInOwnMemory } from '@/lib/platform/cache/own-memory';

/** The Brotli of files, which the build has written beside them. Those that were requested stay in memory. */
export class PackedFiles {
  /** Null for a file without one. */
  private readonly packed = new Map<string, Buffer | null>();

  /** The compressed file; null when there is none. @param file its path on disk */
  get(file: string): Buffer | null {
    const stored = this.packed.get(file);
    if (stored !== undefined) return stored;
    const packed = read(file + PACKED_ENDING);
    this.packed.set(file, packed);
    return packed;
  }
}

function read(path: string): Buffer | null {
  try {
    return concatInOwnMemory([readFileSync(path)]);
  } catch {
    return null;
  }
}
