import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Entry } from './entry';
import { concatInOwnMemory } from './own-memory';

/** An entry is compressed against the first one of its kind, as pages repeat the frame of the site. */
const KINDS = ['other', 'page', 'script', 'fragment'] as const;
type Kind = (typeof KINDS)[number];

/** Shorter entries, in bytes, have too little in common with others to be their dictionary. */
const MIN_DICTIONARY_BYTES = 20_000;
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * Compresses entries of the page cache to a twentieth. The dictionaries lie in a folder beside the entries: without
 * them, or with others, no entry can be read, and the checksum says so.
 */
export class EntryCompression {
  private readonly dictionaries = new Map<Kind, Buffer>();

  /** @param folder of the dictionaries; it is created */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    for (const kind of KINDS)
      try {
        this.dictionaries.set(kind, readFileSync(this.fileOf(kind)));
      } catch {
        // There has been no entry of this kind.
      }
  }

  compress(entry: Entry): Buffer {
    const bytes = serialize(entry);
    const kind = kindOf(entry);
    const isFirst = kind !== 'other' && !this.dictionaries.has(kind) && bytes.length >= MIN_DICTIONARY_BYTES;
    if (isFirst) this.storeDictionary(kind, bytes);
    return this.compressAs(kind, bytes);
  }

  /** @throws Error for bytes that no entry was compressed to, or with another dictionary */
  expand(stored: Buffer): Entry {
    const kind = KINDS[stored[0] ?? 0] ?? 'other';
    const dictionary = this.dictionaries.get(kind);
    const bytes = zstdDecompressSync(stored.subarray(1), dictionary ? { dictionary } : {});
    return deserialize(bytes) as Entry;
  }

  private compressAs(kind: Kind, bytes: Buffer): Buffer {
    const dictionary = this.dictionaries.get(kind);
    const isOther = dictionary === undefined;
    const body = zstdCompressSync(bytes, { params: PARAMS, ...(dictionary && { dictionary }) });
    return concatInOwnMemory([Uint8Array.of(isOther ? 0 : KINDS.indexOf(kind)), body]);
  }

  /** When it cannot be written, entries go without one: after a restart nothing could be read without it. */
  private storeDictionary(kind: Kind, bytes: Buffer): void {
    const file = this.fileOf(kind);
    try {
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    } catch {
      return;
    }
    this.dictionaries.set(kind, bytes);
  }

  private fileOf(kind: Kind): string {
    return join(this.folder, kind);
  }
}

function kindOf({ value }: Entry): Kind {
  if (typeof value === 'string') return 'script';
  const { html, fragment } = Object(value);
  if (typeof fragment === 'string') return 'fragment';
  return typeof html === 'string' ? 'page' : 'other';
}
