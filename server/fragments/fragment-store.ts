import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import { LRUCache } from 'lru-cache';
import type { TagLog } from '@/lib/platform/cache/tag-log';
import { PAGE_TAGS_HEADER, type PageTags, readPageTags } from '@/lib/platform/cache/page-tags';
import { tags } from '@/backend/contract/tags';
import { fragmentIn } from '@/lib/platform/fragments/address';

/** A fragment's current HTML with the tags it depends on. */
export interface Fragment extends PageTags {
  html: string;
}

/** A request with this header is for the document in which a fragment is rendered; its value is known to this process only. */
export const FRAGMENT_HEADER = 'x-lx-fragment';

const MAX_FRAGMENTS = 1000;
const RENDER_MS = 8000;
/** For how many milliseconds the previous HTML, or none, stays in place of a fragment that could not be rendered. */
const RETRY_MS = 2000;

/**
 * The fragments of pages, each rendered once for all pages until something it shows changes. When only its lifetime is
 * over, the previous HTML is used while it is rendered again.
 */
export class FragmentStore {
  readonly secret = randomBytes(18).toString('base64url');
  private readonly fragments = new LRUCache<string, Fragment>({ max: MAX_FRAGMENTS });
  private readonly rendering = new Map<string, Promise<Fragment | null>>();

  /** @param origin where this portal answers: `http://127.0.0.1:3000` */
  constructor(
    private readonly origin: string,
    private readonly getLog: () => Pick<TagLog, 'isOutdated' | 'position'>,
  ) {}

  /** The fragment at an address; null when there is none. Never rejects. */
  async get(address: string): Promise<Fragment | null> {
    const stored = this.fragments.get(address);
    const isCurrent = stored !== undefined && !this.getLog().isOutdated(stored.tags, stored.since);
    if (isCurrent && Date.now() < stored.until) return stored;
    const rendered = this.render(address, stored);
    return isCurrent ? stored : rendered;
  }

  /** Renders a fragment; requests that come meanwhile wait for the same rendering if nothing has changed since it began. */
  private render(address: string, previous: Fragment | undefined): Promise<Fragment | null> {
    const key = `${this.getLog().position} ${address}`;
    const begun = this.rendering.get(key);
    if (begun) return begun;
    const rendered = this.fetch(address)
      .catch(() => this.afterFailure(previous))
      .then((fragment) => {
        if (fragment) this.fragments.set(address, fragment);
        return fragment;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendered);
    return rendered;
  }

  /** @throws Error when it cannot be rendered at the moment */
  private async fetch(address: string): Promise<Fragment | null> {
    const answer = await request(`${this.origin}${address}`, {
      headers: { accept: 'text/html', [FRAGMENT_HEADER]: this.secret },
      signal: AbortSignal.timeout(RENDER_MS),
    });
    const document = await answer.body.text();
    if (answer.statusCode === 404) return null;
    const html = fragmentIn(document);
    const madeOf = readPageTags(answer.headers[PAGE_TAGS_HEADER]);
    if (answer.statusCode !== 200 || html === null || !madeOf)
      throw new Error(`${address}: ${answer.statusCode}`);
    return { ...madeOf, html };
  }

  /** The previous HTML, unless nobody may see it any more, else nothing; for a moment. */
  private afterFailure(previous: Fragment | undefined): Fragment {
    const { position } = this.getLog();
    const isClosed = previous && this.getLog().isOutdated(previous.tags.map(tags.closed), previous.since);
    const html = previous && !isClosed ? previous.html : '';
    const madeOf = previous?.tags ?? [];
    return { html, tags: madeOf, bornAt: Date.now(), since: position, until: Date.now() + RETRY_MS };
  }
}
