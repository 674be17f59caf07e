import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
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

/** Entries on disk under the data folder; recently read ones are also in memory. */
export class EntryStore {
  private readonly memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES });
  private writes = 0;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly bounds: FolderBounds = DISK,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async get(key: string): Promise<Entry | null> {
    const cachedEntry = this.memory.get(key);
    if (cachedEntry) return cachedEntry;
    try {
      const bytes = await readFile(this.fileOf(key));
      const entry = deserialize(bytes) as Entry;
      this.memory.set(key, entry, { size: bytes.length || 1 });
      return entry;
    } catch {
      return null;
    }
  }

  async set(key: string, entry: Entry): Promise<void> {
    const bytes = serialize(entry);
    this.memory.set(key, entry, { size: bytes.length || 1 });
    const file = this.fileOf(key);
    const temporary = `${file}.${process.pid}.${(this.writes += 1)}.part`;
    mkdirSync(dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
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
