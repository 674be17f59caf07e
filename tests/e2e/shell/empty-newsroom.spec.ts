import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@/tests/support/browser-test';
import { codeTo, dialogOf, GOOD_PASSWORD, logIn } from '@/tests/support/e2e-accounts';
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

test('the owner of the invitation signs up, becomes the administrator, and is led to the first steps', async ({
  page,
}) => {
  const { pathname, hash } = new URL(readFileSync(join(site.dataDir, 'admin-invitation'), 'utf8').trim());
  const main = page.locator('main');
  await page.goto(site.base + pathname);
  await expect(main.getByText('这一页要用启动时显示的邀请打开')).toBeVisible();
  await expect(main.getByRole('button', { name: '注册' })).toHaveCount(0);

  // The invitation may be opened in the tab that had the page without it.
  await page.goto(site.base + pathname + hash);
  await main.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL(site.base + pathname);
  const email = 'first.editor@example.test';
  const form = dialogOf(page);
  await form.locator('input[name=email]').fill(email);
  await form.locator('.field-action').click();
  await form.locator('input[name=code]').fill(await codeTo(site, email));
  await form.locator('input[name=new_password1]').fill(GOOD_PASSWORD);
  await form.locator('input[name=new_password2]').fill(GOOD_PASSWORD);
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('注册成功，请登录。')).toBeVisible();
  await logIn(page, email, GOOD_PASSWORD);
  await main.getByRole('button', { name: '成为管理员' }).click();

  const steps = main.getByRole('list', { name: '开张前的几步' });
  await expect(steps.getByRole('heading')).toHaveText('试寄一封信');
  const links = await steps
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['起名字', '/desk/brand'],
    ['选语言', '/desk/brand#languages'],
    ['选栏目', '/desk/brand#sections'],
    ['读过条款再公开', '/desk/manage/document'],
    ['发第一条快讯', '/desk/flash'],
  ]);
  for (const [, path] of links) expect((await page.goto(`${site.base}${path}`))?.status() ?? 200).toBe(200);
  // The page asks an administrator for no invitation, and everybody else still.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site.base + pathname);
  await expect(steps).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(main.getByText('这一页要用启动时显示的邀请打开')).toBeVisible();
});
