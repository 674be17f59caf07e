import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCall } from '@/tests/support/accounts';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { runProgram } from '@/tests/support/export';
import { ghostSite, type OldSite, wordPressSite } from '@/tests/support/old-sites';

jest.setTimeout(240_000);

const SITE = { SAMPLE_CONTENT: 'off', SITE_URL: 'https://new.example' };
const folder = mkdtempSync(join(tmpdir(), 'lx-move-'));
const sites = [wordPressSite(), ghostSite()];
let backend: TestBackend;

const run = (name: string, words: string[], at: TestBackend, env: Record<string, string> = {}) =>
  runProgram(name, words, {
    BACKEND_PORT: String(at.port),
    BACKEND_SECRET: at.secret,
    DATA_DIR: at.dataDir,
    ...SITE,
    ...env,
  });

beforeAll(async () => {
  backend = await startBackend(SITE);
  const files = sites.map(({ host, file }, n) => {
    const path = join(folder, `${host}.${n === 0 ? 'xml' : 'json'}`);
    writeFileSync(path, file);
    return path;
  });
  const done = await run('import', ['--no-pictures', '--accept-losses', ...files], backend);
  expect(done.output).toMatch(/\d+ old addresses written down, \d+ links lead to the new ones/);
});
afterAll(async () => {
  await backend.destroy();
  rmSync(folder, { recursive: true });
});

const asPortal = { address: '203.0.113.9' };
const find = async (at: TestBackend, address: string, host: string) =>
  (await makeCall(at, 'findRedirect', { host, address }, asPortal)).data.answer;

/** The addresses of all articles by title. */
async function articlesOf(at: TestBackend): Promise<Map<string, string>> {
  const ways = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const { list } = await at.call('articles', { size: 50, page });
    for (const { id, title } of list) ways.set(title, `/wz_detail/${id}`);
    if (list.length === 0) return ways;
  }
}

const AT_ONCE = 20;

/** What the table answers to every address of a site at these hosts; empty when all is as it should be. */
async function wrongAnswers(
  target: TestBackend,
  site: OldSite,
  articles: ReadonlyMap<string, string>,
  hosts = [site.host, `www.${site.host}`, ''],
) {
  type Check = [address: string, isRight: (to: string, status: number) => boolean];
  const checks: Check[] = [
    ...site.posts.flatMap(({ title, addresses }) =>
      addresses.map((address): Check => [
        address,
        (to, status) => status === 308 && to === articles.get(title),
      ]),
    ),
    ...site.lists.flatMap(({ addresses, to: beginning }) =>
      addresses.map((address): Check => {
        const isFeed = /\/(?:feed|rss)\/$/.test(address);
        return [address, (to) => to.startsWith(beginning) && isFeed === to.endsWith('/feed.xml')];
      }),
    ),
    ...site.gone.map((address): Check => [address, (_, status) => status === 410]),
  ];
  const wrong: string[] = [];
  const check = async (host: string, [address, isRight]: Check) => {
    const answer = await find(target, address, host);
    if (!answer || !isRight(answer.to, answer.status)) wrong.push(`${host}${address} → ${answer?.to}`);
  };
  for (const host of hosts)
    for (let from = 0; from < checks.length; from += AT_ONCE)
      await Promise.all(checks.slice(from, from + AT_ONCE).map((each) => check(host, each)));
  return wrong;
}

test('every address of a WordPress and of a Ghost site leads to its new place', async () => {
  const articles = await articlesOf(backend);
  expect(articles.size).toBe(400);
  for (const site of sites) expect(await wrongAnswers(backend, site, articles)).toEqual([]);
  expect(await find(backend, '/', 'wp.example')).toMatchObject({ to: '/', status: 308 });
});

test('links between the items lead to the new addresses, footnotes stay, and the old site is no source', async () => {
  const articles = await articlesOf(backend);
  const detail = async (title: string) => {
    const id = Number(articles.get(title)?.split('/').at(-1));
    return backend.call('contentDetails', { id });
  };
  const post = await detail('渡口笔记第198篇');
  expect(post.body).toContain(`<a href="${articles.get('渡口笔记第199篇')}">下一篇</a>`);
  expect(post.body).toContain(`<a href="${articles.get('渡口笔记第5篇')}">另一篇</a>`);
  expect(post.body).toContain('href="https://elsewhere.example/x" rel=');
  expect(post.body).toContain('<sup>1</sup>');
  expect(post.body).not.toContain('wp.example');
  expect([post.source_url, post.source_name]).toEqual(['', '']);
  const ghost = await detail('港口手记第7篇');
  expect(ghost.body).toContain(`<a href="${articles.get('港口手记第8篇')}">下一篇</a>`);
  expect(ghost.body).not.toContain('ghost.example');
  expect([ghost.source_url, ghost.source_name]).toEqual(['', '']);
});

test('imported once more, nothing changes; and an export carries the table to another installation', async () => {
  const path = join(folder, 'wp.example.xml');
  const again = await run('import', ['--report', 'json', '--no-pictures', '--accept-losses', path], backend);
  expect(JSON.parse(again.output)).toMatchObject({ added: 0, updated: 0, unchanged: 201, old_addresses: 0 });
  const exported = join(folder, 'export');
  expect((await run('export', [exported], backend)).code).toBe(0);
  const articles = await articlesOf(backend);
  const dataDir = makeDataDir();
  const loaded = await runProgram('import', [exported], {
    DATA_DIR: dataDir,
    BACKEND_PORT: String(await freePort()),
    ...SITE,
  });
  expect([loaded.code, loaded.output]).toEqual([0, expect.any(String)]);
  const other = await startBackend(SITE, dataDir);
  try {
    expect(await articlesOf(other)).toEqual(articles);
    for (const site of sites) expect(await wrongAnswers(other, site, articles, [''])).toEqual([]);
  } finally {
    await other.destroy();
  }
});
