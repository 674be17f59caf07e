import { accessibilityErrors } from '@/tests/support/accessibility';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, expect, signInByProvider, test, toast } from '@/tests/support/members';

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
  for (const path of ['/regions/singapore/feed.xml', '/en/regions/singapore', '/regions/hk/feed.xml'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await expect.poll(has('/news', 'href="/regions/singapore"')).toBe(false);
});

test('names of any length fit on the signs of editions and in the bar above them', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  const admin = (await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password })).data;
  const record = { kind: 'brand', id: 1 } as const;
  const { document: before, version } = (await asMember(members, admin, 'readRecord', record)).data;
  const common = { time_zone: 'Europe/London', zone: 'GMT' };
  const names = [
    { 'zh-Hans': '马来西亚', en: 'Malaysia' },
    { en: 'United Kingdom' },
    { 'zh-Hans': '阿拉伯联合酋长国' },
  ];
  const regions = names.flatMap((name, at) =>
    (['light', 'dark'] as const).map((look) => ({ key: `${look}-${at}`, name, look, ...common })),
  );
  await asMember(members, admin, 'saveRecord', { ...record, version, document: { ...before, regions } });
  await expect.poll(async () => (await members.site.get('/regions/dark-2')).status).toBe(200);
  for (const { key } of regions)
    for (const prefix of ['', '/zh-hant', '/en']) {
      await page.goto(`${prefix}/regions/${key}`);
      for (const width of [1440, 1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.evaluate(() => {
          const box = document.querySelector('h1');
          const mark = document.querySelector('header .truncate');
          const around = box?.closest('div')?.getBoundingClientRect();
          if (!box?.firstElementChild || !mark || !around) return null;
          const range = document.createRange();
          range.selectNodeContents(box.firstElementChild);
          const letters = range.getBoundingClientRect();
          // The board of a dark edition has a height of its own; other signs are as high as their lines.
          const isBoard = getComputedStyle(box.firstElementChild).writingMode === 'vertical-rl';
          return {
            right: letters.right > around.right + 1,
            left: letters.left < around.left - 1,
            height: isBoard && letters.height > box.getBoundingClientRect().height + 1,
            page: document.documentElement.scrollWidth > innerWidth,
            // Between 1280 and 1320 px the name of the newsroom may end in dots in the bar of an edition.
            mark: innerWidth !== 1280 && mark.scrollWidth > mark.clientWidth,
          };
        });
        const whole = { right: false, left: false, height: false, page: false, mark: false };
        expect([prefix, key, width, cut]).toEqual([prefix, key, width, whole]);
      }
    }
  const now = (await asMember(members, admin, 'readRecord', record)).data;
  await asMember(members, admin, 'saveRecord', { ...record, version: now.version, document: before });
});
