import {
  COLLECTED_CACHE,
  forgetCollected,
  keepCollected,
  READ_CACHE,
  trimRead,
} from '@/lib/platform/offline/reader-caches';

/** As much of a browser's caches as is used; a page that is put again goes to the end. */
function fakeCaches() {
  const all = new Map<string, string[]>();
  const open = async (name: string) => {
    const urls = all.get(name) ?? [];
    all.set(name, urls);
    const drop = (url: string) => urls.includes(url) && urls.splice(urls.indexOf(url), 1);
    return {
      keys: async () => urls.map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => drop(url),
      add: async (url: string) => {
        if (url.endsWith('/gone')) throw new TypeError('404');
        drop(url);
        urls.push(url);
      },
    };
  };
  return { all, caches: { open, delete: async (name: string) => all.delete(name) } };
}

const SITE = location.origin;
let fake: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  fake = fakeCaches();
  Object.assign(globalThis, { caches: fake.caches });
});

test('the twenty pages read last stay, and the files they are made of', async () => {
  const cache = await fake.caches.open(READ_CACHE);
  await cache.add(`${SITE}/_next/static/a.js`);
  for (let id = 1; id <= 22; id += 1) await cache.add(`${SITE}/news/${id}`);
  await cache.add(`${SITE}/news/1`);
  await trimRead();
  const kept = fake.all.get(READ_CACHE) ?? [];
  expect(kept).toHaveLength(21);
  expect(kept[0]).toBe(`${SITE}/_next/static/a.js`);
  expect(kept).not.toContain(`${SITE}/news/2`);
  expect(kept.at(-1)).toBe(`${SITE}/news/1`);
});

test('the cache equals the collection: removed pages are deleted, pages that cannot be loaded are skipped', async () => {
  await keepCollected(['/news/1', '/gone', '/news/2']);
  expect(fake.all.get(COLLECTED_CACHE)).toEqual([`${SITE}/news/1`, `${SITE}/news/2`]);
  await keepCollected(['/news/2', '/news/3']);
  expect(fake.all.get(COLLECTED_CACHE)).toEqual([`${SITE}/news/2`, `${SITE}/news/3`]);
  await forgetCollected();
  expect(fake.all.has(COLLECTED_CACHE)).toBe(false);
});
