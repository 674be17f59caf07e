import { sampleOf } from '@/tests/support/e2e-accounts';
import { expectWholePage } from '@/tests/support/desk-pages';
import { asEditor, expect, signInByProvider, test, toast } from '@/tests/support/members';

test('a new name and accent colour are on readers’ pages without a restart, and an earlier version undoes them', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  const has = (path: string, text: string) => async () => (await members.site.get(path)).html.includes(text);
  const before = (await members.site.get('/news')).html;
  expect(before).not.toContain('--brand-mark');

  await expectWholePage(page, '/desk/brand');
  await page.setViewportSize({ width: 1440, height: 900 });
  const names = page.getByRole('group', { name: /^名字/ });
  await names.getByLabel('简体').fill('潮间');
  await expect(names.getByLabel('繁体')).toHaveAttribute('placeholder', '潮间');
  await names.getByLabel('英文').fill('Tideline');
  await expect(page.getByRole('region', { name: '读者看到的' })).toContainText('潮间');
  const colour = page.getByRole('textbox', { name: '要紧' });
  await colour.fill('#e0712b');
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '看不清' })).toBeVisible();
  await page.getByRole('status').filter({ hasText: '最近的两个' }).getByRole('button').first().click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(toast(page, '门面已更新')).toBeVisible();
  for (const [path, text] of [
    ['/news', '潮间</title>'],
    ['/news', '--brand-mark:light-dark('],
    ['/zh-hant/news', '潮間'],
    ['/en/news', 'Tideline</title>'],
    ['/feed.xml', '<title>潮间</title>'],
    ['/manifest.webmanifest', '潮间'],
    ['/llms.txt', '# 潮间'],
  ] as const)
    await expect.poll(has(path, text)).toBe(true);
  for (const path of ['/', '/news', '/columns', '/aboutus'])
    expect((await members.site.get(path)).html.replace(/<main[\s\S]*<\/main>/, '')).not.toContain('链讯');

  await page.reload();
  await page.getByRole('button', { name: '把第1版取回表单' }).click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(toast(page, '门面已更新')).toBeVisible();
  await expect.poll(has('/news', '链讯</title>')).toBe(true);
  expect((await members.site.get('/news')).html).not.toContain('--brand-mark');
});

test('a section that is switched off answers 404 and is in no menu and no sitemap, until it is on again', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  const statusOf = async (path: string) => (await members.site.get(path)).status;
  const pages = async () => (await members.site.get('/sitemaps/pages.xml')).html;
  expect(await statusOf('/events')).toBe(200);
  expect(await pages()).toContain('/events</loc>');

  await page.goto('/desk/brand');
  await page.getByRole('group', { name: '活动' }).getByRole('button', { name: '关' }).click();
  await page.getByRole('group', { name: '主导航' }).getByText('专栏', { exact: true }).click();
  await page.getByRole('button', { name: '专栏往前移' }).click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(toast(page, '门面已更新')).toBeVisible();
  await expect.poll(() => statusOf('/events')).toBe(404);
  for (const path of [
    '/en/events',
    '/events/feed.xml',
    '/gw_shijian',
    '/activity',
    '/embed/events/1',
    '/api/events/calendar.ics',
    '/api/v1/events',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect((await pages()).includes('/events</loc>')).toBe(false);
  expect((await members.site.get('/sitemap.xml')).html).not.toContain('/sitemaps/event');
  const news = (await members.site.get('/news')).html;
  expect(news.includes('href="/events"')).toBe(false);
  const places = ['/columns', '/news'].map((path) => news.indexOf(`href="${path}" class="side-link"`));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  await page.reload();
  await page.getByRole('group', { name: '活动' }).getByRole('button', { name: '开' }).click();
  await page.getByRole('button', { name: '用原来的', exact: true }).first().click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect.poll(() => statusOf('/events')).toBe(200);
});

test('with the data section off readers are not asked for the colours of prices', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  const choices = async () => (await members.site.get('/en/news')).html.split('Price colours').length - 1;
  expect(await choices()).toBeGreaterThan(1);
  const turn = async (to: string) => {
    await page.goto('/desk/brand');
    await page.getByRole('group', { name: '数据' }).getByRole('button', { name: to }).click();
    await page.getByRole('button', { name: '更新门面' }).click();
    await expect(toast(page, '门面已更新')).toBeVisible();
  };
  await turn('关');
  // The words remain in the messages that the page has for scripts.
  const shown = async () => (await page.goto('/en/news')) && page.getByText('Price colours').count();
  await expect.poll(shown).toBe(0);
  await turn('开');
  await expect.poll(shown).toBeGreaterThan(0);
});

test('the titles of the preview keep away from its frame, and are about no subject', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/desk/brand');
  const grounds = page.getByRole('region', { name: 'What readers see' }).locator('[data-ground]');
  await expect(grounds).toHaveCount(2);
  for (const ground of await grounds.all()) {
    const frame = await ground.boundingBox();
    for (const title of await ground.locator('b.entry-body').all()) {
      const box = await title.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0) - 12,
      );
      await expect(title).toContainText('looks like this');
    }
  }
});

test('the first steps of a newsroom lead to the part of the page they are about', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  for (const [step, part] of [
    ['选语言', '文字'],
    ['选栏目', '栏目'],
  ] as const) {
    await page.goto('/setup');
    await page.getByRole('link', { name: step }).click();
    await expect(page.getByRole('region', { name: part, exact: true })).toBeInViewport();
  }
});

test('with English first a newcomer at the front door is sent to the English home page, and no cache stores that', async ({
  browser,
  page,
  request,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  const openedAt = async (headers: Record<string, string>) => {
    const answer = await request.get('/', { headers, maxRedirects: 0 });
    const { location, 'cache-control': caching } = answer.headers();
    return [answer.status(), location && new URL(location, answer.url()).pathname, caching];
  };
  // As a browser opens an address from outside the site, and as programs do.
  const byNewcomer = () => openedAt({ 'sec-fetch-dest': 'document' });
  const byProgram = () => openedAt({});
  const makeFirst = async (name: string) => {
    await page.goto('/desk/brand');
    await page.getByRole('button', { name: `把${name}排第一` }).click();
    await page.getByRole('button', { name: '更新门面' }).click();
    await expect(toast(page, '门面已更新')).toBeVisible();
  };
  const chinese = [200, undefined, expect.stringMatching(/s-maxage=[1-9]/)];
  await expect.poll(byNewcomer).toEqual(chinese);

  await makeFirst('English');
  await expect.poll(byNewcomer).toEqual([307, '/en/home', 'no-store']);
  await expect.poll(byProgram).toEqual([200, undefined, expect.stringMatching(/s-maxage=0/)]);
  const newcomer = await browser.newContext({ baseURL: members.site.base, locale: 'zh-CN' });
  const opened = await newcomer.newPage();
  await opened.goto('/');
  await expect(opened.locator('html')).toHaveAttribute('lang', 'en');
  await newcomer.close();

  await makeFirst('简体');
  await expect.poll(byNewcomer).toEqual(chinese);
  await expect.poll(byProgram).toEqual(chinese);
});

test('editors who are no administrators get the 404 page', async ({ page, members }) => {
  await asEditor(page, members);
  expect((await page.goto('/desk/brand'))?.status()).toBe(404);
});
