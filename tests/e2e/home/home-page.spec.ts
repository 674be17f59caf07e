import { expect, test } from '@/tests/support/browser-test';
import { expect as expectMember, test as memberTest } from '@/tests/support/members';

test('what editors placed on the home page is shown in each language, and its link works', async ({
  request,
}) => {
  for (const [prefix, title] of [
    ['/', '链讯周刊'],
    ['/zh-hant', '鏈訊週刊'],
    ['/en/home', 'The Weekly: seven days'],
  ] as const) {
    const html = (await (await request.get(prefix)).text()).replaceAll('<wbr/>', '');
    const links = [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>(?:(?!<\/a>).)*<\/a>/gs)];
    const [, address = ''] = links.find(([link]) => link.includes(title)) ?? [];
    expect((await request.get(address, { maxRedirects: 0 })).status(), prefix).toBe(200);
  }
});

test('the topic of decentralised exchanges has a list of its most read stories, other topics have none', async ({
  request,
}) => {
  expect(await (await request.get('/features/5')).text()).toContain('DEX热读');
  expect(await (await request.get('/features/1')).text()).not.toContain('DEX热读');
});

test('the home page and the page of columns list no article twice', async ({ page }) => {
  for (const path of ['/', '/columns']) {
    await page.goto(path);
    const links = page.locator('main a[href^="/wz_detail/"]:not([aria-hidden])');
    // Hot searches are words: their links lead to articles but do not name any. The most read are a ranking of all but
    // those of the lead block.
    const addresses = await links.evaluateAll((all) =>
      all
        .filter((link) => !/^(?:热搜|读得最多)/.test(link.closest('section')?.textContent ?? ''))
        .map((link) => link.getAttribute('href')),
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses, path).toEqual([...new Set(addresses)]);
  }
});

test('the most read leave out the lead and the picks, and are five', async ({ page }) => {
  await page.goto('/');
  const addressesOf = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const block = await addressesOf('main :is(h1, h3) a[href^="/wz_detail/"]');
  const lead = new Set(block.slice(0, 5));
  expect(lead.size).toBe(5);
  for (const window of ['24小时', '一周']) {
    const read = await addressesOf(`section[aria-label="读得最多"] ol[aria-label="${window}"] a`);
    expect(read).toHaveLength(5);
    expect(read.filter((address) => lead.has(address))).toEqual([]);
  }
});

test('from 1680 px the third column has the most read, topics, the letter and the weekly, and searches stand below the flashes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1200 });
  await page.goto('/');
  const boxOf = async (name: string) => {
    const box = await page
      .locator('main section:visible', { hasText: new RegExp(`^${name}`) })
      .last()
      .boundingBox();
    return box ?? { x: 0, y: 0 };
  };
  const [flashes, searches, read, topics, letter, weekly] = await Promise.all(
    ['快讯', '热搜', '读得最多', '专题', '晨信', '周刊'].map(boxOf),
  );
  expect(searches?.x).toBeLessThan(read?.x ?? 0);
  expect(searches?.y).toBeGreaterThan(flashes?.y ?? 0);
  const column = [read, topics, letter, weekly];
  for (const box of column) expect(box?.x).toBe(read?.x);
  expect(column.map((box) => box?.y)).toEqual(column.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('main form[action="/api/letters/subscribe"]:visible')).toHaveCount(1);
});

test('popular authors link to their author pages', async ({ page }) => {
  await page.goto('/home_wz');
  const links = page.locator('section', { hasText: '热门作者' }).locator('li a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^\/columnlist\/\d+$/);
});

test('the page of authors lists the most read columns', async ({ request }) => {
  expect(await (await request.get('/columnlist')).text()).toContain('专栏热读');
});

test('flashes of earlier days have a date above them, those of today have none', async ({ page }) => {
  const notified = page.waitForResponse('**/api/site-status');
  await page.goto('/');
  const { today } = await (await notified).json();
  const rows = await page.locator('main ol.ledger-narrow > li').evaluateAll((all) =>
    all.map((row) => ({
      flash: row.querySelector('article time')?.getAttribute('datetime')?.slice(0, 10) ?? '',
      head: row.querySelector(':scope > p > time')?.getAttribute('datetime') ?? null,
    })),
  );
  expect(rows.length).toBeGreaterThan(5);
  rows.forEach(({ flash, head }, at) => {
    const before = rows[at - 1]?.flash ?? today;
    expect({ flash, head }).toEqual({ flash, head: flash === before ? null : flash });
  });
});

test('flows, which are changes, are drawn as bars, and other series as lines', async ({ page }) => {
  await page.goto('/');
  const drawing = (name: string) => page.getByRole('img', { name: new RegExp(`^${name}.*近60天走势`) });
  const bars = drawing('ETF').locator('i[class*="bg-"]');
  expect(await bars.count()).toBeGreaterThan(20);
  await expect(drawing('ETF').locator('path')).toHaveCount(0);
  await expect(drawing('DEX').locator('path')).toHaveCount(1);
});

memberTest('an author with an account says since when', async ({ members, request }) => {
  const { list } = await members.site.post('/getAuthorListNew', { size: 50 });
  const [memberAuthor, foreign] = [true, false].map((isOwn) =>
    list.find(({ user_id }: { user_id: number | null }) => (user_id !== null) === isOwn),
  );
  const read = async (id: number) => (await request.get(`${members.site.base}/columnlist/${id}`)).text();
  expectMember(await read(memberAuthor.id)).toMatch(/\d{4}年\d{1,2}月\d{1,2}日加入/);
  expectMember(await read(foreign.id)).not.toMatch(/日加入/);
});

test('the words before a later flash of a topic stay on one line', async ({ page }) => {
  await page.goto('/en/home');
  const words = page.locator('main p > b + time');
  const lines = await words.evaluateAll((all) =>
    all.map((time) => time.previousElementSibling?.getClientRects().length),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('what editors recommend begins on the same lines, and its titles are one text each', async ({
  page,
}) => {
  for (const path of ['/', '/en/home']) {
    await page.goto(path);
    const boxes = await page.locator('main li:has(> p > .n-display + .text-sm)').evaluateAll((all) =>
      all.map((box) => {
        const title = box.querySelector('h3');
        const range = document.createRange();
        if (title) range.selectNodeContents(title);
        const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].toSorted(
          (a, b) => a - b,
        );
        return { top: tops[0], steps: tops.slice(1).map((top, at) => top - (tops[at] ?? 0)) };
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map(({ top }) => top)).size, path).toBe(1);
    for (const step of boxes.flatMap(({ steps }) => steps)) expect(step, path).toBeGreaterThan(20);
  }
});
