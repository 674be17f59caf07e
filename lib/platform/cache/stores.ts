import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '@/lib/platform/config/config';
import { EntryStore } from './entry-store';
import { TagLog } from './tag-log';

interface Stores {
  entries: EntryStore;
  log: TagLog;
}

/**
 * The page cache of this process: its entries, and when each tag went out of date. One pair for the process, since Next
 * loads the handler more than once and separately from the server.
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
    entries: new EntryStore(join(root, key, 'entries')),
    log: new TagLog(join(root, key, 'tags.log')),
  };
}

/** Changes with the build, the site's address and name, the backend and the app: their pages are never mixed. */
function cacheKey(): string {
  const { siteUrl, siteName, backendUrl, app } = getConfig();
  const build = buildId();
  const settings = JSON.stringify([build, siteUrl, siteName, backendUrl, app]);
  return createHash('sha256').update(settings).digest('hex').slice(0, 20);
}

/** There is no build in development. */
function buildId(): string {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8');
  } catch {
    return 'development';
  }
}
