import { expect, test } from '@/tests/support/browser-test';
import { openReadyStream } from '@/tests/support/event-stream';
import { hasRedis, TestRedis } from '@/tests/support/redis';
import { OFFSET, TestSite } from '@/tests/support/site';

const REDIS_PORT = 6477 + OFFSET;
const redis = new TestRedis(REDIS_PORT);
/** Where a Redis is available, both portals share their cached pages, and changes must still be handled correctly. */
const shared: Record<string, string> = hasRedis
  ? { REDIS_URL: redis.url, SITE_URL: `http://localhost:${3477 + OFFSET}` }
  : {};
/** The backend's notifications reach neither portal (nobody listens on port 9), so both have to poll for changes. */
const near = new TestSite(3477, 4477, { PORTAL_URL: 'http://127.0.0.1:9', ...shared });
const far = new TestSite(3478, 4478, { BACKEND_URL: near.backendUrl, ...shared });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  if (hasRedis) await redis.start();
  await near.start('backend');
  await Promise.all([near.start('portal'), far.start('portal')]);
});
test.afterAll(async () => {
  await far.destroy();
  await near.destroy();
  await redis.kill();
});

const publish = (title: string) => near.import([{ sourceKey: 'two:1', title }]);
let id = 0;

/** Whether the story's page and a list with it show the title, at one of the portals. */
const isRightAt = async (site: TestSite, title: string): Promise<boolean> => {
  const pages = await Promise.all([site.get(`/wz_detail/${id}`), site.get('/home_wz')]);
  return pages.every(({ html }) => html.includes(title));
};
const untilRight = (sites: TestSite[], title: string) =>
  expect(async () => {
    for (const site of sites) expect(await isRightAt(site, title)).toBe(true);
  }).toPass({ timeout: 20_000 });

test('a change is current at both portals, ten times in a row', async () => {
  await publish('双门第 0 版');
  id = (await near.post('/getArticleList', { size: 1 })).list[0].id;
  for (let round = 0; round < 10; round += 1) {
    await publish(`双门第 ${round} 版`);
    await untilRight([near, far], `双门第 ${round} 版`);
  }
});

