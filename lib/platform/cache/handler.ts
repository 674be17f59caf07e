import { tags } from '@/backend/contract/tags';
import { requestContext } from '@/lib/platform/calls/request-context';
import { keysAndTagsOf, tagsOfFramework } from '@/lib/platform/next/cache-tags';
import { isRenderedPage, type RenderedValue } from '@/lib/platform/next/rendered-value';
import {
  CONTENT_CHANGE_HEADER,
  type ContentChange,
  contentChangeOf,
  readContentChange,
  writeContentChange,
} from './content-change';
import { takeSharedEntry, isExpired } from './take-shared-entry';
import { cacheCounts } from './counts';
import type { Entry } from './entry';
import { LIFETIMES } from './lifetimes';
import { olderCopies } from './older-copies';
import { lifetimeWithin, type PageSources } from './page-sources';
import { PAGE_TAGS_HEADER, readPageTags, writePageTags } from './page-tags';
import { storePageScripts } from './page-scripts';
import { prepareForCache } from './prepare-for-cache';
import { cacheStores } from './stores';

/** Found in the framework's key or tag of the pages in `app/[locale]/…/errors`. */
const ERROR_DOCUMENT = keysAndTagsOf('[\\w-]+/errors/');

/**
 * An error document reads nothing, so it only goes out of date by its tags, after which a request waits for a new one. By
 * its age Next would make it anew after an answer whose status is an error already, and with such a status without its
 * title.
 */
const ERROR_DOCUMENT_SECONDS = 365 * 86_400;

interface Context {
  tags?: string[];
  softTags?: string[];
  cacheControl?: { revalidate?: number | false };
}

/** Next's cache of pages, stored under the data folder (`cacheHandler` in next.config.ts). */
export default class CacheHandler {
  /** A handler exists for one request; whatever it stores was read after this time. */
  private readonly bornAt = Date.now();
  private readonly since = cacheStores().log.position;
  private readonly change = cacheStores().log.lastChange;
  /** When the stored pages that were looked for in this request last changed, by key; null for none. */
  private readonly changes = new Map<string, ContentChange | null>();

  async get(
    key: string,
    context: Context,
  ): Promise<{ value: unknown; lastModified: number; cacheControl: unknown } | null> {
    const stores = cacheStores();
    const { entries, log } = stores;
    const localEntry = await entries.get(key);
    this.changes.set(key, changeOf(localEntry));
    const requested = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const isOutdated =
      localEntry !== null && log.isOutdated([...localEntry.tags, ...requested], localEntry.since);
    if (localEntry && !isOutdated && !isExpired(localEntry)) return this.found(localEntry, 'hit');
    const adopted = await takeSharedEntry(stores, key, requested);
    if (adopted) return this.found(adopted, 'shared');
    // Only its lifetime is over: it is shown while it is rendered again.
    if (localEntry && !isOutdated) return this.found(localEntry, 'hit');
    if (localEntry && (await this.isOlderCopyShown(key, localEntry))) return this.found(localEntry, 'older');
    cacheCounts()[localEntry ? 'outdated' : 'miss'] += 1;
    return null;
  }

  /**
   * Whether an outdated page is shown because rendering it has just failed. The copy stays in the cache for such
   * failures. A page that nobody may see any more is deleted.
   */
  private async isOlderCopyShown(key: string, localEntry: Entry): Promise<boolean> {
    const { entries, log } = cacheStores();
    const page = requestContext().getStore()?.page;
    if (log.isOutdated(localEntry.tags.map(tags.closed), localEntry.since)) {
      await entries.delete(key);
      return false;
    }
    if (page === undefined) return false;
    olderCopies().record(page);
    return olderCopies().isShown(page);
  }

  async set(key: string, value: RenderedValue | null, context: Context): Promise<void> {
    // After a failure Next stores the previous page again, which is not newer than it was.
    const previous = readPageTags(value?.headers?.[PAGE_TAGS_HEADER]);
    const bornAt = previous?.bornAt ?? this.bornAt;
    const since = previous?.since ?? this.since;
    const page = addressOf(key, value);
    const sources = requestContext().getStore()?.pageSources;
    const sourceTags = value ? tagsOf(value, sources) : [];
    if (value && (value.status ?? 200) < 400)
      await storePageScripts(cacheStores(), value, {
        bornAt,
        since,
        tags: sourceTags,
        change: this.change,
        page,
      });
    if (value) prepareForCache(value);
    // Error pages are not cached: anyone could fill the disk with them. A missing page has no older copy, either.
    if (!value || (value.status ?? 200) >= 400) return this.remove(key, value);
    // A page with a missing part is not cached: the next reader may get the complete page.
    if (sources?.isIncomplete) return;
    const isError = isErrorDocument(key, value);
    const max = context.cacheControl?.revalidate || LIFETIMES.page;
    const revalidate = isError ? ERROR_DOCUMENT_SECONDS : lifetimeWithin(max, sources);
    const until = this.bornAt + 1000 * revalidate;
    const { entries, shared } = cacheStores();
    value.headers = {
      ...value.headers,
      [PAGE_TAGS_HEADER]: writePageTags({ bornAt, since, until, tags: sourceTags }),
      ...(isRenderedPage(value) && {
        [CONTENT_CHANGE_HEADER]: writeContentChange(
          contentChangeOf(
            { html: value.html, newest: sources?.newest ?? null, bornAt },
            await this.changeBefore(key),
          ),
        ),
      }),
    };
    const cacheControl = { ...context.cacheControl, revalidate };
    const entry = { value, bornAt, since, tags: sourceTags, cacheControl };
    // No request waits for this.
    if (shared && this.change !== null) void shared.put(key, entry, this.change);
    await entries.set(key, entry);
    if (page !== undefined) olderCopies().remove(page);
  }

  private async changeBefore(key: string): Promise<ContentChange | null> {
    const change = this.changes.get(key);
    return change === undefined ? changeOf(await cacheStores().entries.get(key)) : change;
  }

  private async remove(key: string, value: RenderedValue | null): Promise<void> {
    if (value && (value.status ?? 200) < 500) await cacheStores().entries.delete(key);
  }

  private found({ value, bornAt, cacheControl }: Entry, result: 'hit' | 'shared' | 'older') {
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

/** When a stored page last changed; null for none. */
function changeOf(entry: Entry | null): ContentChange | null {
  return readContentChange(Object(entry?.value).headers?.[CONTENT_CHANGE_HEADER]);
}

/**
 * The address a page is made for. Undefined for an error document, which is the same for all addresses: the address of
 * the first reader may be a secret.
 */
function addressOf(key: string, value: RenderedValue | null): string | undefined {
  return isErrorDocument(key, value) ? undefined : requestContext().getStore()?.page;
}

function isErrorDocument(key: string, value: RenderedValue | null): boolean {
  return [key, ...(value ? tagsOf(value) : [])].some((name) => ERROR_DOCUMENT.test(name));
}

/**
 * The tags of the data a page was made from, those the framework gives it, and that of everything: also a page that reads
 * nothing shows the name of the newsroom.
 */
function tagsOf({ headers }: RenderedValue, sources?: PageSources): string[] {
  const ofPrevious = readPageTags(headers?.[PAGE_TAGS_HEADER])?.tags ?? [];
  const ofSources = sources?.facts(0).tags ?? [];
  return [...new Set([...tagsOfFramework(headers), ...ofPrevious, ...ofSources, tags.all])];
}
