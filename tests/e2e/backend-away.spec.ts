import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const PORT = 3461;
const BACKEND_PORT = 4461;
const base = `http://localhost:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lx-away-'));
const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(PORT), BACKEND_PORT: String(BACKEND_PORT), SITE_URL: base, DATA_DIR: dataDir, LOG_LEVEL: 'silent', BACKEND_SECRET: 'a-secret-of-the-tests-only' };

let backend: ChildProcess;
let portal: ChildProcess;

const start = async (name: string, ready: string) => {
  const child = spawn(process.execPath, [`.build/${name}.mjs`], { stdio: ['ignore', 'ignore', 'ignore'], env });
  await expect(async () => expect((await fetch(ready)).ok).toBe(true)).toPass({ timeout: 60_000 });
  return child;
};
const kill = (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(null);
    child.once('exit', resolve);
    child.kill(signal);
  });
const startBackend = async () => (backend = await start('backend', `http://127.0.0.1:${BACKEND_PORT}/readyz`));
const startPortal = async () => (portal = await start('portal', `${base}/healthz`));

const get = async (path: string) => {
  const answer = await fetch(base + path);
  return { status: answer.status, html: await answer.text() };
};

const post = async (path: string, body: unknown) => {
  const answer = await fetch(`http://127.0.0.1:${BACKEND_PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': env.BACKEND_SECRET },
    body: JSON.stringify(body),
  });
  return (await answer.json()).data;
};
const importTitle = (title: string, status = 'approved') =>
  post('/internal/import', {
    pictures: { isOffline: true, allowPrivate: false },
    items: [{ sourceKey: 'e2e:1', kind: 'article', texts: [{ lang: 'zh-Hans', text: { title, summary: '', body: '<p>正文</p>' } }], authorName: null, categoryName: null, labelNames: [], releasedAt: new Date().toISOString(), sourceUrl: null, sourceName: null, picUrl: null, status, isImportant: false }],
  });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await startBackend();
  await startPortal();
});
test.afterAll(async () => {
  await kill(portal);
  await kill(backend);
  rmSync(dataDir, { recursive: true, force: true });
});

let id = 0;

test('a published item shows on pages that were kept, in every language', async () => {
  for (const path of ['/home_wz', '/zh-hant/home_wz']) expect((await get(path)).html).not.toContain('渡口');
  await importTitle('渡口第一版');
  await expect(async () => expect((await get('/home_wz')).html).toContain('渡口第一版')).toPass({ timeout: 20_000 });
  await expect(async () => expect((await get('/zh-hant/home_wz')).html).toContain('渡口第一版')).toPass({ timeout: 20_000 });
  id = (await post('/getArticleList', { size: 1 })).list[0].id;
  expect((await get(`/wz_detail/${id}`)).html).toContain('渡口第一版');
});

test('a changed title is right everywhere, also after the portal was restarted', async () => {
  await importTitle('渡口第二版');
  const check = async () => {
    for (const path of ['/home_wz', `/wz_detail/${id}`, '/zh-hant/home_wz']) {
      const { html } = await get(path);
      expect(html, path).toContain('渡口第二版');
      expect(html, path).not.toContain('渡口第一版');
    }
  };
  await expect(check).toPass({ timeout: 20_000 });
  await kill(portal);
  await startPortal();
  await check();
});

test('a change that happens while the portal is away is told to it when it is back', async () => {
  await kill(portal);
  await importTitle('渡口第三版');
  await startPortal();
  await expect(async () => expect((await get(`/wz_detail/${id}`)).html).toContain('渡口第三版')).toPass({ timeout: 30_000 });
});

test('a withdrawn item answers 410 and leaves the lists', async () => {
  await importTitle('渡口第三版', 'withdrawn');
  await expect(async () => expect((await get(`/wz_detail/${id}`)).status).toBe(410)).toPass({ timeout: 20_000 });
  const { html } = await get(`/en/wz_detail/${id}`);
  expect(html).toContain('Our editors have withdrawn this item');
  await expect(async () => expect((await get('/home_wz')).html).not.toContain('渡口')).toPass({ timeout: 20_000 });
});

test.describe('a backend that does not answer', () => {
  const kept = ['/', '/news', '/events'];
  const unkept = ['/columnlist', '/en/columns', '/zh-hant/features', '/search/abc'];

  const expectUnavailable = async () => {
    for (const path of kept) expect((await get(path)).status, path).toBe(200);
    for (const path of unkept) {
      const { status, html } = await get(path);
      expect(status, path).toBe(503);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html).not.toMatch(/at [\w.]+ \(|BackendUnavailable|ECONNREFUSED/);
    }
  };

  let stub: Server | undefined;
  test.beforeAll(async () => {
    for (const path of kept) expect((await get(path)).status, path).toBe(200);
    await kill(backend);
  });
  test.afterEach(async () => {
    stub?.closeAllConnections();
    await new Promise((resolve) => (stub ? stub.close(resolve) : resolve(null)));
    stub = undefined;
  });

  test('down: kept pages go on, others say so with 503', expectUnavailable);

  const answers: [string, (response: import('node:http').ServerResponse) => void][] = [
    ['talking nonsense with status 200', (response) => response.end('<html>hello</html>')],
    ['answering another shape', (response) => response.end('{"code":200,"message":"ok","data":{"x":1}}')],
    ['answering 500', (response) => response.writeHead(500).end('oops')],
    ['hanging up', (response) => response.destroy()],
  ];
  for (const [name, answer] of answers) {
    test(`${name}: the same`, async () => {
      stub = createServer((_, response) => answer(response)).listen(BACKEND_PORT, '127.0.0.1');
      await expectUnavailable();
    });
  }

  test('slow, over five seconds: the same', async () => {
    stub = createServer(() => undefined).listen(BACKEND_PORT, '127.0.0.1');
    const { status } = await get('/columnlist');
    expect(status).toBe(503);
    expect((await get('/news')).status).toBe(200);
  });

  test('back again: every page is made', async () => {
    await startBackend();
    for (const path of unkept) expect((await get(path)).status, path).toBe(200);
  });
});
