import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { tags } from '@/backend/contract/tags';
import { CONTENT_CHANGE_HEADER, readContentChange } from '@/lib/platform/cache/content-change';
import { PAGE_TAGS_HEADER, type PageTags, readPageTags } from '@/lib/platform/cache/page-tags';
import type { TagLog } from '@/lib/platform/cache/tag-log';
import { fragmentIn } from '@/lib/platform/fragments/address';
import { FRAGMENT_HEADER, fragmentSecret } from '@/lib/platform/fragments/secret';

/** A fragment's HTML with the tags it depends on. */
export interface Fragment extends PageTags {
  html: string;
  /** Whether it is an older version, or nothing, in place of one that could not be rendered: no cache may store it. */
  isOlder: boolean;
  /** When what it shows last changed, in milliseconds since 1970; absent where that is not known. */
  changedAt?: number;
}

/** What an address was last answered with; null HTML for one that has no fragment. */
type Stored = Omit<Fragment, 'html'> & { html: string | null };

interface Settings {
  /** Where this portal answers: `http://127.0.0.1:3000`. */
  origin: string;
  getLog: () => Pick<TagLog, 'isOutdated' | 'position'>;
  /** In development Next stores no pages, so that a fragment has no tags. */
  mayLackTags: boolean;
}

const MAX_FRAGMENTS = 2000;
const RENDER_MS = 8000;
/** How long a page waits for a fragment of which there is an older version, and for one of which there is none. */
const WAIT_MS = { older: 1000, none: 2000 };
/** For how long no page waits again after a fragment could not be rendered. */
const RETRY_MS = 2000;
/** For how long a version is used whose lifetime is over, while it is rendered again. */
const EXPIRED_MS = 5000;
/** For how long an address without a fragment is remembered. */
const MISSING_MS = 10_000;

/**
 * The fragments of pages, each rendered once for all pages until something it shows changes. When only its lifetime is
 * over, the previous version is used while it is rendered again.
 */
export class FragmentStore {
  private readonly fragments = new LRUCache<string, Stored>({ max: MAX_FRAGMENTS });
  private readonly rendering = new Map<string, Promise<Stored | null>>();
  private readonly resting = new LRUCache<string, true>({ max: MAX_FRAGMENTS, ttl: RETRY_MS });

  constructor(private readonly settings: Settings) {}

  /** The fragment at an address; null when there is none. Never rejects, and never waits longer than two seconds. */
  async get(address: string): Promise<Fragment | null> {
    const stored = this.fragments.get(address);
    if (stored && this.isCurrent(stored)) {
      if (Date.now() < stored.until) return withHtml(stored);
      if (!this.resting.has(address)) void this.render(address);
      return withHtml({ ...stored, until: Date.now() + EXPIRED_MS });
    }
    const rendered = this.resting.has(address)
      ? null
      : await within(this.renderCurrent(address), stored ? WAIT_MS.older : WAIT_MS.none);
    return withHtml(rendered ?? this.olderThan(stored));
  }

  private isCurrent({ tags: sourceTags, since }: PageTags): boolean {
    return !this.settings.getLog().isOutdated(sourceTags, since);
  }

  /** Renders once more if something changed since the rendering began that was under way. */
  private async renderCurrent(address: string): Promise<Stored | null> {
    const rendered = await this.render(address);
    return rendered && !this.isCurrent(rendered) ? this.render(address) : rendered;
  }

  /** Null when it could not be rendered. Requests that come meanwhile share one rendering. */
  private render(address: string): Promise<Stored | null> {
    const begun = this.rendering.get(address);
    if (begun) return begun;
    const rendered = this.fetch(address)
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
  private async fetch(address: string): Promise<Stored> {
    const { origin, getLog, mayLackTags } = this.settings;
    const begun = { bornAt: Date.now(), since: getLog().position, tags: [], isOlder: false };
    const answer = await request(`${origin}${address}`, {
      headers: { accept: 'text/html', [FRAGMENT_HEADER]: fragmentSecret() },
      signal: AbortSignal.timeout(RENDER_MS),
    });
    const document = await answer.body.text();
    if (answer.statusCode === 404) return { ...begun, html: null, until: Date.now() + MISSING_MS };
    const html = fragmentIn(document);
    const sourceTags =
      readPageTags(answer.headers[PAGE_TAGS_HEADER]) ?? (mayLackTags ? { ...begun, until: 0 } : null);
    if (answer.statusCode !== 200 || html === null || !sourceTags)
      throw new Error(`${address}: ${answer.statusCode}`);
    const changedAt = readContentChange(answer.headers[CONTENT_CHANGE_HEADER])?.at;
    return { ...sourceTags, html, isOlder: false, changedAt };
  }

  /** The version before, unless nobody may see it any more, else nothing. */
  private olderThan(stored: Stored | undefined): Stored {
    const isClosed = stored && !this.isCurrent({ ...stored, tags: stored.tags.map(tags.closed) });
    const html = stored && !isClosed ? stored.html : '';
    const nothing = { bornAt: Date.now(), since: this.settings.getLog().position, tags: [], until: 0 };
    return { ...nothing, ...stored, html, isOlder: true };
  }
}

const withHtml = ({ html, ...facts }: Stored): Fragment | null => (html === null ? null : { ...facts, html });

/** What a promise resolves to, or null after this many milliseconds. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    void promise.then(resolve).finally(() => clearTimeout(timer));
  });
}
