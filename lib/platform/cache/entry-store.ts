import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/** One kept answer: a page, a route's body, or a reader's data. */
export interface Entry {
  value: unknown;
  /** When the request that made it began, in milliseconds since 1970. */
  bornAt: number;
  /** The position of the log of tags at that moment: what changed later is not in it. */
  since: number;
  tags: string[];
  cacheControl: unknown;
}

const MEMORY_BYTES = 96 * 1024 * 1024;
const DISK_BYTES = 2 * 1024 ** 3;
const SWEEP_EVERY_WRITES = 2000;

/** Entries on disk under the data folder, those read of late in memory too. */
export class EntryStore {
  private readonly memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES });
  private writes = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  async get(key: string): Promise<Entry | null> {
    const held = this.memory.get(key);
    if (held) return held;
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
    if (this.writes % SWEEP_EVERY_WRITES === 0) this.sweep();
  }

  async delete(key: string): Promise<void> {
    this.memory.delete(key);
    await rm(this.fileOf(key), { force: true });
  }

  /** Drops the longest unwritten entries when the folder has grown too large. */
  private sweep(): void {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .flatMap((file) => {
        const path = join(file.parentPath, file.name);
        return existsSync(path) ? [{ path, ...pickStat(path) }] : [];
      })
      .sort((a, b) => b.time - a.time);
    let size = 0;
    for (const file of files) {
      size += file.size;
      if (size > DISK_BYTES) rmSync(file.path, { force: true });
    }
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return join(this.folder, name.slice(0, 2), name);
  }
}

function pickStat(path: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(path);
  return { size, time: mtimeMs };
}
