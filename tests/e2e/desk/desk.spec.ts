import type { Page } from '@playwright/test';
import { expectWholePage } from '@/tests/support/desk-pages';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import {
  asEditor,
  asMember,
  expect,
  type Member,
  type MemberSite,
  newMember,
  signInByProvider,
  test,
  toast,
} from '@/tests/support/members';

const PAGES = ['/desk', '/desk/review', '/desk/flash', '/desk/feeds', '/desk/items', '/desk/log'];
const PREFIXES = ['', '/zh-hant', '/en'];

/**
 * Submits a draft of the writer, which then waits for review.
 * @returns the id of the draft
 */
async function waiting(members: MemberSite, writer: Member, title: string): Promise<number> {
  const begun = await asMember(members, writer, 'saveDraft', { ...WHOLE_TEXT, title });
  const { id, version } = begun.data;
  await asMember(members, writer, 'submitContent', { id, version });
  return id;
}

/** Opens a submission and waits until it can be decided on. Opening it does not claim it. */
async function openDraft(page: Page, id: number): Promise<void> {
  await page.goto(`/desk/review/${id}`);
  await expect(page.locator('main').getByText('自动查过')).toBeVisible();
  await expect(page.getByText('没人拿着')).toBeVisible();
}

const status = async (members: MemberSite, path: string) => (await members.site.get(path)).status;

test('a flash is published from the form in every language, and can be undone within ten seconds', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  await page.goto('/desk/flash');
  await expect(page.locator('textarea[name=title]')).toBeFocused();
  await page.keyboard.type('渡轮公司试行链上船票');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('首批两条航线，下月一日开始。');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ferry operator tries on-chain tickets');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已发到首页、列表、订阅源')).toBeVisible();
  await expect(page.locator('textarea[name=title]')).toHaveValue('');
  const texts = {
    '/news': '渡轮公司试行链上船票',
    '/zh-hant/news': '渡輪公司試行鏈上船票',
    '/en/news': 'Ferry operator tries on-chain tickets',
  };
  for (const [path, text] of Object.entries(texts))
    await expect
      .poll(async () => (await members.site.get(path)).html.includes(text), { timeout: 20_000 })
      .toBe(true);

  await page.locator('textarea[name=title]').fill('渡轮公司试行链上船票。');
  await page.keyboard.press('Enter');
  await expect(page.getByText('再按一次Enter照发')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('textarea[name=title]').fill('灯塔维护基金改为按季公布');
  await page.keyboard.press('Enter');
  const row = page.locator('[data-flash]', { hasText: '灯塔维护基金改为按季公布' });
  const id = await row.first().getAttribute('data-flash');
  await page.keyboard.press('Alt+z');
  await expect(page.locator('textarea[name=title]')).toHaveValue('灯塔维护基金改为按季公布');
  await expect.poll(() => status(members, `/news/${id}`)).toBe(410);
});

test('flashes written while an earlier one is being sent go out whole and in order; unsent ones survive a reload', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  await page.goto('/desk/flash');
  const title = page.locator('textarea[name=title]');
  await expect(title).toBeFocused();
  const tries: { title: string; key: string }[] = [];
  let isAway = false;
  // Requests wait until the test lets them through.
  let letThrough = () => {};
  const hold = () => new Promise<void>((resolve) => (letThrough = resolve));
  let isOver = hold();
  await page.route('**/api/call/publishFlash', async (route) => {
    tries.push(route.request().postDataJSON());
    await isOver;
    await (isAway ? route.abort() : route.continue());
  });
  const queued = (state: string) => page.locator(`[data-queued=${state}]`);
  await page.keyboard.type('慢答的第一条');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('');
  await expect(queued('sending')).toContainText('慢答的第一条');
  // The input method is still composing when the answer to the first flash arrives.
  await page.keyboard.type('慢答的第二条，');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', {
    text: 'hai zai xie',
    selectionStart: 11,
    selectionEnd: 11,
  });
  letThrough();
  isOver = hold();
  await expect(page.locator('[data-flash]', { hasText: '慢答的第一条' })).toHaveCount(1);
  await expect(title).toHaveValue('慢答的第二条，hai zai xie');
  await browser.send('Input.insertText', { text: '还在写' });
  await page.keyboard.press('Enter');
  await page.keyboard.type('慢答的第三条');
  await page.keyboard.press('Enter');
  await expect(queued('waiting')).toContainText('慢答的第三条');
  letThrough();
  await expect(page.locator('[data-flash]', { hasText: '慢答的第三条' })).toHaveCount(1, { timeout: 20_000 });
  const words = ['慢答的第一条', '慢答的第二条，还在写', '慢答的第三条'];
  expect(tries.map((attempt) => attempt.title)).toEqual(words);
  await expect(page.locator('[data-flash]').first()).toContainText('慢答的第三条');

  isAway = true;
  await page.keyboard.type('断线时写下的一条');
  await page.keyboard.press('Enter');
  await expect(queued('failed')).toContainText('没有发出去');
  await page.keyboard.type('接着写的半条');
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await expect(title).toHaveValue('接着写的半条');
  isAway = false;
  await expect(page.locator('[data-flash]', { hasText: '断线时写下的一条' })).toHaveCount(1, {
    timeout: 30_000,
  });
  const keys = tries.filter((attempt) => attempt.title === '断线时写下的一条').map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expect(title).toHaveValue('接着写的半条');
});

