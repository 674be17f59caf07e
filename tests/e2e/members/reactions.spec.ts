import { dialogOf, logIn } from '@/tests/support/e2e-accounts';
import {
  asMember,
  signInByProvider,
  expect,
  storiesOf,
  newMember,
  test,
  toast,
} from '@/tests/support/members';

test('an author who is followed is in the list, how they are told is chosen at once, and a button there removes it', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  const [item] = await storiesOf(members, 'articles', 1);
  const name = item?.author?.nickname ?? '';
  await page.goto(`/wz_detail/${item?.id}`);
  const follow = page.locator('main [role=button]', { hasText: /^(关注|已关注)$/ }).first();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toHaveText('已关注');
  const choice = page.getByRole('dialog', { name: `关注${name}` });
  await expect(choice.getByRole('radio', { name: '每天一封' })).toBeChecked();
  await choice.getByRole('radio', { name: '每周一封' }).check();
  await expect(choice.getByText('已保存。')).toBeVisible();
  await choice.getByRole('button', { name: '好' }).click();
  await expect(choice).toBeHidden();

  await page.goto('/my/follow');
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await expect(page.getByText('邮件 · 每周一封')).toBeVisible();
  await page.getByRole('button', { name: `更改${name}` }).click();
  await page.getByRole('radio', { name: '马上' }).check();
  await page.goto('/follow');
  await expect(page.getByText('邮件 · 马上')).toBeVisible();
  // An author is listed once, with how the member is notified of them.
  await page.getByRole('button', { name: `取消关注${name}` }).click();
  // That nothing is followed any more is said once, where the focus is.
  const followed = page.getByRole('region', { name: '关注的内容' });
  await expect(followed.getByText('还没有关注什么。')).toBeVisible();
  await expect(page.getByText('还没有关注作者。')).toHaveCount(0);
  await expect(followed).toBeFocused();
  await expect(page.getByRole('link', { name: '关注', exact: true })).toBeVisible();
  expect((await asMember(members, member, 'myFollow', {})).data.total).toBe(0);
});

test('a topic that a reader who is signed out follows is followed after signing in, on the same page', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await page.goto('/features/5');
  const follow = page.locator('main [role=button]', { hasText: /^(关注|已关注)$/ }).first();
  await follow.click();
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL(/\/features\/5$/);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await asMember(members, member, 'listFollows', { locale: 'zh-Hans' })).data.list)
    .toMatchObject([{ kind: 'topic', target: 5, mail: true, pace: 'daily' }]);
  // The choice is open, and what is followed is ended there.
  await page.getByRole('dialog').getByRole('button', { name: '取消关注' }).click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test('a collection of two pages is paged by button, and shrinks to one page when a story is removed', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const items = await storiesOf(members, 'flashes', 26);
  for (const { id } of items) await asMember(members, member, 'collect', { id });
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/collect');
  const rows = page.locator('main h2');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('第1页，共2页')).toBeVisible();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled();
  await page.getByRole('button', { name: /^取消收藏：/ }).click();
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('共2页')).toHaveCount(0);
  await page.goto('/collect');
  await expect(rows).toHaveCount(25);
});

test('a list that became shorter elsewhere shows its last page; changing the page moves the focus to its beginning', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const items = await storiesOf(members, 'flashes', 28);
  for (const { id } of items) await asMember(members, member, 'collect', { id });
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/collect');
  await page.getByRole('button', { name: '下一页' }).click();
  const rows = page.locator('main h2');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('main h2')))).toBe(
    true,
  );
  for (const { id } of items.slice(8)) await asMember(members, member, 'cancelCollect', { id });
  await page
    .getByRole('button', { name: /^取消收藏：/ })
    .last()
    .click();
  await expect(rows).toHaveCount(7);
});

test('a like by a reader who is signed out is sent once after signing in', async ({ page, members }) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await page.goto(`/wz_detail/${item?.id}`);
  const like = page.locator('main [role=button]:visible', { hasText: /赞/ }).first();
  await like.click();
  await expect(dialogOf(page)).toBeVisible();
  await logIn(page, member.email, member.password);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const ids = { contents: [item?.id ?? 0], authors: [] };
  await expect
    .poll(async () => (await asMember(members, member, 'markState', ids)).data.liked)
    .toEqual([item?.id]);
  const answered = page.waitForResponse('**/api/call/like');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await answered;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect((await asMember(members, member, 'markState', ids)).data.liked).toEqual([]);
});

test('closing the login dialog drops the pending reaction', async ({ page, members }) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await page.goto(`/wz_detail/${item?.id}`);
  const collect = page.locator('main [role=button]:visible', { hasText: /收藏/ }).first();
  await collect.click();
  await dialogOf(page).getByRole('button', { name: '关闭' }).click();
  await page.locator('.login-button:visible').click();
  await logIn(page, member.email, member.password);
  await expect(collect).toHaveAttribute('aria-pressed', 'false');
  expect((await asMember(members, member, 'myCollection', {})).data.total).toBe(0);
});

test('a reaction that the backend refuses is undone, and the reason is shown', async ({ page, members }) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await signInByProvider(page.context(), members, member);
  const learnt = page.waitForResponse('**/api/call/markState');
  await page.goto(`/wz_detail/${item?.id}`);
  await learnt;
  const collect = page.locator('main [role=button]:visible', { hasText: /收藏/ }).first();
  let answer: () => void = () => undefined;
  const untilAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/call/collect', async (route) => {
    await untilAnswered;
    const refusal = { code: 503, message: '服务暂不可用', messageKey: 'unavailable', data: null };
    await route.fulfill({ status: 503, json: refusal });
  });
  await collect.click();
  await expect(collect).toHaveAttribute('aria-pressed', 'true');
  answer();
  await expect(toast(page, '服务暂不可用')).toBeVisible();
  await expect(collect).toHaveAttribute('aria-pressed', 'false');
});

test('the action bar of an article on a phone shows how many readers have collected and liked it', async ({
  page,
  members,
}) => {
  // An article that no other test has opened: the counts on a cached page may be five minutes old.
  const item = (await storiesOf(members, 'articles', 17)).at(-1);
  const id = item?.id ?? 0;
  const readers = [await newMember(members), await newMember(members)];
  for (const reader of readers) await asMember(members, reader, 'collect', { id });
  await asMember(members, readers[0] ?? { token: '' }, 'like', { id });
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = page.locator('.action-bar .action-cell');
  await expect(async () => {
    await page.goto(`/wz_detail/${id}`);
    await expect(cells).toHaveText(['收藏 2', '赞 1', '分享', /标准/, 'App'], {
      useInnerText: true,
      timeout: 3000,
    });
  }).toPass();
});
