import { accessibilityErrors } from '@/tests/support/accessibility';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { expect, signInByProvider, test, toast } from '@/tests/support/members';

test('an edition that the desk adds has a page, feeds and a place in menus until it is taken away', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  const statusOf = async (path: string) => (await members.site.get(path)).status;
  const has = (path: string, text: string) => async () => (await members.site.get(path)).html.includes(text);
  expect(await statusOf('/regions/singapore')).toBe(404);

  await page.goto('/desk/brand');
  const editions = page.getByRole('region', { name: '地区版' });
  await editions.getByRole('button', { name: '加一个地区版' }).click();
  await editions.getByLabel('地址').fill('Singapore');
  await editions.getByLabel('时区').fill('Asia/Singapor');
  await editions.getByLabel('时间后面写').fill('SGT');
  const names = editions.getByRole('group', { name: '名字', exact: true });
  await names.getByLabel('简体').fill('新加坡');
  await names.getByLabel('英文').fill('Singapore');
  await editions.getByRole('button', { name: '深' }).click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(editions.getByRole('alert')).toHaveText([/用小写字母/, /没有这个时区/]);
  await expect(editions.getByLabel('时间后面写')).toHaveValue('SGT');
  expect(await accessibilityErrors(page)).toEqual([]);
  await editions.getByLabel('地址').fill('singapore');
  await editions.getByLabel('时区').fill('Asia/Singapore');
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(toast(page, '门面已更新')).toBeVisible();
  await expect.poll(() => statusOf('/regions/singapore')).toBe(200);
  // Without a story nothing leads to it.
  expect(await has('/news', 'href="/regions/singapore"')()).toBe(false);
  expect(await has('/regions/singapore', 'noindex')()).toBe(true);

  const published = await page.evaluate(async () => {
    const answer = await fetch('/api/call/publishFlash', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ lang: 'zh-Hans', title: '星洲结算行开出第一张凭证', text: '凭证当日到账。' },
        region: 'singapore',
      }),
    });
    return answer.json();
  });
  expect(published.code).toBe(200);
  await expect.poll(has('/news', 'href="/regions/singapore"')).toBe(true);
  const html = (await members.site.get('/en/regions/singapore')).html;
  for (const text of [
    'data-section="dark"',
    'Singapore - Lianxun</title>',
    '星洲结算行开出第一张凭证',
    '>SGT<',
  ])
    expect([text, html.includes(text)]).toEqual([text, true]);
  expect(html).not.toContain('noindex');
  expect(await has('/regions/singapore/feed.xml', '星洲结算行开出第一张凭证')()).toBe(true);
  expect(await has('/sitemaps/pages.xml', '/zh-hant/regions/singapore</loc>')()).toBe(true);
  expect(await has('/llms.txt', '/regions/singapore')()).toBe(true);
  expect(await has('/api/v1/content?region=singapore', '星洲结算行开出第一张凭证')()).toBe(true);
  const [, card = ''] = /property="og:image" content="[^"]*?(\/share\/region\/[^"]+)"/.exec(html) ?? [];
  expect(await statusOf(card)).toBe(200);
  await page.goto('/en/regions/singapore');
  expect(await accessibilityErrors(page)).toEqual([]);

  await page.goto('/desk/brand');
  await editions.getByText('新加坡', { exact: true }).click();
  await editions.getByRole('button', { name: '拿掉新加坡' }).click();
  await page.getByRole('button', { name: '更新门面' }).click();
  await expect(toast(page, '门面已更新')).toBeVisible();
  await expect.poll(() => statusOf('/regions/singapore')).toBe(404);
  for (const path of ['/regions/singapore/feed.xml', '/en/regions/singapore'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await expect.poll(has('/news', 'href="/regions/singapore"')).toBe(false);
});
