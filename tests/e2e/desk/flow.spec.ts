import { startFeedServer } from '@/tests/support/feed-server';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { asEditor, asMember, expect, newMember, test, toast } from '@/tests/support/members';

const NEWS = [
  '渡轮公司公布船票数据',
  '清算所延长夜间时段',
  '矿场签下供热合同',
  '仲裁庭公布账本',
  '灯塔基金改为季报',
];

test('a feed is added, five of its entries are published by keyboard, and one is discarded and restored', async ({
  page,
  members,
}) => {
  test.setTimeout(120_000);
  const feeds = await startFeedServer();
  const minutes = (n: number) => new Date(Date.now() - n * 60_000).toUTCString();
  feeds.setFeed('/feed.xml', [
    ...NEWS.map((title, n) => ({ title, path: `/n/${n}`, text: `${title}。`, date: minutes(n + 2) })),
    { title: '不相干的一条', path: '/n/spam', date: minutes(1) },
  ]);
  await asEditor(page, members);
  await page.goto('/desk/feeds');
  await page.getByLabel('地址').fill(`${feeds.base}/feed.xml`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '测试来源' })).toBeVisible({ timeout: 30_000 });

  await page.goto('/desk/flash');
  const incoming = page.locator('[data-incoming]');
  await expect(incoming).toHaveCount(6);
  const title = page.locator('textarea[name=title]');
  await expect(title).toBeFocused();
  await page.keyboard.press('Alt+x');
  await expect(incoming).toHaveCount(5);
  await expect(page.getByText('不要了：不相干的一条')).toBeVisible();
  await page.keyboard.press('Alt+z');
  await expect(incoming).toHaveCount(6);
  await page.keyboard.press('Alt+x');
  await expect(incoming).toHaveCount(5);

  await page.keyboard.type('写了一半');
  await page.keyboard.press('Alt+Enter');
  await expect(toast(page, '格里还有没发的字')).toBeVisible();
  await expect(title).toHaveValue('写了一半');
  await title.fill('');
  for (const [n, words] of NEWS.entries()) {
    await page.keyboard.press('Alt+Enter');
    await expect(title).toHaveValue(words);
    await expect(title).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('');
    await expect(incoming).toHaveCount(4 - n);
  }
  for (const words of NEWS) await expect(page.locator('[data-flash]', { hasText: words })).toHaveCount(1);
  await feeds.stop();
});

test('a flash stands in the list of its category and in its regional edition', async ({ page, members }) => {
  await asEditor(page, members);
  await page.goto('/desk/flash');
  await page.locator('textarea[name=title]').fill('港岛一家清算行改了结算时刻');
  await page.getByLabel('分类').selectOption({ label: '政策' });
  await page.getByLabel('地区版').selectOption({ label: '香港' });
  await page.locator('textarea[name=title]').press('Enter');
  await expect(page.locator('[data-flash]', { hasText: '港岛一家清算行' })).toHaveCount(1);
  const policy =
    /href="(\/news\/category\/\d+)"[^>]*>政策</.exec((await members.site.get('/news')).html)?.[1] ?? '';
  for (const path of [policy, '/hk'])
    await expect
      .poll(async () => (await members.site.get(path)).html.includes('港岛一家清算行'), { message: path })
      .toBe(true);
  expect((await members.site.get('/usa')).html).not.toContain('港岛一家清算行');
});

test('stories are selected by keyboard, a dry run comes first, and every refusal is named', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  const writer = await newMember(members);
  const begun = await asMember(members, writer, 'saveDraft', { ...WHOLE_TEXT, title: '成批：只是草稿' });
  await page.goto('/desk/flash');
  await expect(page.locator('textarea[name=title]')).toBeFocused();
  await page.keyboard.type('成批：已经发出');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flash]', { hasText: '成批：已经发出' })).toHaveCount(1);

  await page.goto('/desk/items?q=成批');
  await expect(page.locator('[data-item]')).toHaveCount(2);
  const bar = page.getByRole('region', { name: '一次处理多条' });
  // The keys of the list work a moment after its rows are shown.
  await expect(async () => {
    if (!(await bar.isVisible())) await page.keyboard.press('a');
    await expect(bar.getByText('选了2条')).toBeVisible({ timeout: 500 });
  }).toPass();
  await bar.getByRole('button', { name: '先看结果' }).click();
  await expect(bar.getByText('能撤下1条，不能1条')).toBeVisible();
  await expect(bar.getByRole('listitem')).toContainText(['成批：只是草稿']);
  await bar.getByRole('button', { name: '撤下这1条' }).click();
  await expect(bar.getByText('撤下了1条，没有1条')).toBeVisible();
  await expect(page.locator('[data-item]', { hasText: '成批：已经发出' })).toContainText('已撤下');
  await expect(page.locator(`[data-item="${begun.data.id}"]`)).toContainText('草稿');
});

test('an embargo of a live story asks for a reason, and the story shows where it is used', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  await page.goto('/desk/flash');
  await expect(page.locator('textarea[name=title]')).toBeFocused();
  await page.keyboard.type('要暂缓的一条');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flash]', { hasText: '要暂缓的一条' })).toHaveCount(1);
  await page.keyboard.press('Alt+f');
  await expect(page.getByText('不接着它')).toBeVisible();
  await expect(page.locator('textarea[name=title]')).toBeFocused();
  await page.keyboard.type('接着写的一条');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flash]', { hasText: '接着写的一条' })).toHaveCount(1);

  await page.goto('/desk/items?q=要暂缓的一条');
  const row = page.locator('[data-item]').first();
  await row.getByRole('button', { name: '处理：要暂缓的一条' }).click();
  await expect(row.getByText('用在这些地方')).toBeVisible();
  await expect(row.getByRole('link', { name: '接着写的一条' })).toBeVisible();
  await row.getByRole('button', { name: '暂缓', exact: true }).click();
  const send = row.locator('form').getByRole('button', { name: '暂缓', exact: true });
  await expect(send).toBeDisabled();
  await page.keyboard.type('等官方消息');
  await page.keyboard.press('Enter');
  await expect(toast(page, '《要暂缓的一条》暂缓发布。')).toBeVisible();
  await row.getByRole('button', { name: '处理：要暂缓的一条' }).click();
  await expect(row.getByText('暂缓发布：等官方消息')).toBeVisible();
  // Actions that only administrators may take are not offered.
  await expect(row.getByRole('button', { name: /移除/ })).toHaveCount(0);

  const id = await row.getAttribute('data-item');
  await page.goto(`/news/${id}`);
  await expect(page.getByText('最新进展：')).toBeVisible();
  await expect(page.getByRole('region', { name: '前因后果' }).getByRole('link')).toHaveText('接着写的一条');
});
