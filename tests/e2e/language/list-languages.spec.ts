import { expect, test } from '@/tests/support/browser-test';
import { readHead } from '@/tests/support/head';
import { TestSite } from '@/tests/support/site';

/** A list is offered in the languages of the stories in it, and its head and the sitemap agree on them. */

const site = new TestSite(3468, 4468, { SAMPLE_CONTENT: 'off' });
const PATIENCE = { timeout: 20_000, intervals: [100] };
const PREFIXES = ['', '/zh-hant', '/en'] as const;
const CHINESE = ['zh-Hans', 'zh-Hant', 'x-default'];
const ALL = ['zh-Hans', 'zh-Hant', 'en', 'x-default'];

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const chinese = { lang: 'zh-Hans' as const, text: { title: '渡口旧事', summary: '', body: '<p>正文</p>' } };
const english = { lang: 'en' as const, text: { title: 'At the ferry', summary: '', body: '<p>Text</p>' } };
const common = { title: '渡口旧事', authorName: '测试作者', labelNames: ['摆渡'], categoryName: '深度' };
const items = (status: 'approved' | 'withdrawn', ...texts: (typeof chinese | typeof english)[]) => [
  { ...common, sourceKey: 'lists:1', texts, status },
  {
    ...common,
    sourceKey: 'lists:2',
    kind: 'flash' as const,
    releasedAt: '2026-02-03T04:05:06.000Z',
    texts,
    status,
  },
  // A label with fewer than three stories is not indexed.
  {
    ...common,
    sourceKey: 'lists:3',
    kind: 'flash' as const,
    releasedAt: '2026-02-03T05:05:06.000Z',
    texts,
    status,
  },
];

/** The addresses of the lists that the stories are in. */
async function lists(): Promise<string[]> {
  const [article] = (await site.post('/getArticleList', { size: 1 })).list;
  return [
    `/columnlist/${article.author.id}`,
    `/features/label/${article.labels[0].id}`,
    `/home_wz/${article.category.id}`,
    '/news/day/2026-02-03',
  ];
}

/** What the head of a list says about it, in each language. */
async function heads(path: string) {
  const read = PREFIXES.map(async (prefix) => {
    const { canonical, versions, metas } = readHead((await site.get(prefix + path)).html);
    return {
      canonical: new URL(canonical).pathname,
      versions: [...versions.keys()],
      robots: metas.get('robots')?.[0],
      locale: metas.get('og:locale')?.[0],
    };
  });
  const [hans, hant, en] = await Promise.all(read);
  return { hans, hant, en };
}

