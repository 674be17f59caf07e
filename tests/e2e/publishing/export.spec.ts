import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@/tests/support/browser-test';
import { databaseSettings, EMBEDDED } from '@/tests/support/data-template';
import { inDatabase } from '@/tests/support/database';
import { runProgram } from '@/tests/support/export';
import { dataPath } from '@/tests/support/shared-data';
import { TestSite } from '@/tests/support/site';

/** Both sites use the same ports, one after the other. The copy has the embedded database, the origin one on the server. */
const origin = new TestSite(3473, 4473);
const copy = new TestSite(3473, 4473, EMBEDDED);
const folder = `${origin.dataDir}-export`;

test.afterAll(async () => {
  await origin.destroy();
  await copy.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Pages that do not depend on the current time; some stories are visited, too, and everything in each language. The
 * first column belongs to a member, and members are not exported.
 */
const PAGES = [
  '/home_zl',
  '/home_wz',
  '/features/1',
  '/columnlist/2',
  '/home_jszk',
  '/home_tools',
  '/notice',
];
const FEEDS = ['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/llms.txt'];
const ITEMS = 6;
/** The framework's own data for the page, whose rows are in the order in which they became ready. */
const FLIGHT = /<script src="\/page-scripts\/[^>]*><\/script>/g;

const hostOf = (site: TestSite) => ({
  DATA_DIR: site.dataDir,
  BACKEND_PORT: String(site.backendPort),
  BACKEND_SECRET: site.secret,
  ...databaseSettings(site.dataDir),
});

/** A page that the backend answered too late for, or for one of its parts, as soon after the start of a slow machine. */
const UNFINISHED = /^503|data-fragment="[^"]*" class="contents"><\/div>/;

/** The status and the text of a page with all its parts. */
async function readWhole(address: string): Promise<string> {
  let text = '';
  const isUnfinished = async () => {
    const answer = await fetch(address);
    text = `${answer.status} ${(await answer.text()).replace(FLIGHT, '')}`;
    return UNFINISHED.test(text);
  };
  await expect.poll(isUnfinished, { message: address, timeout: 60_000 }).toBe(false);
  return text;
}

/** What is around the first difference of two texts, in each. */
function whereDifferent(before: string, after: string): [string, string] {
  const index = Array.from(before).findIndex((letter, at) => letter !== after[at]);
  const from = Math.max(0, (index < 0 ? before.length : index) - 60);
  return [before.slice(from, from + 160), after.slice(from, from + 160)];
}

test('a site imported from an export has the same pages, byte for byte', async () => {
  test.setTimeout(480_000);
  await origin.start('backend');
  const sources = ['articles', 'flashes'].map(dataPath).filter((path) => existsSync(path));
  if (sources.length > 0)
    expect(
      await runProgram('import', ['--no-pictures', '--accept-losses', ...sources], hostOf(origin)),
    ).toMatchObject({
      code: 0,
    });
  // Recent searches belong to readers and are not exported.
  await origin.kill('backend');
  inDatabase(origin.dataDir, 'delete from search_terms; select 1');
  await origin.start('backend');
  await origin.start('portal');
  const newest = async (name: string): Promise<{ id: number }[]> =>
    (await origin.post(`/${name}`, { size: ITEMS, locale: 'zh-Hans' })).list;
  const items = [
    ...(await newest('getArticleList')).map(({ id }) => `/wz_detail/${id}`),
    ...(await newest('dexList').catch(() => [])).map(({ id }) => `/news/${id}`),
  ];
  const paths = [...PAGES, ...items].flatMap((path) => ['', '/zh-hant', '/en'].map((to) => `${to}${path}`));
  const read = async (site: TestSite) => {
    const textByPath: Record<string, string> = {};
    for (const path of [...paths, ...FEEDS]) textByPath[path] = await readWhole(site.base + path);
    return textByPath;
  };
  const before = await read(origin);
  expect(Object.values(before).filter((text) => text.startsWith('200')).length).toBeGreaterThan(30);
  expect(await runProgram('export', [folder], hostOf(origin))).toMatchObject({ code: 0 });
  await origin.kill('portal');
  await origin.kill('backend');

  expect(await runProgram('import', [folder], hostOf(copy))).toMatchObject({ code: 0 });
  expect(existsSync(join(copy.dataDir, 'cache'))).toBe(false);
  await copy.start('backend');
  await copy.start('portal');
  const after = await read(copy);
  const different = Object.keys(before).filter((path) => before[path] !== after[path]);
  expect(different.map((path) => [path, ...whereDifferent(before[path] ?? '', after[path] ?? '')])).toEqual(
    [],
  );
});
