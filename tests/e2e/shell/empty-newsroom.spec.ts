import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3487, 4487, {
  ...{ SAMPLE_CONTENT: 'off', SITE_NAME: '潮间', SITE_NAME_EN: 'Tideline' },
});

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const SECTIONS = [
  ...['/news', '/home_wz', '/columns', '/features', '/events', '/DataEra', '/DataEra/records'],
  ...['/home_jszk', '/home_tools', '/home_zt', '/hk', '/usa'],
];

test('sections with nothing in them say so in each language, and are in no index, sitemap or menu', async ({
  page,
}) => {
  const { html: pages } = await site.get('/sitemaps/pages.xml');
  const { html: parts } = await site.get('/sitemap.xml');
  expect(parts.match(/<loc>/g)).toHaveLength(1);
  for (const [prefix, nothing] of [
    ['', /还没有|近期没有|没有/],
    ['/zh-hant', /還沒有|近期沒有|沒有/],
    ['/en', /\bno\b|nothing|not yet/i],
  ] as const)
    for (const path of SECTIONS) {
      const { status, html } = await site.get(prefix + path);
      expect([prefix + path, status]).toEqual([prefix + path, 200]);
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(pages).not.toContain(`${prefix}${path}</loc>`);
      await page.setContent(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
      expect(await page.locator('main').innerText()).toMatch(nothing);
    }
  // Categories nobody has written in are no choice for readers.
  for (const path of ['/news', '/home_wz'])
    expect((await site.get(path)).html).not.toMatch(/href="\/(?:news\/category|home_wz)\/\d+"/);
  const { html: home } = await site.get('/');
  expect(home).toContain('潮间');
  expect([...home.matchAll(/href="\/(?:features|wz_detail|news|contents)\/\d+"/g)]).toEqual([]);
});

test('the page of data has no table of nothing, and an edition no line through its words', async ({
  page,
}) => {
  for (const prefix of ['', '/en']) {
    await page.goto(`${site.base}${prefix}/DataEra`);
    await expect(page.locator('.series-columns')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(prefix ? 'Data' : '数据');
    for (const region of ['/hk', '/usa']) {
      await page.goto(`${site.base}${prefix}${region}`);
      await expect(page.locator('#flashes .btn')).toBeVisible();
      await expect(page.locator('#flashes ol')).toHaveCount(0);
    }
  }
});
