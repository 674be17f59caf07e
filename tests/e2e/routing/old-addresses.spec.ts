import { request as httpRequest } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@/tests/support/browser-test';
import { runProgram } from '@/tests/support/export';
import { ghostSite, type OldSite, wordPressSite } from '@/tests/support/old-sites';
import { TestSite } from '@/tests/support/site';
import { until } from '@/tests/support/until';

test.describe.configure({ mode: 'serial' });

const site = new TestSite(3480, 4480, { SAMPLE_CONTENT: 'off' });
const folder = mkdtempSync(join(tmpdir(), 'lx-old-'));
const sites = [wordPressSite(), ghostSite()];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.start('backend');
  await site.start('portal');
  const files = sites.map(({ host, file }, n) => {
    const path = join(folder, `${host}.${n === 0 ? 'xml' : 'json'}`);
    writeFileSync(path, file);
    return path;
  });
  const words = ['--no-pictures', '--accept-losses', ...files];
  const { code, output } = await runProgram('import', words, env);
  expect([code, output]).toEqual([0, expect.stringContaining('old addresses written down')]);
});
test.afterAll(async () => {
  await site.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const env = {
  BACKEND_PORT: String(site.backendPort),
  BACKEND_SECRET: site.secret,
  DATA_DIR: site.dataDir,
  SITE_URL: site.base,
};

/** Requests a path by another host than the portal's own; `fetch` cannot. */
function get(path: string, host = new URL(site.base).host, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; location: string | null }>((resolve, reject) => {
    const options = { path: encodeURI(path).replace(/%25/g, '%'), headers: { host, ...headers } };
    httpRequest(site.base, options, (answer) => {
      answer.resume();
      const { statusCode: status = 0, headers } = answer;
      answer.on('end', () => resolve({ status, location: headers.location ?? null }));
    })
      .on('error', reject)
      .end();
  });
}

const shown = new Map<string, number>();

/** The status of what a redirect leads to; each place is opened once. */
async function statusAt(location: string): Promise<number> {
  const path = location.replace(site.base, '');
  const status = shown.get(path) ?? (await get(path)).status;
  shown.set(path, status);
  return status;
}

/** Addresses of an old site that do not answer with one redirect to a page, at its own host or at ours. */
async function wrongAnswers({ host, posts, lists, gone }: OldSite): Promise<string[]> {
  const wrong: string[] = [];
  const hosts = [`www.${host}`, new URL(site.base).host];
  for (const address of [...posts, ...lists].flatMap(({ addresses }) => addresses))
    for (const at of hosts) {
      const { status, location } = await get(address, at);
      const end = location === null ? 0 : await statusAt(location);
      const isWhole = at.startsWith('www.') === (location ?? '').startsWith(site.base);
      if (status !== 308 || end !== 200 || !isWhole)
        wrong.push(`${at}${address}: ${status} ${location} ${end}`);
    }
  for (const address of gone)
    for (const at of hosts) {
      const { status } = await get(address, at);
      if (status !== 410) wrong.push(`${at}${address}: ${status}`);
    }
  return wrong;
}

for (const old of sites)
  test(`every address of ${old.host} answers one 308 to a page, or 410`, async () => {
    test.setTimeout(300_000);
    expect(await wrongAnswers(old)).toEqual([]);
  });

test('addresses that old systems have by themselves lead on, at the old host also those of our pages', async () => {
  for (const path of [
    '/wp-sitemap.xml',
    '/sitemap_index.xml',
    '/sitemap-posts.xml',
    '/wp-sitemap-posts-post-1.xml',
  ])
    expect(await get(path), path).toEqual({ status: 308, location: '/sitemap.xml' });
  expect((await get('/feed/')).location).toMatch(/\/feed\.xml$/);
  expect((await get('/comments/feed/')).location).toBe('/feed.xml');
  const atOld = (path: string) => get(path, 'wp.example');
  expect(await atOld('/')).toEqual({ status: 308, location: `${site.base}/` });
  expect(await atOld('/feed/')).toEqual({ status: 308, location: `${site.base}/feed.xml` });
  expect(await atOld('/sitemap_index.xml')).toEqual({ status: 308, location: `${site.base}/sitemap.xml` });
  expect((await atOld('/nowhere')).status).toBe(404);
});

test('unknown keys never redirect, and pages of ours win on our own host', async () => {
  for (const path of ['/?utm_source=x', '/?q=1', '/news?p=1000', '/?p=99999999'])
    expect((await get(path)).status, path).toBe(200);
  await site.post('/internal/redirects', {
    csv: 'from,to\n/news,/events\n/wp-content/uploads/x.png,/logo.png\n/uploads/2019/y.png,/logo.png\n/sitemap-old.xml,/sitemap.xml\n/moved,/features\n',
  });
  const soon = (path: string) => until(async () => (await get(path)).status === 308);
  await soon('/moved');
  expect((await get('/news')).status).toBe(200);
  expect(await get('/news', 'wp.example')).toEqual({ status: 308, location: `${site.base}/events` });
  expect((await get('/wp-content/uploads/x-300x200.png')).location).toBe('/logo.png');
  expect((await get('/uploads/2019/y.png', undefined, { accept: 'image/*' })).location).toBe('/logo.png');
  expect((await get('/sitemap-old.xml')).location).toBe('/sitemap.xml');
});

test('the table follows its changes, and hits reach it', async () => {
  const answer = async () => (await get('/moved')).location;
  expect(await answer()).toBe('/features');
  await site.post('/internal/redirects', { csv: '/moved,/events' });
  await until(async () => (await answer()) === '/events');
  await until(async () => {
    const { csv } = await site.post('/internal/redirects', { csv: '' });
    return /\/moved,\/events,308,[1-9]/.test(csv);
  });
});

test('the command stores a list and prints the table', async () => {
  const list = join(folder, 'list.csv');
  writeFileSync(list, 'from,to,status\n/by-command,/features,301\nwrong,/news,\n');
  const stored = await runProgram('redirects', [list], env);
  expect(stored.code).toBe(1);
  expect(stored.output).toContain('1 added');
  expect(stored.output).toContain(`${list}:3: is no path`);
  const printed = await runProgram('redirects', [], env);
  expect(printed.output).toContain('/by-command,/features,308,0');
});
