import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Entry } from './entry';
import { EntryCompression } from './entry-compression';
import { type FolderBounds, sweepFolder } from './sweep-folder';

/** Small, because frequently read answers are also stored in memory as a whole (server/answer-cache.ts). */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** Each file takes at least this much of the disk. */
const FILE_BYTES = 4096;
/** After this many writes, the folder is counted for the first time. */
const FIRST_COUNT_WRITES = 2000;

/**
 * Entries on disk under the data folder, compressed; recently read ones are also in memory, as compressed. They are small,
 * so they are compressed, written and deleted at once: an asynchronous operation wakes another thread, which takes longer than the
 * operation, and a new page would have two dozen of them. Only a file that exists is read asynchronously, as the disk may
 * be slow.
 */
export class EntryStore {
  private readonly memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES });
  private readonly folder: string;
  private readonly compression: EntryCompression;
  /** How many entries were written or deleted. */
  private changes = 0;
  /** What the folder held when it was last counted; null before. */
  private counted: FolderBounds | null = null;
  /** What was written since that began. */
  private written: FolderBounds = { bytes: 0, files: 0 };
  private sweeping = false;

  /** @param bounds what all entries may take on disk */
  constructor(
    folder: string,
    private readonly bounds: FolderBounds,
  ) {
    this.folder = join(folder, 'files');
    mkdirSync(this.folder, { recursive: true });
    this.compression = new EntryCompression(join(folder, 'dictionaries'));
  }

  /** @returns an entry of the caller's own, which may be changed; null when there is none, or when it cannot be read */
  async get(key: string): Promise<Entry | null> {
    const before = this.changes;
    try {
      const inMemory = this.memory.get(key);
      const file = this.fileOf(key);
      if (!inMemory && !existsSync(file)) return null;
      const stored = inMemory ?? (await readFile(file));
      const entry = this.compression.expand(stored);
      // What was written or deleted while the file was read is newer than the file.
      if (!inMemory && this.changes === before) this.memory.set(key, stored, { size: stored.length });
      return entry;
    } catch {
      return null;
    }
  }

  /** Rejects when it cannot be written; it is in memory all the same. */
  async set(key: string, entry: Entry): Promise<void> {
    const stored = this.compression.compress(entry);
    this.changes += 1;
    this.memory.set(key, stored, { size: stored.length });
    const file = this.fileOf(key);
    const temporary = `${file}.${process.pid}.${this.changes}.part`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, stored);
    renameSync(temporary, file);
    this.count(stored.length);
  }

  /** Done in turn with writing, so that it does not delete what is written next. */
  async delete(key: string): Promise<void> {
    this.changes += 1;
    this.memory.delete(key);
    rmSync(this.fileOf(key), { force: true });
  }

  /**
   * Counts what was written, and deletes old files when the folder may be too large: reading a whole folder takes
   * seconds. Only one sweep runs at a time; after a failure the next write tries again.
   */
  private count(bytes: number): void {
    this.written.bytes += Math.max(bytes, FILE_BYTES);
    this.written.files += 1;
    if (this.sweeping || this.isSmall()) return;
    this.sweeping = true;
    this.written = { bytes: 0, files: 0 };
    sweepFolder(this.folder, this.bounds)
      .then((size) => void (this.counted = size))
      .catch(() => undefined)
      .finally(() => void (this.sweeping = false));
  }

  private isSmall(): boolean {
    const { counted, written, bounds } = this;
    if (!counted) return written.files < FIRST_COUNT_WRITES;
    return counted.bytes + written.bytes <= bounds.bytes && counted.files + written.files <= bounds.files;
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return join(this.folder, name.slice(0, 2), name);
  }
}
