import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3479, 4479);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

/** The entries that the page cache has stored on disk; it stores all entries there. */
function cachedEntries(): string[] {
  const folder = join(site.dataDir, 'cache');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('entries') && statSync(join(folder, name)).isFile())
    .sort();
}

const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(site.base + address, { headers, redirect: 'manual' })).status;

/** Addresses of every kind that a visitor could invent without end. */
const invented = (n: number) => [
  `/none-such-${n}`,
  `/en/none-such-${n}`,
  `/wz_detail/99${n}0001`,
  `/news/99${n}0001`,
  `/news/day/203${n}-01-01`,
  `/news/day/199${n}-12-31`,
  `/news/day/2026-13-4${n}`,
  `/home_wz/page/99${n}`,
  `/features/label/99${n}0001`,
  `/columnlist/99${n}0001`,
  `/events/99${n}0001`,
  `/search/none-${n}`,
  `/gw_shijian/190${n}-01`,
  `/gw_shijian/209${n}-01`,
  `/atlas/none-${n}`,
  `/landing/none-${n}`,
  `/wz_detail/1039?invented=${n}`,
  `/feed.xml?invented=${n}`,
  `/api/flashes?cursor=invented${n}`,
  `/covers/invented-${n}.svg?v=${n}`,
  `/share/article/1039/invented-${n}.png?v=${n}`,
];

async function visit(numbers: readonly number[]): Promise<void> {
  for (const address of numbers.flatMap(invented)) {
    expect(await statusOf(address), address).toBeLessThan(500);
    await statusOf(address, { rsc: '1' });
  }
}

test('a picture is not scaled for an invented query', async () => {
  const scaled = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=72`;
  const picture = `/uploads/ab/${'ab'.repeat(16)}.jpg`;
  // The picture does not exist; with a query it is refused before it is looked for.
  expect(await statusOf(scaled(picture))).toBe(404);
  expect(await statusOf(scaled(`${picture}?v=1`))).toBe(400);
});

test('invented addresses do not fill the page cache', async () => {
  test.setTimeout(120_000);
  // The 404 page of each kind of content is cached once, so visit each kind first.
  await visit([0, 1]);
  expect(await statusOf('/gw_shijian/2091-01')).toBe(404);
  const before = cachedEntries();
  expect(before.length).toBeGreaterThan(0);
  expect(await statusOf('/features')).toBe(200);
  await expect
    .poll(() => cachedEntries().length, { message: 'a page that exists is kept' })
    .toBeGreaterThan(before.length);
  const cachedNames = cachedEntries();
  await visit([2, 3, 4, 5]);
  expect(cachedEntries().filter((name) => !cachedNames.includes(name))).toEqual([]);
});
