import { expect, test } from '@/tests/support/browser-test';
import { readHead } from '@/tests/support/head';
import { TestSite } from '@/tests/support/site';

/** Stories whose source gives no date: they are listed last, show no date (and not 1970), and break nothing. */

const site = new TestSite(3469, 4469, { SAMPLE_CONTENT: 'off' });
const PREFIXES = ['', '/zh-hant', '/en'] as const;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const undated = { title: '没有日期的旧事', releasedAt: null, labelNames: ['旧事'], authorName: '佚名' };

test('pages, feeds and files with undated stories are complete', async () => {
  await site.import([
    { ...undated, sourceKey: 'undated:1' },
    { ...undated, sourceKey: 'undated:2', kind: 'flash' },
    {
      ...undated,
      sourceKey: 'undated:3',
      kind: 'flash',
      title: '有日期的',
      releasedAt: '2026-01-02T03:04:05.000Z',
    },
  ]);
  const [article] = (await site.post('/getArticleList', { size: 1 })).list;
  const { list } = await site.post('/getFlashList', { size: 5 });
  const flash = list.find(({ title }: { title: string }) => title === undated.title);
  const lists = [
    '/',
    '/news',
    '/home_wz',
    '/columns',
    '/columnlist',
    '/search/没有日期',
    '/news/day/2026-01-02',
  ];
  const relatedLists = [`/columnlist/${article.author.id}`, `/features/label/${article.labels[0].id}`];
  const items = [`/wz_detail/${article.id}`, `/news/${flash.id}`, `/contents/${flash.id}`];
  for (const path of [...lists, ...relatedLists, ...items])
    for (const prefix of PREFIXES) {
      const address = prefix === '/en' && path === '/' ? '/en/home' : prefix + path;
      const { status, html } = await site.get(address);
      expect(status, address).toBe(200);
      expect(html, address).not.toMatch(/\b1970\b|Invalid Date|datetime=""/);
    }
  for (const [prefix, heading] of [
    ['', '日期不详'],
    ['/zh-hant', '日期不詳'],
    ['/en', 'Undated'],
  ])
    expect((await site.get(`${prefix}/news`)).html).toContain(heading);
  for (const path of items) {
    const { graph } = readHead((await site.get(path)).html);
    expect(graph.find((node) => node['@type'] === 'NewsArticle')).not.toHaveProperty('datePublished');
    if (!path.startsWith('/contents')) expect((await site.get(`${path}.md`)).status).toBe(200);
  }
  for (const file of ['/feed.xml', '/feed.json', '/news/feed.xml'])
    expect((await site.get(file)).html, file).not.toContain('1970');
  expect((await site.get('/atom.xml')).html.match(/<published>/g)).toHaveLength(1);
  expect((await site.get('/sitemaps/content-0.xml')).html.match(/<lastmod>/g)).toHaveLength(2);
});

test('undated stories have no day page, and no other day links to one', async () => {
  expect((await site.get('/news/day/1970-01-01')).status).toBe(404);
  expect((await site.get('/news/day/2026-01-02')).html).not.toContain('/news/day/1970');
});
