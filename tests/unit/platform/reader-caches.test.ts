/** @jest-environment jsdom */
import { COLLECTED_CACHE, READ_CACHE } from '@/lib/platform/offline/reader-cache-names';
import { clearCollected, cacheCollected, trimRead } from '@/lib/platform/offline/reader-caches';

/** The script file of a page, as every page of the portal has one. */
const scriptOf = (path: string) => `/page-scripts/0a1b${path}`;

const documentOf = (url: string) => ({
  ok: !url.endsWith('/gone'),
  text: async () => `<script src="${scriptOf(new URL(url).pathname)}"></script>`,
  clone: () => documentOf(url),
});

/** The functions of a browser's caches that are used; a page that is stored again moves to the end. */
function fakeCaches() {
  const all = new Map<string, string[]>();
  const open = async (name: string) => {
    const urls = all.get(name) ?? [];
    all.set(name, urls);
    const drop = (url: string) => urls.includes(url) && urls.splice(urls.indexOf(url), 1);
    const add = async (url: string) => {
      if (url.includes('/torn')) throw new TypeError('404');
      drop(url);
      urls.push(url);
    };
    return {
      keys: async () => urls.map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => drop(url),
      match: async (url: string) => documentOf(url),
      add,
      put: add,
      addAll: (added: string[]) => Promise.all(added.map(add)),
    };
  };
  return { all, caches: { open, delete: async (name: string) => all.delete(name) } };
}

const SITE = location.origin;
let fake: ReturnType<typeof fakeCaches>;
const register = jest.fn().mockResolvedValue({
  installing: null,
  waiting: null,
  active: { state: 'activated', addEventListener: () => undefined },
});
beforeEach(() => {
  fake = fakeCaches();
  Object.assign(globalThis, { caches: fake.caches, fetch: async (url: string) => documentOf(url) });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
});

test('the twenty pages that were read last stay in the cache, with their files', async () => {
  const cache = await fake.caches.open(READ_CACHE);
  await cache.add(`${SITE}/_next/static/a.js`);
  for (let id = 1; id <= 22; id += 1) await cache.add(`${SITE}/news/${id}`);
  await cache.add(`${SITE}/news/1`);
  for (const id of [1, 2]) await cache.add(SITE + scriptOf(`/news/${id}`));
  await trimRead();
  const stored = fake.all.get(READ_CACHE) ?? [];
  expect(stored).toHaveLength(22);
  expect(stored[0]).toBe(`${SITE}/_next/static/a.js`);
  expect(stored).not.toContain(`${SITE}/news/2`);
  expect(stored.slice(-2)).toEqual([`${SITE}/news/1`, SITE + scriptOf('/news/1')]);
});

test('the cache equals the collection: removed pages are deleted, and pages that cannot be loaded are skipped', async () => {
  const whole = (path: string) => [SITE + scriptOf(path), SITE + path];
  await cacheCollected(['/news/1', '/gone', '/news/2']);
  expect(fake.all.get(COLLECTED_CACHE)).toEqual([...whole('/news/1'), ...whole('/news/2')]);
  await cacheCollected(['/news/2', '/news/3']);
  expect(fake.all.get(COLLECTED_CACHE)).toEqual([...whole('/news/2'), ...whole('/news/3')]);
  await clearCollected();
  expect(fake.all.has(COLLECTED_CACHE)).toBe(false);
});

test('a page is not stored without its files', async () => {
  await cacheCollected(['/news/1', '/news/torn']);
  expect(fake.all.get(COLLECTED_CACHE)).toEqual([SITE + scriptOf('/news/1'), `${SITE}/news/1`]);
});

test('storing a collection registers the service worker, even if no page was read', async () => {
  register.mockClear();
  await cacheCollected(['/news/1']);
  expect(register).toHaveBeenCalledWith('/reader-worker.js', { scope: '/' });
});