/** How many reads of a portal's page cache had this result so far. */
const reads = async ({ base }: TestSite, result: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(
    new RegExp(`page_cache_reads_total\\{result="${result}"[^}]*\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
};

test('a page that one portal rendered is not rendered again by the other, its script included', async () => {
  test.skip(!hasRedis, 'no redis-server');
  let round = 0;
  // The first portal does not wait until the page is stored, so the other may sometimes render it itself.
  await expect(async () => {
    const title = `双门合用第 ${(round += 1)} 版`;
    const before = await reads(far, 'shared');
    await publish(title);
    await untilRight([near], title);
    await untilRight([far], title);
    expect(await reads(far, 'shared')).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
  const { html } = await far.get(`/wz_detail/${id}`);
  const script = await fetch(far.base + (/<script src="(\/page-scripts\/[^"]+)"/.exec(html)?.[1] ?? ''));
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('while Redis hangs, is away and comes back empty, both portals are current', async () => {
  test.skip(!hasRedis, 'no redis-server');
  const ready = async () => (await (await fetch(`${far.base}/readyz`)).json()) as unknown;
  expect(await ready()).toEqual({ status: 'ready', redis: 'connected' });
  for (const [round, change] of [() => redis.pause(), () => redis.kill(), () => redis.start()].entries()) {
    await change();
    await publish(`双门无缓存第 ${round} 版`);
    await untilRight([near, far], `双门无缓存第 ${round} 版`);
    if (round === 1) expect(await ready()).toEqual({ status: 'ready', redis: 'away' });
  }
  await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 'ready', redis: 'connected' });
});

test('a portal that was away catches up before its first page', async () => {
  await far.kill('portal');
  await publish('双门晚到版');
  await untilRight([near], '双门晚到版');
  await far.start('portal');
  expect(await isRightAt(far, '双门晚到版')).toBe(true);
});

test('while the backend is away both portals serve the pages they have, and new ones once it is back', async () => {
  await near.kill('backend');
  expect(await isRightAt(near, '双门晚到版')).toBe(true);
  expect(await isRightAt(far, '双门晚到版')).toBe(true);
  await near.start('backend');
  await publish('双门最后版');
  await untilRight([near, far], '双门最后版');
});

const flash = (n: number, more: object = {}) => ({
  kind: 'flash' as const,
  sourceKey: `two:flash:${n}`,
  title: `双门快讯第 ${n} 条`,
  ...more,
});
/** Each flash by its number in this test, with its state. */
const steps = (notified: { id: number; state: string }[]) =>
  notified.map(({ id, state }) => `${id - id0} ${state}`);
let id0 = 0;
let id4 = 0;

test('open pages receive each flash once, from either portal and over restarts', async () => {
  const first = await openReadyStream(near.base, null);
  await near.import([flash(0)]);
  await expect.poll(() => first.told()).toHaveLength(1);
  id0 = first.told()[0]?.id ?? 0;
  await near.import([flash(1)]);
  await expect.poll(() => steps(first.told())).toEqual(['0 new', '1 new']);
  let last = first.events.at(-1)?.id ?? 0;
  await first.close();

  // Flashes are corrected, withdrawn and published while no stream is open; the stream of the other portal sends them.
  await near.import([flash(0, { title: '双门快讯改了' })]);
  await near.import([flash(1, { status: 'withdrawn' })]);
  await near.import([flash(2)]);
  const second = await openReadyStream(far.base, last);
  await expect.poll(() => steps(second.told())).toEqual(['0 changed', '1 gone', '2 new']);
  last = second.events.at(-1)?.id ?? 0;

  await far.kill('portal');
  await second.close();
  await near.import([flash(3)]);
  await far.start('portal');
  const third = await openReadyStream(far.base, last);
  await near.kill('backend');
  await near.start('backend');
  await near.import([flash(4)]);
  await expect
    .poll(() => third.told().map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['new', 'new']);
  // A database that was stopped in the middle skips ids.
  id4 = third.told().at(-1)?.id ?? 0;
  await third.close();

  // When it is stopped by a signal, a portal closes the streams of open pages at once.
  const fourth = await openReadyStream(far.base, null);
  process.kill(far.pidOf('portal'), 'SIGTERM');
  await expect.poll(() => fetch(`${far.base}/healthz`).catch(() => null)).toBeNull();
  await fourth.close();
  await far.start('portal');
});

test('an open page counts new flashes, and shows them only when the reader presses the button', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${near.base}/news`);
  const title = await page.title();
  const listens = page.waitForResponse(/\/api\/live/);
  await listens;
  const entry = page.locator(`[data-flash="${id4}"]`).first();
  const place = await entry.boundingBox();

  await near.import([flash(5)]);
  await near.import([flash(6)]);
  const bar = page.getByRole('button', { name: '有2条新快讯，点此展开' });
  await expect(bar).toBeVisible();
  expect(await page.title()).toBe(`(2) ${title}`);
  expect(await entry.boundingBox()).toEqual(place);

  await near.import([flash(4, { title: '双门快讯更正了' })]);
  await expect(page.getByRole('heading', { name: '双门快讯更正了' })).toBeVisible();
  await near.import([flash(3, { status: 'withdrawn' })]);
  await expect(page.locator(`[data-flash="${id0 + 3}"]`)).toContainText('本条已撤下');
  await expect(page.getByText('双门快讯第 5 条')).toHaveCount(0);

  // While the device is offline, new flashes are missed; they are counted once it is online again.
  await context.setOffline(true);
  await near.import([flash(7)]);
  await context.setOffline(false);
  const newFlashes = page.getByRole('button', { name: '有3条新快讯，点此展开' });
  await expect(newFlashes).toBeVisible({ timeout: 20_000 });

  await newFlashes.click();
  await expect(page.locator('h3').nth(0)).toContainText('双门快讯第 7 条');
  await expect(page.getByText('双门快讯第 5 条')).toBeVisible();
  await expect(page.getByText('双门快讯更正了')).toHaveCount(1);
  await expect(page.locator(`[data-flash="${id0 + 3}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /条新快讯/ })).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(errors).toEqual([]);
});

test('home, the editions and the page of a flash receive only flashes they show, in their language', async ({
  context,
}) => {
  const listening = async (path: string) => {
    const page = await context.newPage();
    const listens = page.waitForResponse(/\/api\/live/);
    await page.goto(near.base + path);
    await page.bringToFront();
    await listens;
    return page;
  };
  const home = await listening('/zh-hant');
  const flashPage = await listening(`/en/news/${id4 + 3}`);
  const usa = await listening('/usa');
  await home.bringToFront();
  await near.import([flash(7, { title: '双门快讯关于发行' }), flash(8)]);
  await expect(home.getByRole('button', { name: '有1則新快訊，點此展開' })).toBeVisible();
  await flashPage.bringToFront();
  await expect(flashPage.getByRole('heading', { level: 1 })).toHaveText(/双门快讯关于发行/);
  await near.import([flash(7, { status: 'withdrawn' })]);
  await expect(flashPage.getByText('This item has been withdrawn')).toBeVisible();
  await expect(usa.getByRole('button', { name: /条新快讯/ })).toHaveCount(0);
});
