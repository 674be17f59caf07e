import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { tags as names } from '@/backend/contract/tags';
import { isUnchanged } from '@/lib/platform/cache/conditional-request';
import { cacheCounts } from '@/lib/platform/cache/counts';
import type { PageSources } from '@/lib/platform/cache/page-sources';
import { AS_READ, PAGE_TAGS_HEADER, type PageTags, readPageTags } from '@/lib/platform/cache/page-tags';
import { addressOf, isSameForNewcomers } from './answer-key';
import { describeForFront } from './describe-for-front';
import { requestedVersion, withoutBody } from './conditional-request';
import type { ReviewedResponse } from './reviewed-response';

/** A whole answer as it was sent, compressed if the client accepted that. */
interface CachedAnswer extends PageTags {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const MEMORY_BYTES = 48 * 1024 * 1024;
const MAX_BYTES = 1024 * 1024;
/** Estimated size of an entry without its body. */
const ENTRY_BYTES = 2048;
/** The longest time that a file such as robots.txt is cached, whose data may come from no cached read. */
const MAX_FILE_SECONDS = 300;
/** Headers that are not cached: they belong to one connection, or are only for the edge cache. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'xkey',
  'x-front-seconds',
]);

/**
 * Complete answers in memory, so that a page that was just read needs no rendering, no middleware and no compression.
 * An answer is cached no longer than its page is valid in the page cache: every lookup checks its tags.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({ maxSize: MEMORY_BYTES });

  /**
   * @param isOutdated whether any of the tags was invalidated after a position of the tag log
   * @param hasFront whether there is an edge cache in front of the portal
   */
  constructor(
    private readonly isOutdated: (tags: string[], since: number) => boolean,
    private readonly hasFront: boolean,
  ) {}

  /**
   * Answers the request if its answer is cached and still valid.
   * @param key see `answerKey`; null is never answered
   * @returns whether it was answered
   */
  answer(key: string | null, request: IncomingMessage, response: ServerResponse): boolean {
    const stored = key === null ? undefined : this.answers.get(key);
    if (key === null || !stored) return false;
    if (Date.now() >= stored.until || this.isOutdated(stored.tags, stored.since)) return false;
    cacheCounts().answered += 1;
    if (this.hasFront && isSameForNewcomers(addressOf(key))) describeForFront(response, stored);
    const { etag, 'last-modified': lastModified } = stored.headers;
    const isKnown = isUnchanged(requestedVersion(request), etag, lastModified);
    response.writeHead(isKnown ? 304 : 200, isKnown ? withoutBody(stored.headers) : stored.headers);
    response.end(isKnown ? undefined : stored.body);
    return true;
  }

  /**
   * The last answer to a request, which may be sent in place of a failure although it is out of date. No cache may store
   * it. What nobody may see any more is not sent.
   * @param key see `answerKey`
   */
  olderAnswer(key: string | null, response: ReviewedResponse): { exists(): boolean; send(): boolean } {
    const find = () => {
      const stored = key === null ? undefined : this.answers.get(key);
      return stored && !this.isOutdated(stored.tags.map(names.closed), stored.since) ? stored : null;
    };
    return {
      exists: () => find() !== null,
      send: () => {
        const stored = find();
        if (!stored) return false;
        response.sendNextAsIs();
        response.writeHead(200, { ...stored.headers, 'cache-control': 'no-store' }).end(stored.body);
        return true;
      },
    };
  }

  /** Deletes the answer at an address that is missing or leads elsewhere now. */
  clear(key: string | null): void {
    if (key !== null) this.answers.delete(key);
  }

  /** Addresses whose answers went out of date, the last requested first. @param max how many at most */
  listOutdated(max: number): string[] {
    return this.listAddresses(max, ({ tags, since }) => this.isOutdated(tags, since));
  }

  /** The addresses of the last requested pages, the last requested first. @param max how many at most */
  listAddresses(max: number, isWanted: (answer: CachedAnswer) => boolean = () => true): string[] {
    const addresses = new Set<string>();
    for (const [key, answer] of this.answers.entries()) {
      if (addresses.size >= max) break;
      if (isWanted(answer)) addresses.add(addressOf(key));
    }
    return [...addresses];
  }

  /**
   * Caches the answer that is about to be sent, if it may be sent to other readers, too. Call it when its headers are
   * set.
   * @param getTags is called once the whole body has been sent
   */
  store(key: string | null, response: ReviewedResponse, getTags: () => PageTags): void {
    if (key === null || response.req.method !== 'GET' || response.statusCode !== 200) return;
    if (!mayBeShared(response)) return;
    response.copyBody(MAX_BYTES, (body) => {
      const page = getTags();
      if (page.until <= Date.now()) return;
      // Read after sending: compression sets its headers only then.
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !OF_CONNECTION.has(name));
      const stored = {
        ...page,
        headers: { ...Object.fromEntries(headers), 'content-length': body.length },
        body,
      };
      this.answers.set(key, stored, { size: body.length + ENTRY_BYTES });
    });
  }
}

/**
 * Reads from the internal headers, before they are removed, the tags an answer depends on and until when it is valid.
 * Null when it was made for one reader only.
 */
export function pageTagsOf(response: ServerResponse, pageSources: PageSources): (() => PageTags) | null {
  const header = response.getHeader(PAGE_TAGS_HEADER);
  if (header === AS_READ) return () => pageSources.facts(MAX_FILE_SECONDS);
  const page = readPageTags(header);
  const isShared = /\bs-maxage=[1-9]/.test(cachingOf(response));
  return page && (() => (isShared ? page : { ...page, until: 0 }));
}

/**
 * The facts of an answer that was out of date when it was sent: an older copy in place of a failure. No cache may store
 * it as the page. Null for any other answer.
 */
export function olderCopyFacts(
  response: ServerResponse,
  isOutdated: (tags: string[], since: number) => boolean,
): PageTags | null {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  if (!page || !isOutdated(page.tags, page.since)) return null;
  response.setHeader('cache-control', 'no-store');
  return page;
}

/** For how many seconds a page with these fragments is good; one at least. Infinite for any other answer. */
export function secondsLeft(response: ServerResponse, parts: readonly PageTags[]): number {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  const ends = [...(page ? [page] : []), ...parts].map(({ until }) => until - Date.now());
  return Math.max(1, Math.round(Math.min(...ends) / 1000));
}

/** Whether an answer may be sent to other readers, too. */
function mayBeShared(response: ServerResponse): boolean {
  return !/\b(?:private|no-store|no-cache)\b/.test(cachingOf(response)) && !response.hasHeader('set-cookie');
}

const cachingOf = (response: ServerResponse): string => String(response.getHeader('cache-control') ?? '');
