import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3461, 4461);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const publish = (title: string, status: 'approved' | 'withdrawn' = 'approved') =>
  site.import([{ sourceKey: 'e2e:1', title, status }]);

let id = 0;

test('a published story is shown on pages that were cached, in every language', async () => {
  for (const path of ['/home_wz', '/zh-hant/home_wz'])
    expect((await site.get(path)).html.includes('渡口')).toBe(false);
  await publish('渡口第一版');
  await expect(async () =>
    expect((await site.get('/home_wz')).html.includes('渡口第一版')).toBe(true),
  ).toPass({
    timeout: 20_000,
  });
  await expect(async () =>
    expect((await site.get('/zh-hant/home_wz')).html.includes('渡口第一版')).toBe(true),
  ).toPass({
    timeout: 20_000,
  });
  id = (await site.post('/getArticleList', { size: 1 })).list[0].id;
  expect((await site.get(`/wz_detail/${id}`)).html.includes('渡口第一版')).toBe(true);
});

test('a changed title is current everywhere, also after a restart of the portal', async () => {
  await publish('渡口第二版');
  const check = async () => {
    for (const path of ['/home_wz', `/wz_detail/${id}`, '/zh-hant/home_wz']) {
      const { html } = await site.get(path);
      expect(html.includes('渡口第二版'), path).toBe(true);
      expect(html.includes('渡口第一版'), path).toBe(false);
    }
  };
  await expect(check).toPass({ timeout: 20_000 });
  await site.kill('portal');
  await site.start('portal');
  await check();
});

test('a change that happens while the portal is away reaches it when it is back', async () => {
  await site.kill('portal');
  await publish('渡口第三版');
  await site.start('portal');
  await expect(async () =>
    expect((await site.get(`/wz_detail/${id}`)).html.includes('渡口第三版')).toBe(true),
  ).toPass({
    timeout: 30_000,
  });
});

test('a withdrawn story answers 410 and leaves the lists', async () => {
  await publish('渡口第三版', 'withdrawn');
  await expect(async () => expect((await site.get(`/wz_detail/${id}`)).status).toBe(410)).toPass({
    timeout: 20_000,
  });
  const { html } = await site.get(`/en/wz_detail/${id}`);
  expect(html.includes('Our editors have withdrawn this item')).toBe(true);
  await expect(async () => expect((await site.get('/home_wz')).html.includes('渡口')).toBe(false)).toPass({
    timeout: 20_000,
  });
});

test.describe('a backend that does not answer', () => {
  const stored = ['/', '/news', '/events'];
  const unkept = ['/columnlist', '/en/columns', '/zh-hant/features', '/search/abc'];

  const expectUnavailable = async () => {
    for (const path of stored) expect((await site.get(path)).status, path).toBe(200);
    for (const path of unkept) {
      const { status, html } = await site.get(path);
      expect(status, path).toBe(503);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(/at [\w.]+ \(|BackendUnavailable|ECONNREFUSED/.exec(html)?.[0]).toBeUndefined();
    }
  };

  let stub: Server | undefined;
  test.beforeAll(async () => {
    // A page with a part that took too long is not cached.
    for (const path of stored)
      await expect(async () => {
        const { status, headers } = await fetch(site.base + path);
        expect([status, headers.get('cache-control')], path).toEqual([
          200,
          expect.not.stringContaining('no-store'),
        ]);
      }).toPass({ timeout: 20_000 });
    await site.kill('backend');
  });
  test.afterEach(async () => {
    stub?.closeAllConnections();
    await new Promise((resolve) => (stub ? stub.close(resolve) : resolve(null)));
    stub = undefined;
  });

  test('down: cached pages are served, others answer 503', expectUnavailable);

  const answers: [string, (response: ServerResponse) => void][] = [
    ['talking nonsense with status 200', (response) => response.end('<html>hello</html>')],
    ['answering another shape', (response) => response.end('{"code":200,"message":"ok","data":{"x":1}}')],
    ['answering 500', (response) => response.writeHead(500).end('oops')],
    ['hanging up', (response) => response.destroy()],
  ];
  for (const [name, answer] of answers) {
    test(`${name}: cached pages are served, others answer 503`, async () => {
      stub = createServer((_, response) => answer(response)).listen(site.backendPort, '127.0.0.1');
      await expectUnavailable();
    });
  }

  test('failing after a change: cached pages are served as they were, also in a soft navigation, and no cache stores them', async ({
    page,
  }) => {
    let firstChange: number | null = null;
    let requested: number | null = null;
    stub = createServer((request, response) => {
      if (request.url !== '/internal/changes') return void response.writeHead(500).end('oops');
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        requested = Number(JSON.parse(body).after);
        firstChange ??= requested;
        const list = requested === firstChange ? [{ id: firstChange + 1, tags: ['all'], flashes: [] }] : [];
        const data = { list, last: firstChange + 1, is_complete: true };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ code: 200, message: 'ok', data }));
      });
    }).listen(site.backendPort, '127.0.0.1');
    // The portal has read the change once it asks for the changes after it.
    await expect
      .poll(() => firstChange !== null && requested === firstChange + 1, { timeout: 20_000 })
      .toBe(true);
    for (const path of stored) {
      const soft = await fetch(site.base + path, { headers: { rsc: '1' } });
      expect([soft.status, soft.headers.get('content-type')], path).toEqual([200, 'text/x-component']);
      for (let times = 0; times < 2; times += 1) {
        const answer = await fetch(site.base + path);
        expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
        expect(await answer.text()).toContain('</html>');
      }
    }
    await page.goto(`${site.base}/`);
    await page.locator('a[href="/events"]:visible').first().click();
    await expect(page).toHaveURL(`${site.base}/events`);
    const events = await (await fetch(`${site.base}/events`)).text();
    await expect(page).toHaveTitle(/<title>([^<]*)/.exec(events)?.[1] ?? 'a title');
    const numbers = await (await fetch(`${site.base}/metrics`)).text();
    expect(numbers).toMatch(/^page_cache_reads_total\{result="older"[^}]*\} [1-9]/m);
    for (const path of unkept) expect((await site.get(path)).status, path).toBe(503);
  });

  test('too slow: cached pages are served, others answer 503', async () => {
    stub = createServer(() => undefined).listen(site.backendPort, '127.0.0.1');
    const { status } = await site.get('/columnlist');
    expect(status).toBe(503);
    expect((await site.get('/news')).status).toBe(200);
  });

  test('hanging: a page that makes several calls waits only once', async () => {
    const order: string[] = [];
    stub = createServer(({ url }, response) => {
      // The portal also polls for changes; those calls do not count.
      if (url === '/internal/changes') return;
      order.push('asked');
      response.once('close', () => order.push('given up'));
    }).listen(site.backendPort, '127.0.0.1');
    expect((await site.get('/wz_detail/7')).status).toBe(503);
    expect(order.lastIndexOf('asked')).toBeLessThan(order.indexOf('given up'));
  });

  test('hanging: a log-in is answered with 503 within the time limit', async () => {
    stub = createServer(() => undefined).listen(site.backendPort, '127.0.0.1');
    const answer = await fetch(`${site.base}/api/call/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.base },
      body: JSON.stringify({ type: 3, email: 'a@example.org', password: 'x' }),
      signal: AbortSignal.timeout(20_000),
    });
    expect(answer.status).toBe(503);
    expect((await answer.json()).messageKey).toBe('unavailable');
  });

  test('back again: every page is rendered', async () => {
    await site.start('backend');
    for (const path of unkept) expect((await site.get(path)).status, path).toBe(200);
  });
});
