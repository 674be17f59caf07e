import type { Page } from '@playwright/test';
import { expectWholePage } from '@/tests/support/desk-pages';
import { sampleOf } from '@/tests/support/e2e-accounts';
import {
  asMember,
  expect,
  type MemberSite,
  newMember,
  signInByProvider,
  test,
  toast,
} from '@/tests/support/members';

const FOR_EDITORS = [
  '/desk/manage/topic',
  '/desk/manage/author/1',
  '/desk/manage/series/1',
  '/desk/feedback',
  '/desk/letters',
  '/desk/redirects',
  '/desk/searches',
  '/desk/manage/recommendation',
  '/desk/manage/landing/1',
  '/desk/manage/document/1',
];
const FOR_ADMINS = ['/desk/realname', '/desk/users', '/desk/users/1'];

async function asRole(page: Page, members: MemberSite, role: 'editor' | 'admin'): Promise<string> {
  const { login, password } = sampleOf(members.site, (account) => account.role === role);
  await signInByProvider(page.context(), members, { email: login, password });
  const signedIn = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  return signedIn.data.token;
}

const shown = async (members: MemberSite, path: string, text: string) =>
  (await members.site.get(path)).html.includes(text);

test('a topic is created by keyboard, shown in three languages, merged with another editor’s change, deleted and restored', async ({
  page,
  members,
}) => {
  const token = await asRole(page, members, 'editor');
  await page.goto('/desk/manage/topic');
  await page.getByRole('link', { name: '新建专题' }).press('Enter');
  await page.waitForURL('**/desk/manage/topic/new');
  const name = page.getByRole('group', { name: '名称' });
  await name.getByLabel('简体').fill('渡轮上链');
  await name.getByLabel('英文').fill('Ferries on chain');
  await page.getByRole('group', { name: '一句话近况' }).getByLabel('简体').fill('第二条航线下周开。');
  await page.getByLabel('选置顶条目').pressSequentially('清算');
  await expect(page.getByRole('list', { name: '选置顶条目' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '已保存')).toBeVisible();
  await page.waitForURL(/\/desk\/manage\/topic\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect.poll(() => shown(members, `/features/${id}`, '第二条航线下周开。')).toBe(true);
  await expect.poll(() => shown(members, `/zh-hant/features/${id}`, '渡輪上鏈')).toBe(true);
  await expect.poll(() => shown(members, `/en/features/${id}`, 'Ferries on chain')).toBe(true);

  const read = async () => (await asMember(members, { token }, 'readRecord', { kind: 'topic', id })).data;
  const { version, document } = await read();
  const theirs = { ...document, is_special: true, name: { 'zh-Hans': '渡轮上链了' } };
  await asMember(members, { token }, 'saveRecord', { kind: 'topic', id, version, document: theirs });
  await name.getByLabel('简体').fill('船票上链');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('这几处你们都改了')).toBeVisible();
  await expect(page.getByLabel('特别策划')).toBeChecked();
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
  await page.getByRole('button', { name: '用我的' }).press('Enter');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await expect.poll(() => shown(members, `/features/${id}`, '船票上链')).toBe(true);
  expect((await read()).document).toMatchObject({ is_special: true });

  await page.getByRole('button', { name: '删除', exact: true }).press('Enter');
  await expect(page.getByText('没有地方用到它')).toBeVisible();
  await page.getByRole('button', { name: '删除它' }).press('Enter');
  await page.waitForURL('**/desk/manage/topic');
  await expect.poll(async () => (await members.site.get(`/features/${id}`)).status).toBe(404);
  await page.goto('/desk/manage/topic?deleted=1');
  await page.getByRole('button', { name: '恢复：船票上链' }).press('Enter');
  await expect(toast(page, '已恢复')).toBeVisible();
  await expect.poll(async () => (await members.site.get(`/features/${id}`)).status).toBe(200);
});

test('a landing page is drafted, previewed, published, changed and withdrawn on the desk alone', async ({
  page,
  members,
}) => {
  const inAYear = new Date().getFullYear() + 1;
  await asRole(page, members, 'editor');
  await page.goto('/desk/manage/landing/new');
  const words = async (name: string, simplified: string, english: string) => {
    const group = page.getByRole('group', { name, exact: true }).last();
    await group.getByLabel('简体').fill(simplified);
    await group.getByLabel('英文').fill(english);
  };
  await words('标题', '码头夜谈', 'A night on the pier');
  await words('摘要', '一晚，一张桌子。', 'One evening, one table.');
  await words('栏中短名', '夜谈', 'Pier night');
  await page.getByLabel('地址', { exact: true }).fill('pier-night');
  await page.getByLabel('开始', { exact: true }).fill(`${inAYear}-03-01T19:00`);
  await page.getByLabel('哪一种').selectOption('questions');
  await page.getByRole('button', { name: '添加：各部分' }).click();
  await page.getByLabel('代号', { exact: true }).fill('ask');
  await words('标题', '常见问题', 'Questions');
  await page.getByRole('button', { name: '添加：各项' }).click();
  await words('问', '几点开始？', 'When does it begin?');
  await words('答', '天黑以后。', 'After dark.');
  const preview = async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: '预览表单里的内容' }).click();
    return opened;
  };
  const unsaved = await preview();
  await expect(unsaved.getByText('天黑以后。')).toBeVisible();
  await expect(unsaved.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await unsaved.close();
  await page.getByRole('button', { name: '新建' }).click();
  await page.waitForURL(/\/desk\/manage\/landing\/\d+$/);
  const status = async () => (await members.site.get('/landing/pier-night')).status;
  const isIndexed = () => shown(members, '/sitemaps/pages.xml', '/landing/pier-night');
  expect([await status(), await isIndexed()]).toEqual([404, false]);

  await page.getByRole('link', { name: '看已保存的页面' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '码头夜谈' })).toBeVisible();
  await expect(page.getByText('天黑以后。')).toBeVisible();
  await page.goBack();

  const turn = async (state: string) => {
    await page.getByLabel(state, { exact: true }).check();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(toast(page, '已保存')).toBeVisible();
  };
  await turn('已发布');
  await expect.poll(() => shown(members, '/landing/pier-night', '天黑以后。')).toBe(true);
  await expect.poll(() => shown(members, '/zh-hant/landing/pier-night', '碼頭夜談')).toBe(true);
  await expect.poll(() => shown(members, '/en/landing/pier-night', 'After dark.')).toBe(true);
  await expect.poll(isIndexed).toBe(true);
  await words('摘要', '一晚，两张桌子。', 'One evening, two tables.');
  const changed = await preview();
  await expect(changed.getByText('一晚，两张桌子。').first()).toBeVisible();
  await changed.close();
  expect(await shown(members, '/landing/pier-night', '两张桌子')).toBe(false);
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => shown(members, '/landing/pier-night', '两张桌子')).toBe(true);
  await turn('已撤下');
  await expect.poll(status).toBe(410);
  await expect.poll(isIndexed).toBe(false);
});

