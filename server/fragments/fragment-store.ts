import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { tags } from '@/backend/contract/tags';
import { type ContentChange, contentChangeOf } from '@/lib/platform/cache/content-change';
import { cacheCounts } from '@/lib/platform/cache/counts';
import type { Entry } from '@/lib/platform/cache/entry';
import { lifetimeWithin, PageSources } from '@/lib/platform/cache/page-sources';
import type { PageTags } from '@/lib/platform/cache/page-tags';
import type { Stores } from '@/lib/platform/cache/stores';
import { takeSharedEntry } from '@/lib/platform/cache/take-shared-entry';
import { requestContext } from '@/lib/platform/calls/request-context';
import type { RenderedFragment } from './render-fragment';

/** A fragment's HTML with the tags it depends on. */
export interface Fragment extends PageTags {
  html: string;
  /** Whether it is an older version, or nothing, in place of one that could not be rendered: no cache may store it. */
  isOlder: boolean;
  /** When what it shows last changed; null or absent where that is not known. */
  change?: ContentChange | null;
}

/** What an address was last rendered as; null HTML for one that has no fragment. */
interface Stored extends PageTags {
  html: string | null;
  /** When what it shows last changed; null for nothing. */
  change: ContentChange | null;
}

/** A fragment on disk, and shared with other portals. */
interface StoredValue {
  fragment: string;
  change: ContentChange | null;
}

/** In memory are those of pages that are requested again and again, at most this many characters. */
const MEMORY_LENGTH = 5_000_000;
const MAX_RESTING = 2000;
/** How long a page waits for a fragment of which there is an older version, and for one of which there is none. */
const WAIT_MS = { older: 1000, none: 2000 };
/** For how long no page waits again after a fragment could not be rendered. */
const RETRY_MS = 2000;
/** For how long a version is used whose lifetime is over, while it is rendered again. */
const EXPIRED_MS = 5000;

const keyOf = (address: string): string => `fragment ${address}`;

/**
 * The fragments of pages, each rendered once for all pages until something it shows changes. When only its lifetime is
 * over, the previous version is used while it is rendered again.
 */
export class FragmentStore {
  private readonly fragments = new LRUCache<string, Stored>({
    maxSize: MEMORY_LENGTH,
    sizeCalculation: ({ html }) => 1 + (html?.length ?? 0),
  });
  private readonly rendering = new Map<string, Promise<Stored | null>>();
  private readonly resting = new LRUCache<string, true>({ max: MAX_RESTING, ttl: RETRY_MS });

  /**
   * @param render reads what it shows in a request context, and throws when it cannot render at the moment
   * @param waitMs how long a page waits for a fragment of which there is an older version, and for one without
   */
  constructor(
    private readonly stores: () => Stores,
    private readonly render: (address: string) => Promise<RenderedFragment>,
    private readonly waitMs = WAIT_MS,
  ) {}

  /** The fragment at an address; null when there is none. Never rejects, and waits no longer than it was told. */
  async get(address: string): Promise<Fragment | null> {
    const stored = this.fragments.get(address) ?? (await this.readStored(address));
    if (stored && this.isCurrent(stored)) {
      if (Date.now() < stored.until) return toFragment(stored);
      if (!this.resting.has(address)) void this.renew(address);
      return toFragment({ ...stored, until: Date.now() + EXPIRED_MS });
    }
    const rendered = this.resting.has(address)
      ? null
      : await within(this.renewUntilCurrent(address), stored ? this.waitMs.older : this.waitMs.none);
    return rendered ? toFragment(rendered) : this.olderThan(stored);
  }

  private isCurrent({ tags: sourceTags, since }: PageTags): boolean {
    return !this.stores().log.isOutdated(sourceTags, since);
  }