/** The addresses of a list, in each language, that some part of the sitemap names. */
async function named(path: string): Promise<string[]> {
  const { html: index } = await site.get('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, part = '']) => part);
  const answers = await Promise.all(parts.map((part) => site.get(part)));
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
  const texts = answers.map(({ html }) => html);
  return PREFIXES.map((prefix) => prefix + path).filter((address) =>
    texts.some((text) => text.includes(`<loc>${site.base}${address}</loc>`)),
  );
}

let paths: string[] = [];

test('a list of Chinese stories has no English version: its English page names the Chinese one as canonical', async () => {
  await site.import(items('approved', chinese));
  paths = await lists();
  const open = 'max-image-preview:large';
  for (const path of paths) {
    await expect
      .poll(() => heads(path), PATIENCE)
      .toEqual({
        hans: { canonical: path, versions: CHINESE, robots: open, locale: 'zh_CN' },
        hant: { canonical: `/zh-hant${path}`, versions: CHINESE, robots: open, locale: 'zh_TW' },
        en: { canonical: path, versions: [], robots: open, locale: 'en_US' },
      });
    await expect.poll(() => named(path), PATIENCE).toEqual([path, `/zh-hant${path}`]);
  }
});

test('the first story with an English text adds an English version', async () => {
  await site.import(items('approved', chinese, english));
  for (const path of paths) {
    await expect
      .poll(async () => (await heads(path)).en, PATIENCE)
      .toMatchObject({ canonical: `/en${path}`, versions: ALL, locale: 'en_US' });
    expect((await heads(path)).hans?.versions).toEqual(ALL);
    await expect.poll(async () => (await named(path)).length, PATIENCE).toBe(3);
  }
});

test('an empty list is not indexed and not in the sitemap', async () => {
  await site.import(items('withdrawn', chinese));
  const [day = ''] = paths.filter((path) => path.startsWith('/news/day/'));
  await expect.poll(async () => (await site.get(day)).status, PATIENCE).toBe(404);
  await expect.poll(() => named(day), PATIENCE).toEqual([]);
  for (const path of paths.filter((address) => address !== day)) {
    await expect
      .poll(async () => Object.values(await heads(path)).map((head) => head?.robots), PATIENCE)
      .toEqual(PREFIXES.map(() => 'noindex, follow'));
    await expect.poll(() => named(path), PATIENCE).toEqual([]);
  }
});

test('a label of two stories is not indexed, one of three is', async () => {
  const item = (at: number) => ({
    ...common,
    sourceKey: `label:${at}`,
    texts: [chinese],
    labelNames: at === 2 ? ['三篇'] : ['三篇', '两篇'],
  });
  await site.import([0, 1, 2].map(item));
  const { labels } = (await site.post('/getArticleList', { size: 3 })).list.find(
    ({ labels }: { labels: { name: string }[] }) => labels.length === 2,
  );
  const pathOf = (wanted: string) =>
    `/features/label/${labels.find(({ name }: { name: string }) => name === wanted).id}`;
  await expect.poll(async () => (await heads(pathOf('两篇'))).hans?.robots, PATIENCE).toBe('noindex, follow');
  await expect.poll(() => named(pathOf('三篇')), PATIENCE).not.toEqual([]);
  expect((await heads(pathOf('三篇'))).hans?.robots).toBe('max-image-preview:large');
  expect(await named(pathOf('两篇'))).toEqual([]);
});

test('the English page of a story in traditional Chinese names the original as canonical', async () => {
  const text = { title: '渡口舊事', summary: '', body: '<p>燈亮著。</p>' };
  await site.import([
    { ...common, sourceKey: 'hant:1', title: text.title, texts: [{ lang: 'zh-Hant', text }] },
  ]);
  const { list } = await site.post('/getArticleList', { size: 5 });
  const { id } = list.find(({ title }: { title: string }) => title === text.title);
  const { en, hans, hant } = await heads(`/wz_detail/${id}`);
  expect(en).toMatchObject({ canonical: `/zh-hant/wz_detail/${id}`, versions: [] });
  expect(hant?.canonical).toBe(`/zh-hant/wz_detail/${id}`);
  expect(hans?.canonical).toBe(`/wz_detail/${id}`);
});

test('/hk is in the traditional Chinese of Hong Kong, and head, graph and feed say so', async () => {
  // Without a story of the region its page is offered to no search engine.
  await site.import([
    { ...common, sourceKey: 'lists:hk', region: 'hk', texts: [chinese], status: 'approved' as const },
  ]);
  const isOffered = async () => readHead((await site.get('/zh-hant/hk')).html).versions.size > 0;
  await expect.poll(isOffered, PATIENCE).toBe(true);
  const { html } = await site.get('/zh-hant/hk');
  const head = readHead(html);
  expect(head.lang).toBe('zh-Hant-HK');
  expect(head.versions.get('zh-Hant-HK')).toBe(`${site.base}/zh-hant/hk`);
  expect(head.versions.get('zh-Hant')).toBe(head.versions.get('zh-Hant-HK'));
  expect(head.metas.get('og:locale')).toEqual(['zh_HK']);
  expect(head.graph.find((node) => node['@id'].endsWith('#webpage'))?.['inLanguage']).toBe('zh-Hant-HK');
  expect((await site.get('/zh-hant/hk/feed.xml')).html).toContain('<language>zh-Hant-HK</language>');
});
