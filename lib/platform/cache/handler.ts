import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '@/lib/platform/config/config';
import { cacheCounts } from './counts';
import { EntryStore } from './entry-store';
import { type RenderedValue, sealValue } from './seal-value';
import { TagLog } from './tag-log';

const TAGS_HEADER = 'x-next-cache-tags';

interface Stores {
  entries: EntryStore;
  log: TagLog;
}

interface Value extends RenderedValue {
  status?: number;
  tags?: string[];
}

interface Context {
  kind?: string;
  tags?: string[];
  softTags?: string[];
  cacheControl?: unknown;
}

/** One pair of stores for the process: Next loads this module more than once and makes a handler for every request. */
function stores(): Stores {
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

/** Another build, site address or backend never shows the pages of this one. */
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

/** Next's cache of pages and data, kept under the data folder (`cacheHandler` in next.config.ts). */
export default class CacheHandler {
  /** A handler lives for one request; whatever it stores was read after this. */
  private readonly bornAt = Date.now();

  async get(
    key: string,
    context: Context,
  ): Promise<{ value: unknown; lastModified: number; cacheControl: unknown } | null> {
    const { entries, log } = stores();
    const entry = await entries.get(key);
    if (!entry) {
      cacheCounts().miss += 1;
      return null;
    }
    const tags = [...entry.tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
    if (log.isOutdated(tags, entry.bornAt)) {
      cacheCounts().outdated += 1;
      await entries.delete(key);
      return null;
    }
    cacheCounts().hit += 1;
    return { value: entry.value, lastModified: entry.bornAt, cacheControl: entry.cacheControl };
  }

  async set(key: string, value: Value | null, context: Context): Promise<void> {
    // The same object goes out as the answer to whoever asked first.
    if (value) sealValue(value);
    // Pages that do not exist are made anew each time: anyone could fill the disk with them.
    if (!value || (value.status ?? 200) >= 400) return;
    const tags = value.kind === 'FETCH' ? [...(value.tags ?? []), ...(context.tags ?? [])] : tagsOf(value);
    await stores().entries.set(key, { value, bornAt: this.bornAt, tags, cacheControl: context.cacheControl });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    stores().log.invalidate([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is kept for a single request.
  }
}

function tagsOf(value: Value): string[] {
  const header = value.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}
