import { accessibilityErrors } from '@/tests/support/accessibility';
import { asEditor, expect, newMember, signInByProvider, test, toast } from '@/tests/support/members';

test('a reader proposes a tool, an editor adds it to the directory, and readers find it and vote once', async ({
  page,
  browser,
  members,
}) => {
  const reader = await (await browser.newContext({ baseURL: members.site.base })).newPage();
  await signInByProvider(reader.context(), members, await newMember(members));
  await reader.goto('/home_tools');
  await reader.getByLabel('名称').fill('灯下浏览器');
  await reader.getByLabel('网址').fill('https://lamp.example/');
  await reader.getByLabel('一两句话说明').fill('给夜里对账的人看的区块浏览器。');
  await reader.getByRole('button', { name: '交给编辑' }).click();
  await expect(reader.getByText('已交给编辑，结果会发到消息里。')).toBeVisible();

  await asEditor(page, members);
  await page.goto('/desk/manage/tool');
  const row = page.getByRole('listitem').filter({ hasText: '灯下浏览器' });
  await expect(row.getByRole('button', { name: '收入目录' })).toBeDisabled();
  expect(await accessibilityErrors(page)).toEqual([]);
  await row.getByLabel('选择分类').selectOption({ index: 1 });
  await row.getByRole('button', { name: '收入目录' }).click();
  await expect(toast(page, '已收入目录')).toBeVisible();
  await expect(row.getByRole('button', { name: '收入目录' })).toHaveCount(0);

  const listed = async () => (await members.site.get('/home_tools')).html;
  await expect.poll(listed).toContain('灯下浏览器');
  await reader.goto('/home_tools');
  await reader.getByRole('link', { name: '灯下浏览器' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: '灯下浏览器' })).toBeVisible();
  const vote = reader.getByRole('button', { name: '我在用，投一票' });
  await vote.click();
  await expect(reader.getByText('1人投票')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('button', { name: '已投票' })).toHaveAttribute('aria-pressed', 'true');
  await reader.goto('/my/mymessage');
  await expect(reader.getByText('灯下浏览器').first()).toBeVisible();
  await reader.context().close();
});
