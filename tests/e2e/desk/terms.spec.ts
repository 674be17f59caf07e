import { sampleOf } from '@/tests/support/e2e-accounts';
import { expect, signInByProvider, test, toast } from '@/tests/support/members';

const IN_TAIWAN = '交割機構';

test('a word of the desk’s dictionary shows where it would change pages, and holds on pages, feeds and Markdown until it is deleted', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, (account) => account.role === 'editor');
  await signInByProvider(page.context(), members, { email: login, password });
  const has = (path: string) => async () => (await members.site.get(path)).html.includes(IN_TAIWAN);

  await page.goto('/desk/manage/term/new');
  await page.getByLabel('简体写法').fill('清算所');
  await expect(page.getByText(/^已发布的页面有\d+个会改变$/)).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('mark') })
      .first(),
  ).toContainText('清算所');
  await page.getByLabel('台湾写法').fill(IN_TAIWAN);
  await page.getByLabel('例外的词组').fill('别的话');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('要包含简体写法，并且更长')).toBeVisible();
  await page.getByLabel('例外的词组').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '已保存')).toBeVisible();
  for (const path of ['/zh-hant/news', '/zh-hant/news/feed.xml']) await expect.poll(has(path)).toBe(true);
  expect(await has('/hk')()).toBe(false);

  await page.waitForURL(/\/desk\/manage\/term\/\d+$/);
  await page.getByRole('button', { name: '删除', exact: true }).press('Enter');
  await page.getByRole('button', { name: '删除它' }).press('Enter');
  await expect(toast(page, '《清算所》已删除，30天内可以恢复。')).toBeVisible();
  for (const path of ['/zh-hant/news', '/zh-hant/news/feed.xml']) await expect.poll(has(path)).toBe(false);
});
