import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { XMLValidator } from 'fast-xml-parser';
import { nodeOf, readHead } from '@/tests/support/head';
import { TestSite } from '@/tests/support/site';

/** Samples of hostile markup and strings; they are stored outside this repository. */
const DATA = join(process.cwd(), '../shared/data');
const hasData = existsSync(join(DATA, 'xss'));
const PAYLOADS_PER_ARTICLE = 120;

const site = new TestSite(3462, 4462, { SAMPLE_CONTENT: 'off' });

/** Every string found in the JSON files of a folder. */
function stringsIn(folder: string): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  return readdirSync(join(DATA, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => collect(JSON.parse(readFileSync(join(DATA, folder, name), 'utf8'))));
}

/**
 * Opens a page.
 * @returns dialogs, foreign requests, errors and wrong addresses seen on it
 */
async function misdeeds(page: Page, path: string): Promise<string[]> {
  const incidents: string[] = [];
  page.removeAllListeners();
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== new URL(site.base).host)
      incidents.push(`request: ${request.url()}`);
  });
  page.on('pageerror', (error) => incidents.push(`error: ${error.message}`));
  const answer = await page.goto(site.base + path);
  if (answer?.status() !== 200) incidents.push(`status ${answer?.status()}`);
  if (new URL(page.url()).pathname !== path) incidents.push(`went to ${page.url()}`);
  return incidents;
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(!hasData, 'the hostile samples are not beside this checkout');
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

test('hostile markup of every known kind runs nothing, leads nowhere and fetches nothing', async ({
  page,
}) => {
  const payloads = stringsIn('xss');
  const items = [];
  for (let from = 0; from < payloads.length; from += PAYLOADS_PER_ARTICLE) {
    const some = payloads.slice(from, from + PAYLOADS_PER_ARTICLE);
    items.push({
      sourceKey: `xss:${from}`,
      title: some[0]?.slice(0, 300) || 'x',
      body: some.map((payload) => `<div>${payload}</div>`).join('\n'),
      labelNames: [some[1]?.slice(0, 80) || 'x'],
      authorName: some[2]?.slice(0, 80) || 'x',
    });
  }
  for (let from = 0; from < items.length; from += 20) await site.import(items.slice(from, from + 20));
  const { list, total } = await site.post('/getArticleList', { size: 100 });
  expect(total).toBe(items.length);
  for (const { id } of list) expect(await misdeeds(page, `/wz_detail/${id}`), `article ${id}`).toEqual([]);
  for (const path of ['/', '/home_wz', '/columnlist', '/zh-hant/home_wz', '/en/home_wz'])
    expect(await misdeeds(page, path), path).toEqual([]);
});

test('strings that break naive code are shown as titles', async ({ page }) => {
  const strings = stringsIn('naughty').filter((text) => text.trim() !== '');
  for (let from = 0; from < strings.length; from += 100) {
    await site.import(
      strings.slice(from, from + 100).map((title, index) => ({
        sourceKey: `naughty:${from + index}`,
        kind: 'flash' as const,
        title: title.slice(0, 300),
        body: '<p>x</p>',
      })),
    );
  }
  for (const path of ['/news', '/zh-hant/news', '/en/news'])
    expect(await misdeeds(page, path), path).toEqual([]);
  const { list } = await site.post('/getFlashList', { size: 60 });
  for (const { id } of list) expect((await site.get(`/news/${id}`)).status, String(id)).toBe(200);
});

test('heads and graphs of hostile titles are well-formed and have the title unchanged', async () => {
  const articles = await site.post('/getArticleList', { size: 100 });
  const flashes = await site.post('/getFlashList', { size: 100 });
  const pages = [
    ...articles.list.map(({ id }: { id: number }) => `/wz_detail/${id}`),
    ...flashes.list.map(({ id }: { id: number }) => `/news/${id}`),
  ];
  const errors: Record<string, string[]> = {};
  for (const path of pages) {
    const head = readHead((await site.get(path)).html);
    const title = head.metas.get('og:title')?.[0] ?? '';
    const item = await site.post('/getInformationDetails', { id: Number(path.split('/').at(-1)) });
    const written = String(item.title);
    const pageErrors = [...head.errors];
    if (title !== written) pageErrors.push(`${written} became ${title}`);
    const { headline, alternativeHeadline } = nodeOf(head, 'NewsArticle');
    // Search engines show 110 characters of a headline; the whole title is in the alternative headline.
    if ((alternativeHeadline ?? headline) !== written) pageErrors.push('the headline is another');
    if (String(headline).length > 110) pageErrors.push('the headline is too long');
    if (pageErrors.length > 0) errors[path] = pageErrors;
  }
  expect(errors).toEqual({});
  expect(pages.length).toBeGreaterThan(100);
});

test('feeds and sitemaps of hostile stories stay well-formed, and nothing in them runs', async () => {
  const { list } = await site.post('/getAuthorListNew', { size: 5 });
  const author = list[0]?.id ?? 1;
  const files = [
    '/feed.xml',
    '/atom.xml',
    '/news/feed.xml',
    '/home_wz/atom.xml',
    '/zh-hant/feed.xml',
    `/columnlist/${author}/feed.xml`,
    '/sitemap.xml',
    '/sitemap-news.xml',
    '/sitemaps/content-0.xml',
    '/sitemaps/pages.xml',
  ];
  for (const file of files) {
    const { status, html: xml } = await site.get(file);
    expect(status, file).toBe(200);
    expect(XMLValidator.validate(xml), file).toBe(true);
  }
  for (const file of ['/feed.json', '/news/feed.json', '/home_wz/feed.json']) {
    const feed = JSON.parse((await site.get(file)).html) as { items: { content_html: string }[] };
    expect(feed.items.length).toBeGreaterThan(10);
    for (const { content_html } of feed.items)
      expect(/<(script|iframe|svg|style|object|embed)|\son\w+=|javascript:/i.test(tagsOf(content_html))).toBe(
        false,
      );
  }
});

/** Only the tags of a text, as the words between them may contain anything. */
function tagsOf(html: string): string {
  return html.match(/<[^<>]*>/g)?.join('') ?? '';
}
