import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

const FILES = [
  '/feed.xml',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/content-0.xml',
];

/** The validators of an address, once it has both. */
async function validatorsOf(request: APIRequestContext, path: string) {
  const read = async () => (await request.get(path)).headers();
  await expect.poll(async () => (await read())['last-modified'], { message: path }).toBeTruthy();
  const { etag = '', 'last-modified': date = '' } = await read();
  return { etag, date };
}

test('pages and files are not sent again to whoever has them, by tag or by date', async ({ request }) => {
  for (const path of ['/', '/news', '/aboutus', ...FILES]) {
    const { etag, date } = await validatorsOf(request, path);
    expect(etag, path).not.toBe('');
    const statusOf = async (headers: Record<string, string>) =>
      (await request.get(path, { headers })).status();
    expect(await statusOf({ 'if-none-match': `"x", ${etag}` }), path).toBe(304);
    expect(await statusOf({ 'if-none-match': '*' }), path).toBe(304);
    expect(await statusOf({ 'if-none-match': '"x"', 'if-modified-since': date }), path).toBe(200);
    const earlier = new Date(Date.parse(date) - 1000).toUTCString();
    expect(await statusOf({ 'if-modified-since': earlier }), path).toBe(200);
    const head = await request.head(path, { headers: { 'if-modified-since': new Date().toUTCString() } });
    expect(head.status(), path).toBe(304);
  }
});

test('the date of a feed is that of its newest entry, not of this moment', async ({ request }) => {
  const feed = await request.get('/feed.xml');
  const newest = /<lastBuildDate>([^<]+)/.exec(await feed.text())?.[1] ?? '';
  expect(Date.parse(feed.headers()['last-modified'] ?? '')).toBe(Date.parse(newest));
});

test('repeated slashes lead to the page in one redirect', async ({ request }) => {
  for (const [path, page] of [
    ['/news//', '/news'],
    ['/zh-hant///events//', '/zh-hant/events'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers()['location'] ?? '', 'http://x').pathname], path).toEqual(
      [308, page],
    );
  }
});

test('an address with invalid percent-encoding is missing, and an error of a call has a body', async ({
  request,
}) => {
  const folders = [
    'readme',
    'exports',
    'sitemaps',
    'page-scripts',
    'api',
    'api/call',
    'uploads',
    'share',
    'news',
    'features',
    'feeds',
  ];
  for (const folder of folders) expect((await request.get(`/${folder}/%ff`)).status(), folder).toBe(404);
  for (const path of ['/api/%ff', '/api/none', '/api/search-suggest']) {
    const answer = await request.get(path, { headers: { accept: 'application/json' } });
    expect(await answer.json(), path).toMatchObject({ code: answer.status(), data: null });
  }
});

test('scripts are sent in Brotli', async ({ request }) => {
  const html = await (await request.get('/aboutus')).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const encoding = async () =>
    (await request.get(script, { headers: { 'accept-encoding': 'gzip, br' } })).headers()['content-encoding'];
  await expect.poll(encoding).toBe('br');
});
