import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3464, 4464, { SAMPLE_CONTENT: 'off' });
const PREFIXES = ['', '/zh-hant'];
const FILES = ['feed.xml', 'atom.xml', 'feed.json'];
/** Far longer than it takes; `tests/bench/freshness.mjs` measures how long that is. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const article = { sourceKey: 'gone:1', title: '渡口旧事', labelNames: ['比特币'], authorName: '测试作者' };
const flash = { sourceKey: 'gone:2', title: '渡口快讯', kind: 'flash' as const };

/** Every file that lists the two stories while they are live. */
async function filesNaming(): Promise<string[]> {
  const author = (await site.post('/getAuthorListNew', { size: 5 })).list[0].id;
  const label = (await site.post('/getArticleList', { size: 1 })).list[0].labels[0].id;
  const channels = ['', '/news', '/home_wz', `/columnlist/${author}`, `/features/label/${label}`];
  return [
    ...PREFIXES.flatMap((prefix) =>
      channels.flatMap((channel) => FILES.map((file) => `${prefix}${channel}/${file}`)),
    ),
    '/sitemap-news.xml',
    '/sitemaps/content-0.xml',
    '/llms.txt',
  ];
}

const names = (text: string) => text.includes('渡口') || /\/(wz_detail|news)\/\d+/.test(text);

test('a withdrawn story is gone from every file and address, also after another import', async () => {
  await site.import([article, flash]);
  const [live] = (await site.post('/getArticleList', { size: 1 })).list;
  const [news] = (await site.post('/getFlashList', { size: 1 })).list;
  const address = { article: `/wz_detail/${live.id}`, flash: `/news/${news.id}` };
  const files = await filesNaming();
  const frames = [`/embed/news/${news.id}`, `/zh-hant/embed/articles/${live.id}`];
  const pages = [address.article, address.flash].flatMap((path) =>
    PREFIXES.flatMap((prefix) => [`${prefix}${path}`, `${prefix}${path}.md`]),
  );
  const addresses = [...pages, ...frames];
  const statuses = () => Promise.all(addresses.map(async (path) => (await site.get(path)).status));

  // Requests everything once, so that it is in the caches.
  await expect.poll(statuses, PATIENCE).toEqual(addresses.map(() => 200));
  for (const file of files)
    await expect.poll(async () => names((await site.get(file)).html), PATIENCE).toBe(true);
  const { html } = await site.get(address.article);
  const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
  expect(picture).toMatch(/^\/share\//);
  expect((await site.get(picture)).status).toBe(200);

  await site.import([
    { ...article, status: 'withdrawn' },
    { ...flash, status: 'withdrawn' },
  ]);
  await expect.poll(statuses, PATIENCE).toEqual(addresses.map(() => 410));
  await expect.poll(async () => (await site.get(picture)).status, PATIENCE).toBe(410);
  for (const frame of frames) expect(names((await site.get(frame)).html)).toBe(false);
  const left = async () => {
    const notified = await Promise.all(
      files.map(async (file) => [file, (await site.get(file)).html] as const),
    );
    return notified.filter(([, text]) => names(text)).map(([file]) => file);
  };
  await expect.poll(left, PATIENCE).toEqual([]);
  expect((await site.get('/sitemaps/content-0.xml')).status).toBe(404);
  expect((await site.get('/sitemap.xml')).html).not.toContain('/sitemaps/content-0.xml');

  // Another import does not restore a withdrawn story; only an editor can.
  await site.import([article, flash]);
  expect(await statuses()).toEqual(addresses.map(() => 410));
  expect(await left()).toEqual([]);
});
