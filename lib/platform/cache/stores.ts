import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RedisLink } from '@/backend/contract/process/redis';
import { getConfig } from '@/lib/platform/config/config';
import { buildId } from './build-id';
import { EntryStore } from './entry-store';
import { SharedEntries } from './shared-entries';
import { TagLog } from './tag-log';

/** A page and its script are two files that together take about 20 KB. */
const BYTES_PER_FILE = 10_000;

export interface Stores {
  entries: EntryStore;
  log: TagLog;
  /** Entries shared with other portals; null where nothing is shared. */
  shared: SharedEntries | null;
}

/**
 * The page cache of this process: its entries, the log of outdated tags, and the entries shared with other portals.
 * There is one of each per process, since Next loads the handler more than once and separately from the server.
 */
export function cacheStores(): Stores {
  const holder = globalThis as { lianxunCache?: Stores };
  holder.lianxunCache ??= open();
  return holder.lianxunCache;
}

function open(): Stores {
  const root = join(getConfig().dataDir, 'cache');
  const key = cacheKey();
  try {
    for (const name of readdirSync(root))
      if (name !== key) rmSync(join(root, name), { recursive: true, force: true });
  } catch {
    // The first start has no folder yet.
  }
  return {
    entries: new EntryStore(join(root, key, 'entries'), {
      bytes: getConfig().pageCacheBytes,
      files: Math.ceil(getConfig().pageCacheBytes / BYTES_PER_FILE),
    }),
    log: new TagLog(join(root, key, 'tags.log')),
    shared: openShared(),
  };
}

/** Not connected yet: a build only makes pages, and shares none. */
function openShared(): SharedEntries | null {
  const { redis, backendSecret } = getConfig();
  if (!redis) return null;
  const link = new RedisLink(redis.url);
  return new SharedEntries(link, { bytes: redis.pageBytes, secret: backendSecret, key: sharedKey() });
}

/** Differs for each backend, too: pages of different backends are never mixed. */
function cacheKey(): string {
  return hashOf([sharedKey(), getConfig().backendUrl]);
}

/**
 * Differs for each build and for other values of the settings that pages show. Portals may reach the same data through
 * different backends.
 */
function sharedKey(): string {
  const { siteUrl, siteName, app, contactEmail, organisation, feedAuthority, ...more } = getConfig();
  const services = [more.webSubHubUrl, more.hasChatShare];
  return hashOf([buildId(), siteUrl, siteName, app, contactEmail, organisation, feedAuthority, services]);
}

const hashOf = (facts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20);
