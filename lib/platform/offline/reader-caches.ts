/** The worker and the caches of the installed app: pages read last, and pages its member collected. */
export const READER_WORKER = '/reader-worker.js';
export const READ_CACHE = 'lx-read-1';
export const COLLECTED_CACHE = 'lx-collected-1';

const MOST_READ = 20;
const MOST_COLLECTED = 50;
const FILES = /^\/(?:_next\/static|page-scripts)\//;

/** Deletes all but the `MOST_READ` pages read last; a page that is read again counts as new. */
export async function trimRead(): Promise<void> {
  const cache = await caches.open(READ_CACHE);
  const pages = (await cache.keys()).filter(isPage);
  await Promise.all(pages.slice(0, -MOST_READ).map((page) => cache.delete(page)));
}

/**
 * Caches these pages of a collection (`MOST_COLLECTED` at most) and deletes others; cached ones are not fetched again.
 */
export async function keepCollected(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(COLLECTED_CACHE);
  const wanted = new Set(paths.slice(0, MOST_COLLECTED).map((path) => location.origin + path));
  const known = await cache.keys();
  await Promise.all(known.filter(({ url }) => !wanted.has(url)).map((page) => cache.delete(page)));
  const held = new Set(known.map(({ url }) => url));
  for (const url of wanted) if (!held.has(url)) await cache.add(url).catch(() => undefined);
}

/** Deletes the cached collection when its member has signed out. */
export async function forgetCollected(): Promise<void> {
  await caches.delete(COLLECTED_CACHE);
}

function isPage({ url }: Request): boolean {
  return !FILES.test(new URL(url).pathname);
}
