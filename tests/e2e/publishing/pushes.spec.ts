import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@/tests/support/browser-test';
import { inDatabase } from '@/tests/support/database';
import { TestSite } from '@/tests/support/site';

interface Push {
  path: string;
  type: string;
  body: string;
}

/** A server in place of the hub, IndexNow and Baidu. The test sets its answers; it records the requests it accepted. */
class Services {
  readonly received: Push[] = [];
  answer: (path: string) => number = () => 200;
  private server: Server | null = null;
  private port = 0;

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        response.statusCode = this.answer(path);
        if (response.statusCode < 500)
          this.received.push({
            path,
            type: request.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  of(path: string): Push[] {
    return this.received.filter((push) => push.path === path);
  }
}

const KEY = 'a-key-of-the-tests';
const services = new Services();
let site: TestSite;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await services.open();
  site = new TestSite(3463, 4463, {
    SAMPLE_CONTENT: 'off',
    WEBSUB_HUB_URL: `${services.url}/hub`,
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${services.url}/indexnow`,
    BAIDU_PUSH_URL: `${services.url}/baidu`,
  });
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  await services.close();
});

const item = { sourceKey: 'push:1', title: '刚刚发生的事', labelNames: ['比特币'] };

test('an imported archive is not announced; new stories are announced to each service, also after failures', async () => {
  await site.import([{ sourceKey: 'push:0', title: '旧闻', releasedAt: '2024-05-01T00:00:00Z' }]);
  let refusals = 2;
  services.answer = (path) => (path === '/indexnow' && refusals-- > 0 ? 500 : 200);
  await site.import([item]);
  for (const path of ['/hub', '/indexnow', '/baidu'])
    await expect.poll(() => services.of(path).length, { timeout: 30_000 }).toBe(1);
  const { list } = await site.post('/getArticleList', { size: 1 });
  const pages = [`${site.base}/wz_detail/${list[0].id}`, `${site.base}/zh-hant/wz_detail/${list[0].id}`];

  expect(JSON.parse(services.of('/indexnow')[0]?.body ?? '')).toEqual({
    host: new URL(site.base).host,
    key: KEY,
    keyLocation: `${site.base}/${KEY}.txt`,
    urlList: pages,
  });
  expect(services.of('/baidu')[0]).toMatchObject({ type: 'text/plain', body: pages.join('\n') });
  const hub = new URLSearchParams(services.of('/hub')[0]?.body);
  expect(hub.get('hub.mode')).toBe('publish');
  expect(hub.getAll('hub.url')).toContain(`${site.base}/feed.xml`);
  expect(hub.getAll('hub.url')).toContain(`${site.base}/zh-hant/home_wz/atom.xml`);
  for (const feed of hub.getAll('hub.url')) expect((await fetch(feed)).status, feed).toBe(200);
});

test('the IndexNow key is served at its address, and feeds name their hub', async () => {
  const answer = await fetch(`${site.base}/${KEY}.txt`);
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  expect((await fetch(`${site.base}/another-key.txt`)).status).toBe(404);
  const { html: rss } = await site.get('/feed.xml');
  expect(rss).toContain(`rel="hub" href="${services.url}/hub"`);
  const json = JSON.parse((await site.get('/feed.json')).html) as { hubs: unknown };
  expect(json.hubs).toEqual([{ type: 'WebSub', url: `${services.url}/hub` }]);
});

test('announcements that were due while the services and the backend were away are sent later', async () => {
  await services.close();
  await site.import([{ ...item, status: 'withdrawn' }]);
  await site.kill('backend');
  // The dead backend had leased rows of the outbox; the test does not wait for the leases to expire.
  inDatabase(site.dataDir, 'update outbox set leased_until = null; select 1');
  await services.open();
  const before = services.of('/indexnow').length;
  await site.start('backend');
  await expect.poll(() => services.of('/indexnow').length, { timeout: 60_000 }).toBe(before + 1);
  await expect.poll(() => services.of('/baidu').length, { timeout: 60_000 }).toBe(2);
});