  /** What was stored on disk, unless a newer version came into memory meanwhile. */
  private async readStored(address: string): Promise<Stored | undefined> {
    const entry = await this.stores().entries.get(keyOf(address));
    const newer = this.fragments.get(address);
    if (newer || !entry) return newer;
    const stored = toStored(entry);
    this.fragments.set(address, stored);
    return stored;
  }

  /** Renders once more if something changed since the rendering began that was under way. */
  private async renewUntilCurrent(address: string): Promise<Stored | null> {
    const rendered = await this.renew(address);
    return rendered && !this.isCurrent(rendered) ? this.renew(address) : rendered;
  }

  /** Null when it could not be rendered. Requests that come meanwhile share one rendering. */
  private renew(address: string): Promise<Stored | null> {
    const begun = this.rendering.get(address);
    if (begun) return begun;
    const rendered = this.takeOrMake(address)
      .then(
        (fragment) => {
          this.fragments.set(address, fragment);
          return fragment;
        },
        () => {
          this.resting.set(address, true);
          return null;
        },
      )
      .finally(() => this.rendering.delete(address));
    this.rendering.set(address, rendered);
    return rendered;
  }

  /** @throws Error when it cannot be rendered at the moment */
  private async takeOrMake(address: string): Promise<Stored> {
    const adopted = await takeSharedEntry(this.stores(), keyOf(address));
    const stored = adopted && toStored(adopted);
    return stored && Date.now() < stored.until ? stored : this.make(address);
  }

  private async make(address: string): Promise<Stored> {
    const { log, entries, shared } = this.stores();
    cacheCounts()[this.fragments.has(address) ? 'outdated' : 'miss'] += 1;
    const { lastChange } = log;
    const pageSources = new PageSources(log);
    const context = { requestId: randomUUID(), page: address, pageSources, change: lastChange };
    const { html, seconds, shown = html } = await requestContext().run(context, () => this.render(address));
    if (pageSources.isIncomplete) throw new Error(`${address}: a part is missing`);
    const revalidate = lifetimeWithin(seconds, pageSources);
    const { bornAt, since, tags: sourceTags } = pageSources.facts(0);
    const facts = { bornAt, since, tags: [...sourceTags, tags.all] };
    const until = bornAt + 1000 * revalidate;
    if (html === null || shown === null) return { ...facts, until, html: null, change: null };
    const before = this.fragments.get(address)?.change ?? null;
    const change = contentChangeOf({ html: shown, newest: pageSources.newest, bornAt }, before);
    const value: StoredValue = { fragment: html, change };
    const entry = { ...facts, value, cacheControl: { revalidate } };
    // A fragment that cannot be stored is rendered again after the next start.
    if (shared && lastChange !== null)
      void shared.put(keyOf(address), entry, lastChange).catch(() => undefined);
    await entries.set(keyOf(address), entry).catch(() => undefined);
    return { ...facts, until, html, change };
  }

  /** The version before, unless nobody may see it any more, else nothing. */
  private olderThan(stored: Stored | undefined): Fragment {
    const isClosed = stored && !this.isCurrent({ ...stored, tags: stored.tags.map(tags.closed) });
    const html = (!isClosed && stored?.html) || '';
    const nothing = { bornAt: Date.now(), since: this.stores().log.position, tags: [], until: 0 };
    const { bornAt, since, tags: sourceTags, until } = stored ?? nothing;
    return { bornAt, since, until, tags: sourceTags, html, isOlder: true, change: stored?.change };
  }
}

function toFragment({ html, ...facts }: Stored): Fragment | null {
  return html === null ? null : { ...facts, html, isOlder: false };
}

function toStored({ value, bornAt, since, tags: sourceTags, cacheControl }: Entry): Stored {
  const { fragment: html, change } = value as StoredValue;
  const { revalidate } = cacheControl as { revalidate: number };
  return { html, change, bornAt, since, tags: sourceTags, until: bornAt + 1000 * revalidate };
}

/** What a promise resolves to, or null after this many milliseconds. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    void promise.then(resolve).finally(() => clearTimeout(timer));
  });
}
