import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3486, 4486, { SAMPLE_CONTENT: 'off', PAGES_AHEAD: '60' });
const PREFIXES = ['', '/zh-hant', '/en'];
/** Far longer than it takes; `tests/bench/freshness.mjs` measures how long that is. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

/** How many pages and fragments were made since the portal began. */
async function madePages(): Promise<number> {
  const { html } = await site.get('/metrics');
  const counts = [...html.matchAll(/page_cache_reads_total\{[^}]*result="(?:miss|outdated)"[^}]*\} (\d+)/g)];
  expect(counts).toHaveLength(2);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

test('a new flash appears beside the text of another without that page being made anew', async () => {
  const flash = { kind: 'flash' as const, labelNames: [] as string[] };
  const releasedAt = (hour: number) => `2026-01-02T0${hour}:00:00.000Z`;
  await site.import([
    { ...flash, sourceKey: 'beside:1', title: '旧的一条', releasedAt: releasedAt(1) },
    { ...flash, sourceKey: 'beside:2', title: '中间一条', releasedAt: releasedAt(2) },
  ]);
  const [middle, oldest] = (await site.post('/getFlashList', { size: 2 })).list.map(
    ({ id }: { id: number }) => id,
  );
  const pages = PREFIXES.map((prefix) => `${prefix}/news/${oldest}`);
  const opened = async () => Promise.all(pages.map(async (path) => (await site.get(path)).html));
  await expect
    .poll(async () => (await opened()).every((html) => /[旧舊]的一/.test(html)), PATIENCE)
    .toBe(true);
  await opened();
  for (const prefix of PREFIXES) await site.get(`${prefix}/news/${middle}`);
  const before = await madePages();
  await opened();
  expect(await madePages()).toBe(before);

  await site.import([{ ...flash, sourceKey: 'beside:3', title: '新来一条', releasedAt: releasedAt(3) }]);
  await expect
    .poll(async () => (await opened()).every((html) => /新[来來]一[条條]/.test(html)), PATIENCE)
    .toBe(true);
  // In each language the list of newest flashes, the page of the new flash, which has no comments, and the page of the flash
  // before it, which names it: they are made before their first request.
  const expected = before + 3 * PREFIXES.length;
  await expect.poll(madePages, PATIENCE).toBe(expected);
  const newest = (await site.post('/getFlashList', { size: 1 })).list[0].id;
  for (const prefix of PREFIXES)
    expect((await site.get(`${prefix}/news/${newest}`)).html).toMatch(/新[来來]一[条條]/);
  await opened();
  expect(await madePages()).toBe(expected);

  await site.import([{ ...flash, sourceKey: 'beside:1', title: '改过的一条', releasedAt: releasedAt(1) }]);
  await expect
    .poll(async () => (await opened()).every((html) => /改[过過]的一/.test(html)), PATIENCE)
    .toBe(true);
});

test('lists beside the text are filled after a soft navigation, and grow by their button', async ({
  page,
}) => {
  await page.goto('/columnlist');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href^="/columnlist/"]').first().click();
  await page.waitForURL(/\/columnlist\/\d+/);
  const authors = page.locator('section', { hasText: '热门作者' });
  const rows = authors.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await authors.getByRole('button', { name: '加载更多' }).click();
  await expect(async () => expect(await rows.count()).toBeGreaterThan(5)).toPass();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await rows.last().getByRole('link').click();
  await page.waitForURL(/\/columnlist\/\d+/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a fragment is no page of its own', async ({ request }) => {
  const fragment = await request.get('/fragments/side/topics');
  expect(fragment.headers()['x-robots-tag']).toBe('noindex');
  expect(await fragment.text()).toMatch(/^<section>/);
  for (const path of ['/fragments/side/nothing', '/fragments/side/hotAuthors/99'])
    expect((await request.get(path)).status()).toBe(404);
});
