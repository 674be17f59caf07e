import { requestContext } from '@/lib/platform/calls/request-context';
import { adoptEntry, isExpired } from './adopt-entry';
import { cacheCounts } from './counts';
import type { Entry } from './entry-store';
import { PAGE_TAGS_HEADER, writePageTags } from './page-tags';
import { keepPageScripts } from './page-scripts';
import { type RenderedValue, sealValue } from './seal-value';
import { cacheStores } from './stores';

const TAGS_HEADER = 'x-next-cache-tags';

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

/** Next's cache of pages and data, stored under the data folder (`cacheHandler` in next.config.ts). */
export default class CacheHandler {
  /** A handler exists for one request; whatever it stores was read after this time. */
  private readonly bornAt = Date.now();
  private readonly since = cacheStores().log.position;
  private readonly change = cacheStores().log.lastChange;

  async get(
    key: string,
    context: Context,
  ): Promise<{ value: unknown; lastModified: number; cacheControl: unknown } | null> {
    const stores = cacheStores();
    const { entries, log } = stores;
    const own = await entries.get(key);
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const isOutdated = own !== null && log.isOutdated([...own.tags, ...tags], own.since);
    if (own && !isOutdated && !isExpired(own)) return this.found(own, 'hit');
    const adopted = await adoptEntry(stores, key, tags);
    if (adopted) return this.found(adopted, 'shared');
    // Out of date by time alone: it is shown while it is made anew.
    if (own && !isOutdated) return this.found(own, 'hit');
    cacheCounts()[own ? 'outdated' : 'miss'] += 1;
    if (own) await entries.delete(key);
    return null;
  }

  async set(key: string, value: Value | null, context: Context): Promise<void> {
    const { bornAt, since } = this;
    // The same object also goes out as the answer to the request that made it.
    if (value && (value.status ?? 200) < 400) await keepPageScripts(cacheStores(), value);
    if (value) sealValue(value);
    // Error pages are not cached: anyone could fill the disk with them.
    if (!value || (value.status ?? 200) >= 400) return;
    // A page with a missing part is not cached: the next reader may get all of it.
    if (value.kind !== 'FETCH' && requestContext().getStore()?.madeOf?.isIncomplete) return;
    const tags = value.kind === 'FETCH' ? [...(value.tags ?? []), ...(context.tags ?? [])] : tagsOf(value);
    if (value.kind !== 'FETCH')
      value.headers = { ...value.headers, [PAGE_TAGS_HEADER]: writePageTags({ bornAt, since, tags }) };
    const { entries, shared } = cacheStores();
    const entry = { value, bornAt, since, tags, cacheControl: context.cacheControl };
    // Nobody waits for it.
    if (shared && this.change !== null) void shared.put(key, entry, this.change);
    await entries.set(key, entry);
  }

  private found({ value, bornAt, cacheControl }: Entry, result: 'hit' | 'shared') {
    cacheCounts()[result] += 1;
    return { value, lastModified: bornAt, cacheControl };
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    cacheStores().log.invalidate([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is kept for a single request.
  }
}

function tagsOf(value: Value): string[] {
  const header = value.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}