test('the other language of a document is shown read-only beside the one that is edited', async ({
  page,
  members,
}) => {
  await asRole(page, members, 'editor');
  await page.goto('/desk/manage/document/1');
  const body = page.getByRole('group', { name: '正文', exact: true });
  const beside = body.getByRole('region', { name: '英文' });
  await body.getByRole('button', { name: '并排看英文' }).click();
  await expect(beside.locator('[contenteditable=false]')).toContainText('Lianxun');
  await expect(body.locator('[contenteditable=true]')).toContainText('链讯');
  // The language that is being edited is not shown beside itself.
  await body.getByRole('button', { name: '英文', exact: true }).click();
  await expect(beside).toHaveCount(0);
  await expect(body.locator('[contenteditable=true]')).toContainText('Lianxun');
});

test('the address of a merged label redirects to the label it was merged into, and its feed goes on', async ({
  page,
  members,
}) => {
  const token = await asRole(page, members, 'editor');
  const make = async (name: string) =>
    (
      await asMember(members, { token }, 'saveRecord', {
        kind: 'label',
        document: { name: { 'zh-Hans': name } },
      })
    ).data;
  const [from, into] = [await make('甲板票务'), await make('船票')];
  expect((await members.site.get(`/features/label/${from.id}`)).status).toBe(200);
  await page.goto(`/desk/manage/label/${from.id}`);
  await page.getByRole('button', { name: '合并到另一个' }).press('Enter');
  await page.getByLabel('合并到哪一个').pressSequentially('船票');
  await page
    .getByRole('list', { name: '合并到哪一个' })
    .getByRole('button', { name: /船票/ })
    .first()
    .click();
  await page.getByRole('button', { name: '合并', exact: true }).press('Enter');
  await page.waitForURL(`**/desk/manage/label/${into.id}`);
  await expect
    .poll(async () => {
      const answer = await page.context().request.get(`/features/label/${from.id}`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    })
    .toEqual([308, `/features/label/${into.id}`]);
  await members.site.import([{ sourceKey: 'merged', title: '船票涨价', labelNames: ['船票'] }]);
  await expect
    .poll(async () => (await members.site.get(`/features/label/${from.id}/feed.xml`)).html)
    .toContain('船票涨价');
});

test('a reply to feedback on the desk reaches the member', async ({ page, members }) => {
  await asRole(page, members, 'editor');
  const reader = await newMember(members);
  await asMember(members, reader, 'submitFeedback', { content: '夜里看不清时间轴上的字' });
  await page.goto('/desk/feedback');
  const entry = page.getByRole('listitem').filter({ hasText: '夜里看不清' });
  await entry.getByLabel('回复').fill('已经调亮了，谢谢。');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '已回复')).toBeVisible();
  await expect(entry).toHaveCount(0);
  const { list } = (await asMember(members, reader, 'messages', {})).data;
  expect(list[0]?.body).toContain('已经调亮了，谢谢。');
});

test('an editor gets a 404 for desk pages of administrators, a reader for every desk page', async ({
  page,
  members,
}) => {
  await asRole(page, members, 'editor');
  const statusOf = async (path: string) => (await page.context().request.get(path)).status();
  for (const path of FOR_ADMINS) expect(await statusOf(path), path).toBe(404);
  await page.goto('/desk/feedback');
  await expect(page.getByRole('link', { name: '用户' })).toHaveCount(0);
  await page.context().clearCookies();
  await signInByProvider(page.context(), members, await newMember(members));
  for (const path of [...FOR_EDITORS, ...FOR_ADMINS]) expect(await statusOf(path), path).toBe(404);
});

for (const prefix of ['', '/zh-hant', '/en'])
  test(`every desk page of records is complete and accessible, ${prefix || '/'}`, async ({
    page,
    members,
  }) => {
    test.setTimeout(180_000);
    await asRole(page, members, 'admin');
    for (const path of [...FOR_EDITORS, ...FOR_ADMINS]) await expectWholePage(page, prefix + path);
  });
