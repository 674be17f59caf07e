import { COLLECTED_CACHE, READ_CACHE } from './reader-cache-names';
import { clearPages, isPage, storePageOffline } from './store-page';

/** The worker of the installed app. */
const READER_WORKER = '/reader-worker.js';

export const MAX_READ_PAGES = 20;
const MAX_COLLECTED_PAGES = 50;

const keep = (cache: string, page?: string) =>
  storePageOffline({ worker: READER_WORKER, cache, scope: '/' }, page);

/** Stores the page that is shown. */
export async function cacheRead(): Promise<void> {
  if (await keep(READ_CACHE)) await trimRead();
}

/** Deletes all but the `MAX_READ_PAGES` pages read last; a page that is read again counts as new. */
export async function trimRead(): Promise<void> {
  const cache = await caches.open(READ_CACHE);
  const last = (await cache.keys()).filter(isPage).slice(-MAX_READ_PAGES);
  const urls = new Set(last.map(({ url }) => url));
  await clearPages(cache, ({ url }) => urls.has(url));
}

/**
 * Caches these pages of a collection (`MAX_COLLECTED_PAGES` at most) and deletes others; pages cached before are not
 * fetched again.
 */
export async function cacheCollected(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(COLLECTED_CACHE);
  const wanted = new Set(paths.slice(0, MAX_COLLECTED_PAGES).map((path) => location.origin + path));
  await clearPages(cache, ({ url }) => wanted.has(url));
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of wanted) if (!cachedUrls.has(url)) await keep(COLLECTED_CACHE, url);
}

/** Deletes the cached collection when its member has signed out. */
export async function clearCollected(): Promise<void> {
  await caches.delete(COLLECTED_CACHE);
}
