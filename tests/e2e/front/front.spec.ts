import type { ChildProcess } from 'node:child_process';
import { request as sendRequest } from 'node:http';
import { expect, test } from '@/tests/support/browser-test';
import { signInAs } from '@/tests/support/accounts';
import { openReadyStream } from '@/tests/support/event-stream';
import { hasVarnish, startFront, stopFront } from '@/tests/support/front';
import { plainPicture, upload } from '@/tests/support/pictures';
import { callsOf } from '@/tests/support/drafts';
import { TestSite } from '@/tests/support/site';

const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);
const PORT = 3475 + OFFSET;
const FRONT_PORT = 3476 + OFFSET;
const FRONT = `http://localhost:${FRONT_PORT}`;
/** The portal stands behind two proxies: the edge cache, and a TLS proxy before it. */
const SETTINGS = { FRONT_PORT: String(FRONT_PORT), TRUST_PROXY: '2', SITE_URL: FRONT, PAGES_AHEAD: '60' };
const site = new TestSite(3475, 4475, SETTINGS);
let front: ChildProcess | null = null;
let id = 0;
const AT_ONCE = 50;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(!hasVarnish, 'no Varnish');

test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
  front = await startFront(FRONT_PORT, {
    ...SETTINGS,
    PORT: String(PORT),
    BACKEND_PORT: String(site.backendPort),
    BACKEND_SECRET: site.secret,
    DATA_DIR: site.dataDir,
  });
  await publish('渡口第一版');
  id = (await site.post('/getArticleList', { size: 1 })).list[0].id;
});
test.afterAll(async () => {
  await stopFront(front);
  await site.destroy();
});

const publish = (title: string) => site.import([{ sourceKey: 'front:1', title }]);

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Requests as a program that can set any header, including `host`. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sendRequest(`http://127.0.0.1:${FRONT_PORT}${path}`, { headers, method, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (content: string) => (text += content));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: text.replaceAll('<wbr/>', ''),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a changed story is current behind the edge cache at once, before its time to live ends', async () => {
  // Right after its start a portal may take longer for its first page than the edge cache waits.
  await expect(async () => expect((await get(`/wz_detail/${id}`)).text).toContain('渡口第一版')).toPass();
  expect((await get(`/wz_detail/${id}`)).text).toContain('渡口第一版');
  for (const title of ['渡口第二版', '渡口第三版', '渡口第四版']) {
    await publish(title);
    await expect(async () => {
      for (const path of [`/wz_detail/${id}`, '/home_wz', '/feed.xml', `/zh-hant/wz_detail/${id}`])
        expect((await get(path)).text, path).toContain(title);
    }).toPass({ timeout: 20_000 });
  }
});

test('internal headers do not reach clients, and only the portal can purge pages', async () => {
  const { headers } = await get(`/wz_detail/${id}`);
  expect(Object.keys(headers).filter((name) => /xkey|x-front|x-lx|varnish|via|^age$/.test(name))).toEqual([]);
  expect((await get('/', { 'xkey-purge': 'all' }, 'PURGE')).status).toBe(404);
  expect((await get('/', { 'xkey-purge': 'all', 'x-front-secret': 'guess' }, 'PURGE')).status).toBe(404);
});

const TRICKS: [string, Record<string, string>][] = [
  ['another host', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil' }],
  ['headers of the framework', { 'x-nextjs-data': '1', 'x-middleware-prefetch': '1', 'next-url': '/evil' }],
  ['a soft navigation', { rsc: '1', 'next-router-prefetch': '1' }],
  ['a wish for Markdown', { accept: 'text/markdown' }],
  ['another language', { 'sec-fetch-dest': 'document', cookie: 'lx_locale=en' }],
  ['a policy', { 'content-security-policy': "script-src 'nonce-evil'" }],
  ['an odd encoding', { 'accept-encoding': 'evil, gzip;q=0' }],
];

test('unusual headers of one visitor do not change the page that the next visitor gets', async () => {
  for (const [name, headers] of TRICKS) {
    await publish(`渡口 ${name}`);
    await expect(async () => expect((await get('/home_wz')).text, name).toContain(`渡口 ${name}`)).toPass({
      timeout: 20_000,
    });
    // The page is not in the cache yet: the request with these headers is the first.
    await get(`/wz_detail/${id}`, headers);
    const { status, headers: answered, text } = await get(`/wz_detail/${id}`);
    expect([status, answered['content-type']], name).toEqual([200, 'text/html; charset=utf-8']);
    expect(text.startsWith('<!DOCTYPE html>'), name).toBe(true);
    expect(text, name).not.toContain('evil');
    expect(text, name).toContain('lang="zh-Hans"');
  }
});

test('a reader who chose a language is redirected to it from a cached page', async () => {
  await get(`/wz_detail/${id}`);
  const led = await get(`/wz_detail/${id}`, {
    'sec-fetch-dest': 'document',
    cookie: 'a=b; lx_locale=zh-Hant',
  });
  expect([led.status, led.headers.location]).toEqual([307, `/zh-hant/wz_detail/${id}`]);
});

test('tracking parameters do not create a separate cached page', async () => {
  const plain = await get(`/wz_detail/${id}`);
  const named = await get(`/wz_detail/${id}?utm_source=x&gclid=1`);
  expect([named.status, named.headers.etag]).toEqual([200, plain.headers.etag]);
});

test('searches and requests that bypass the cache are limited for each reader behind a proxy, cached pages are not', async () => {
  /** @param times how often the reader sends the request, each time with other forged proxy addresses */
  const statuses = async (path: string, reader: string, times = 60, headers: Record<string, string> = {}) => {
    const codes = new Set<number>();
    const sendRequest = async (n: number) => {
      const from = { 'x-forwarded-for': `192.0.2.${n % 250}, ${reader}` };
      codes.add((await get(path, { ...from, ...headers })).status);
    };
    for (let n = 0; n < times; n += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, times - n) }, (_, more) => sendRequest(n + more)),
      );
    return [...codes].sort();
  };
  expect(await statuses(`/wz_detail/${id}`, '198.51.100.1')).toEqual([200]);
  // The first search of a portal may take longer than the edge cache waits.
  await expect(async () =>
    expect(await statuses('/search/ferry', '198.51.100.9', 1)).toEqual([200]),
  ).toPass();
  // The page of the search counts, too.
  expect(await statuses('/search', '198.51.100.1', 300)).toEqual([200, 429]);
  expect(await statuses('/search/ferry', '198.51.100.1', 1)).toEqual([429]);
  expect(await statuses('/search/ferry', '198.51.100.2', 1)).toEqual([200]);
  const tricked = { authorization: 'none' };
  expect(await statuses('/healthz', '198.51.100.3', 2500, tricked)).toEqual([200, 429]);
  expect(await statuses('/healthz', '198.51.100.4', 1, tricked)).toEqual([200]);
  expect(await statuses(`/wz_detail/${id}`, '198.51.100.3', 1)).toEqual([200]);
});

