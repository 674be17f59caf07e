/** @jest-environment node */
import { COLLECTED_CACHE, READ_CACHE } from '@/lib/platform/offline/reader-cache-names';
import { SITE, startServiceWorker } from '@/tests/support/service-worker';

const DATE = 'Fri, 20 Nov 2026 08:00:00 GMT';
const page = (title: string) => ({
  text: `<html lang="en"><title>${title}</title></html>`,
  headers: { date: DATE, 'content-encoding': 'gzip' },
});
const stored = {
  [READ_CACHE]: {
    '/en/news/1': page('First'),
    '/en/news/2': page('Second'),
    '/_next/static/a.js': { text: 'a' },
  },
  [COLLECTED_CACHE]: { '/en/news/1': page('First'), '/en/news/3': page('Third') },
};
const noNetwork = () => {
  throw new TypeError('no network');
};

test('with a network every request is passed on; a stored page is requested twice, once past the browser', async () => {
  const worker = startServiceWorker('reader-worker', () => new Response('new'), stored);
  expect(await (await worker.request('/en/news/9'))?.text()).toBe('new');
  expect(worker.requested).toEqual([`${SITE}/en/news/9`]);
  expect(await (await worker.request('/en/news/1'))?.text()).toBe('new');
  expect(worker.requested.slice(1)).toEqual([`${SITE}/en/news/1`, `${SITE}/en/news/1`]);
});

test('a page that only the browser still has is shown as a stored one, marked with its time', async () => {
  const worker = startServiceWorker(
    'reader-worker',
    (_address, init) => (init?.method === 'HEAD' ? noNetwork() : new Response('from the browser')),
    stored,
  );
  const answer = await worker.request('/en/news/3');
  expect(await answer?.text()).toBe(
    '<html data-kept="2026-11-20T08:00:00.000Z" lang="en"><title>Third</title></html>',
  );
  expect(answer?.headers.has('content-encoding')).toBe(false);
});

test.each([
  ['/en/events', 'No network', 'Kept on this device:'],
  ['/zh-hant/events', '沒有網路', '這台裝置上留有：'],
  ['/events', '没有网络', '这台设备上留有：'],
])('without a network %s lists the stored pages, the last ones first', async (path, title, words) => {
  const answer = await startServiceWorker('reader-worker', noNetwork, stored).request(path);
  const html = (await answer?.text()) ?? '';
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<p>${words}</p>`);
  const rows = [...html.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, address, name]) => [
    address,
    name,
  ]);
  expect(rows).toEqual([
    ['/en/news/2', 'Second'],
    ['/en/news/1', 'First'],
    ['/en/news/3', 'Third'],
  ]);
});

test('where nothing is stored the page says so', async () => {
  const answer = await startServiceWorker('reader-worker', noNetwork).request('/en');
  expect(await answer?.text()).toContain('<p>Nothing is kept on this device yet.</p><ul></ul>');
});

test('a stored file is answered without a network only', async () => {
  const request = (network: () => Response, path: string) =>
    startServiceWorker('reader-worker', network, stored).request(path, { mode: 'no-cors' });
  expect(await (await request(() => new Response('new'), '/_next/static/a.js'))?.text()).toBe('new');
  expect(await (await request(noNetwork, '/_next/static/a.js'))?.text()).toBe('a');
  expect((await request(noNetwork, '/_next/static/b.js'))?.type).toBe('error');
  expect(await request(noNetwork, '/api/side')).toBeNull();
});
