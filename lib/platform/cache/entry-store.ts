import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type FolderBounds, sweepFolder } from './sweep-folder';

/** One cached answer: a page, a route's body, or data of the backend. */
export interface Entry {
  value: unknown;
  /** When the request that made it began, in milliseconds since 1970. */
  bornAt: number;
  /** The position in the log of tags at that moment: the entry does not contain later changes. */
  since: number;
  tags: string[];
  cacheControl: unknown;
}

/** Small, because frequently read answers are also stored in memory as a whole (server/answer-cache.ts). */
const MEMORY_BYTES = 16 * 1024 * 1024;
const DISK = { bytes: 2 * 1024 ** 3, files: 200_000 };
const SWEEP_EVERY_WRITES = 2000;
/** A page holds its content three times, as HTML, as data and in parts: compressed it is a tenth as long. */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
};

const compress = promisify(zstdCompress);
const expand = promisify(zstdDecompress);

/** Entries on disk under the data folder, compressed; recently read ones are also in memory, as compressed. */
export class EntryStore {
  private readonly memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES });
  private writes = 0;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly bounds: FolderBounds = DISK,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** @returns an entry of the caller's own, which may be changed; null when there is none, or when it cannot be read */
  async get(key: string): Promise<Entry | null> {
    try {
      const stored = this.memory.get(key) ?? (await readFile(this.fileOf(key)));
      const entry = deserialize(await expand(stored)) as Entry;
      this.memory.set(key, stored, { size: stored.length });
      return entry;
    } catch {
      return null;
    }
  }

  async set(key: string, entry: Entry): Promise<void> {
    // Serialised at once, because the value is also sent as an answer and may change meanwhile.
    const bytes = serialize(entry);
    const stored = await compress(bytes, COMPRESSION);
    this.memory.set(key, stored, { size: stored.length });
    const file = this.fileOf(key);
    const temporary = `${file}.${process.pid}.${(this.writes += 1)}.part`;
    mkdirSync(dirname(file), { recursive: true });
    await writeFile(temporary, stored);
    await rename(temporary, file);
    if (this.writes % SWEEP_EVERY_WRITES === 0) void this.sweep();
  }

  async delete(key: string): Promise<void> {
    this.memory.delete(key);
    await rm(this.fileOf(key), { force: true });
  }

  /**
   * Deletes old files when the folder is too large. Only one sweep runs at a time; after a failure the next sweep tries
   * again.
   */
  private sweep(): Promise<void> {
    this.sweeping ??= sweepFolder(this.folder, this.bounds)
      .catch(() => undefined)
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return join(this.folder, name.slice(0, 2), name);
  }
}