test('a portal that renders dozens of searches still answers others through the edge cache', async () => {
  const searches = Array.from({ length: 60 }, (_, n) =>
    get(`/search/ferry${n}`, { 'x-forwarded-for': `198.51.100.${n}, 198.51.100.${n}` }),
  );
  let isOver = false;
  const over = Promise.all(searches).then((answers) => {
    isOver = true;
    return answers.map(({ status }) => status);
  });
  const others = new Set<number>();
  while (!isOver) others.add((await get('/healthz')).status);
  expect([...others]).toEqual([200]);
  expect(await over).toContain(200);
  expect((await get(`/en/wz_detail/${id}`)).status).toBe(200);
});

test('pictures of a removed story are gone, scaled and shared ones included, also while the portal is away', async () => {
  const backend = {
    raw: (path: string, init?: RequestInit) => fetch(site.backendUrl + path, init),
    secret: site.secret,
    dataDir: site.dataDir,
  };
  const { token } = await signInAs(backend, 'admin');
  const { buffer } = await plainPicture(1200, 800);
  const { data: pic } = await upload(backend, token, buffer);
  const admin = callsOf(backend, token);
  const form = { lang: 'zh-Hans', title: '渡口的照片', summary: '照片', body: '<p>正文</p>', pic };
  const draft = (await admin('saveDraft', form)).data;
  const live = (await admin('approveContent', (await admin('submitContent', draft)).data)).data;
  const scaled = `/_next/image?url=${encodeURIComponent(pic)}&w=640&q=72`;
  let shared = '';
  await expect(async () => {
    const { text } = await get(`/wz_detail/${live.id}`);
    shared = /"og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect(shared).not.toBe('');
  }).toPass({ timeout: 20_000 });
  const statuses = () => Promise.all([pic, scaled, shared].map(async (path) => (await get(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await statuses()).toEqual([200, 200, 200]);
  const gone = () =>
    expect(async () => {
      const [original, small, share] = await statuses();
      expect([original, small]).toEqual([410, 410]);
      expect([404, 410]).toContain(share);
    }).toPass({ timeout: 20_000 });
  await admin('removeContent', { ...live, reason: '法院裁定' });
  await gone();
  // The edge cache has stored no copy to serve while the portal is away.
  await site.kill('portal');
  await expect(async () => expect(await statuses()).toEqual([503, 503, 503])).toPass({ timeout: 20_000 });
  await site.start('portal');
  await gone();
});

test('open pages receive flashes through the edge cache as they are published', async () => {
  const stream = await openReadyStream(FRONT, null, { 'accept-encoding': 'gzip' });
  await site.import([{ sourceKey: 'front:flash', kind: 'flash', title: '渡口快讯' }]);
  await expect.poll(() => stream.told().map(({ state }) => state)).toEqual(['new']);
  await stream.close();
});

test('while the portal is away its cached pages are served, and a page for one member answers 503', async () => {
  await get(`/wz_detail/${id}`);
  const cover = '/covers/1-148x92-g0.svg';
  expect((await get(cover)).status).toBe(200);
  await site.kill('portal');
  expect((await get(`/wz_detail/${id}`)).status).toBe(200);
  // Files are cached once, whatever query is added to their address.
  expect((await get(`${cover}?invented=1`)).status).toBe(200);
  expect((await get('/covers/2-148x92-g0.svg')).status).toBe(503);
  const memberResponse = await get(`/wz_detail/${id}`, { cookie: 'lx_session=somebody' });
  expect([memberResponse.status, memberResponse.headers['cache-control']]).toEqual([503, 'no-store']);
  // The change purges the page while the portal cannot render it again.
  await publish('渡口最后一版');
  await site.start('portal');
  await expect(async () => expect((await get(`/wz_detail/${id}`)).text).toContain('渡口最后一版')).toPass({
    timeout: 30_000,
  });
});
