import { asMember, signInByProvider, expect, storiesOf, newMember, test } from '@/tests/support/members';

test('a member’s searches are stored, listed in the search field, and deleted there', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  for (const keyword of ['稳定币', 'SQL 学习']) {
    const recorded = page.waitForResponse('**/api/call/recordSearch');
    await page.goto(`/search/${encodeURIComponent(keyword)}`);
    expect((await recorded).status()).toBe(200);
  }
  await page.goto('/search');
  const field = page.locator('main').getByRole('combobox');
  await field.click();
  await expect(page.locator('main').getByRole('option')).toHaveText(['SQL 学习', '稳定币']);
  const removed = page.waitForResponse('**/api/call/deleteSearchRecords');
  await page.getByRole('button', { name: '从搜索历史中删除“稳定币”' }).click();
  await removed;
  await expect(page.locator('main').getByRole('option')).toHaveText(['SQL 学习']);
  const cleared = page.waitForResponse('**/api/call/deleteSearchRecords');
  await page.getByRole('button', { name: '清空搜索历史' }).click();
  await cleared;
  expect((await asMember(members, member, 'searchRecords', {})).data.list).toEqual([]);
});

test('more results of one kind are added without loading a new page', async ({ page, members }) => {
  const [item] = await storiesOf(members, 'flashes', 1);
  expect(item).toBeDefined();
  await page.goto(`/search/${encodeURIComponent('的')}?kind=flash`);
  const rows = page.locator('main article.entry');
  const first = await rows.count();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: '更多快讯' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a search that finds nothing shows the results of a similar word, or links to sections', async ({
  page,
}) => {
  await page.goto('/search/stablecion');
  await expect(page.getByText(/没有找到.*stablecion.*以下是.*stablecoin/)).toBeVisible();
  await expect(page.locator('main article.entry').first()).toBeVisible();
  await page.goto('/en/search/qqqqzzzz');
  await expect(page.locator('main').getByRole('link', { name: 'Columns' })).toBeVisible();
});

test('only the search field that has the focus is outlined', async ({ page }) => {
  await page.goto('/search');
  const frames = page.locator('form[role=search]:visible');
  const areOutlined = () =>
    frames.evaluateAll((all) =>
      all.map((form) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(form);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
  await frames.first().locator('input').focus();
  await expect
    .poll(async () => {
      const [first, ...others] = await areOutlined();
      return { first, isAnyOther: others.includes(true) };
    })
    .toEqual({ first: true, isAnyOther: false });
});