test('submissions are approved, reopened and rejected by keyboard; a decision of another editor is reported', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  const writer = await newMember(members);
  const first = await waiting(members, writer, '第一篇：码头的账');
  await openDraft(page, first);
  // The page that readers would get is shown beside the text.
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: /第一篇：\s?码头的账/ }),
  ).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByText(/你拿着，到\d\d:\d\d/)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('已通过《第一篇：码头的账》，已上线')).toBeVisible();
  await expect.poll(() => status(members, `/wz_detail/${first}`)).toBe(200);
  await page.keyboard.press('z');
  await expect(toast(page, '《第一篇：码头的账》收回了，回到待审。')).toBeVisible();
  await expect.poll(() => status(members, `/wz_detail/${first}`)).toBe(404);

  const second = await waiting(members, writer, '第二篇：没有来源的数字');
  await openDraft(page, second);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '已退回《第二篇：没有来源的数字》')).toBeVisible();
  const rejectedDrafts = await asMember(members, writer, 'myContents', { status: 'rejected' });
  expect(rejectedDrafts.data.list.map(({ reason }) => reason)).toEqual(['数字没有来源，请写明出处。']);

  const third = await waiting(members, writer, '第三篇：两位编辑');
  await openDraft(page, third);
  const admin = sampleOf(members.site, ({ role }) => role === 'admin');
  const { token } = (
    await asMember(members, { token: '' }, 'login', {
      type: 4,
      mobile: admin.login,
      password: admin.password,
    })
  ).data;
  await asMember(members, { token }, 'claimContent', { id: third, is_takeover: true });
  const { version } = (await asMember(members, { token }, 'reviewDraft', { id: third })).data;
  await asMember(members, { token }, 'approveContent', { id: third, version });
  await page.keyboard.press('a');
  await expect(toast(page, '没有生效')).toBeVisible();
});

test('an edit of a live article is compared with it word by word, and replaces it when approved', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  const writer = await newMember(members);
  const id = await waiting(members, writer, '谁在半夜三点补保证金');
  await openDraft(page, id);
  await page.keyboard.press('a');
  await expect.poll(() => status(members, `/wz_detail/${id}`)).toBe(200);
  const { version } = (await asMember(members, writer, 'readDraft', { id })).data;
  const edit = await asMember(members, writer, 'saveDraft', {
    ...WHOLE_TEXT,
    id,
    version,
    title: '谁在半夜两点补保证金',
  });
  await asMember(members, writer, 'submitContent', { id, version: edit.data.version });
  await openDraft(page, id);
  await expect(page.locator('main ins:visible', { hasText: '两' })).toBeVisible();
  await expect(page.locator('main del:visible', { hasText: '三' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(toast(page, '线上已换成新版')).toBeVisible();
  await expect
    .poll(async () => (await members.site.get(`/wz_detail/${id}`)).html.includes('谁在半夜两点补保证金'))
    .toBe(true);
});

test('readers who are not editors get a 404 for desk pages, and the desk calls refuse them', async ({
  page,
  members,
}) => {
  const reader = await newMember(members);
  await signInByProvider(page.context(), members, reader);
  for (const path of [...PAGES, '/desk/review/1', '/desk/review/1/shown']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  const call = await page.context().request.post(`${members.site.base}/api/call/reviewQueue`, {
    headers: { origin: members.site.base },
    data: {},
  });
  expect((await call.json()).code).toBe(10300);
  await page.context().clearCookies();
  await page.goto('/desk');
  expect(new URL(page.url()).pathname).toBe('/home');
});

for (const prefix of PREFIXES)
  test(`every page of the desk is complete and accessible, ${prefix || '/'}`, async ({ page, members }) => {
    await asEditor(page, members);
    test.setTimeout(180_000);
    const id = await waiting(members, await newMember(members), '给每个人看的一篇');
    for (const path of [...PAGES, `/desk/review/${id}`]) await expectWholePage(page, prefix + path);
  });
