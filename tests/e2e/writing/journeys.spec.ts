import { sampleOf } from '@/tests/support/e2e-accounts';
import { readHead } from '@/tests/support/head';
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
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { expectSaved, openEditor, submitAsItIs, textOf, writeDraft } from '@/tests/support/writing';

test.describe.configure({ timeout: 120_000 });

/** Far longer than it takes; `tests/bench/freshness.mjs` measures how long that is. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

async function tokenOf(members: MemberSite, role: string): Promise<{ token: string }> {
  const { login, password } = sampleOf(members.site, (account) => account.role === role);
  return (await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password })).data;
}

/**
 * Submits a draft of the writer for review.
 * @returns the id of the draft
 */
async function waiting(members: MemberSite, writer: Pick<Member, 'token'>, title: string): Promise<number> {
  const { id, version } = (await asMember(members, writer, 'saveDraft', { ...WHOLE_TEXT, title })).data;
  await asMember(members, writer, 'submitContent', { id, version });
  return id;
}

test('a rejected draft is corrected, approved and shown in three languages; an English text follows separately', async ({
  page,
  members,
}) => {
  const { site } = members;
  const { login, password } = sampleOf(site, ({ role }) => role === 'columnist');
  await signInByProvider(page.context(), members, { email: login, password });
  const writer = await tokenOf(members, 'columnist');
  const editor = await tokenOf(members, 'editor');
  const id = await writeDraft(page, '夜班渡轮的帐', '凌晨两点，码头上只有一盏灯。');
  const setup = (await asMember(members, writer, 'writingSetup', {})).data;
  const topic = setup.topics[0]?.id ?? 0;
  const author = setup.authors[0]?.id ?? 0;
  const { version } = (await asMember(members, writer, 'readDraft', { id })).data;
  await asMember(members, writer, 'saveDraft', {
    id,
    version,
    topic_ids: [topic],
    author_id: author,
    category_id: setup.categories.find(({ applies_to }) => applies_to !== 'flash')?.id ?? null,
  });
  await openEditor(page, `/publish/${id}`);
  await submitAsItIs(page);
  await expect(page.getByRole('dialog')).toContainText(/排在第\d+/);
  const waits = (await asMember(members, editor, 'reviewDraft', { id })).data;
  const reason = '题目里的字写错了，请改过再交。';
  await asMember(members, editor, 'rejectContent', { id, version: waits.version, reason });

  await page.goto('/mywz');
  await expect(page.locator('.own-row', { hasText: '夜班渡轮的帐' })).toContainText(reason);
  await openEditor(page, `/publish/${id}`);
  await page.locator('textarea[name=title]').fill('夜班渡轮的账');
  await expectSaved(page);
  await submitAsItIs(page);
  await expect(page.getByRole('dialog')).toContainText(/排在第\d+/);
  for (const path of [`/wz_detail/${id}`, `/wz_detail/${id}.md`, `/en/wz_detail/${id}`])
    expect((await site.get(path)).status, path).toBe(404);

  const again = (await asMember(members, editor, 'reviewDraft', { id })).data;
  const live = (await asMember(members, editor, 'approveContent', { id, version: again.version })).data;
  const titles = { '': '夜班渡轮的账', '/zh-hant': '夜班渡輪的帳', '/en': '夜班渡轮的账' };
  for (const [prefix, title] of Object.entries(titles)) {
    const places = [
      `/wz_detail/${id}`,
      `/wz_detail/${id}.md`,
      prefix === '/en' ? '/home' : '',
      '/home_wz',
      `/columnlist/${author}`,
      `/features/${topic}`,
      // A feed has only stories written in its language.
      ...(prefix === '/en' ? [] : ['/home_wz/feed.xml']),
    ];
    for (const place of places)
      await expect
        .poll(async () => (await site.get(prefix + place || '/')).html.includes(title), {
          ...PATIENCE,
          message: prefix + place,
        })
        .toBe(true);
    const searchPath = `${prefix}/search/${encodeURIComponent('夜班渡轮')}`;
    await expect
      .poll(async () => (await site.get(searchPath)).html.includes(`/wz_detail/${id}`), {
        ...PATIENCE,
        message: searchPath,
      })
      .toBe(true);
    const { metas } = readHead((await site.get(`${prefix}/wz_detail/${id}`)).html);
    const picture = metas.get('og:image')?.[0] ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  }
  for (const map of ['/sitemap-news.xml', '/sitemaps/content-0.xml'])
    await expect
      .poll(async () => (await site.get(map)).html.includes(`/wz_detail/${id}<`), PATIENCE)
      .toBe(true);

  // The English text follows later; the Chinese one stays unchanged.
  const before = (await asMember(members, writer, 'contentDetails', { id, locale: 'zh-Hans' })).data;
  const english = {
    title: 'The night ferry’s books',
    summary: 'One lamp.',
    body: '<p>Two in the morning.</p>',
  };
  const saved = (await asMember(members, writer, 'saveDraft', { ...live, lang: 'en', ...english })).data;
  const sent = (
    await asMember(members, writer, 'submitContent', { id, version: saved.version, langs: ['en'] })
  ).data;
  await asMember(members, editor, 'approveContent', { id, version: sent.version });
  for (const path of [`/en/wz_detail/${id}`, '/en/home_wz', '/en/home_wz/feed.xml'])
    await expect
      .poll(async () => (await site.get(path)).html.includes('The night ferry’s books'), PATIENCE)
      .toBe(true);
  const after = (await asMember(members, writer, 'contentDetails', { id, locale: 'zh-Hans' })).data;
  expect({ title: after.title, body: after.body }).toEqual({ title: before.title, body: before.body });

  const { version: now } = (await asMember(members, writer, 'readDraft', { id })).data;
  const off = (await asMember(members, editor, 'withdrawContent', { id, version: now })).data;
  const status = async () => (await site.get(`/wz_detail/${id}`)).status;
  await expect.poll(status, PATIENCE).toBe(410);
  await asMember(members, editor, 'restoreContent', { ...off, reason: '已核实' });
  await expect.poll(status, PATIENCE).toBe(200);
});

test('while another person writes, the second one cannot type, sees who it is, and may take over', async ({
  page,
  members,
}) => {
  const writer = await newMember(members);
  const { id } = (await asMember(members, writer, 'saveDraft', WHOLE_TEXT)).data;
  await asMember(members, writer, 'presence', { id, tab: 'tab-of-the-writer', is_typing: true });
  await asEditor(page, members);
  await openEditor(page, `/publish/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: '正在写' })).toBeVisible();
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
  await page.getByRole('button', { name: '接过来写' }).click();
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  const { others } = (
    await asMember(members, writer, 'presence', { id, tab: 'tab-of-the-writer', is_typing: false })
  ).data;
  expect(others.filter(({ is_self }) => !is_self)).toHaveLength(1);
  const notified = (await asMember(members, writer, 'messages', {})).data.list;
  expect(notified.filter(({ title }) => title.includes(WHOLE_TEXT.title))).toHaveLength(1);

  // The writer takes over while the editor types: the editor cannot type on, and typed text is stored as a version.
  await textOf(page).pressSequentially('编辑的话。');
  await expectSaved(page);
  await page.keyboard.type('再加一句');
  await asMember(members, writer, 'presence', { id, tab: 'tab-of-the-writer', is_takeover: true });
  const taken = page.getByRole('alert').filter({ hasText: '接过去写了' });
  await expect(taken).toBeVisible({ timeout: 30_000 });
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
  const { list } = (await asMember(members, writer, 'revisions', { id })).data;
  expect(list.some(({ command }) => command === 'keep')).toBe(true);
  await page.getByRole('button', { name: '接回来写' }).click();
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
});

test('ten submissions are decided on by keyboard alone', async ({ page, members }) => {
  const editor = await tokenOf(members, 'editor');
  const writer = await newMember(members);
  for (const { id, version } of (await asMember(members, editor, 'reviewQueue', {})).data.list)
    await asMember(members, editor, 'rejectContent', { id, version, reason: '先退回' });
  const ids: number[] = [];
  for (let n = 1; n <= 10; n += 1) ids.push(await waiting(members, writer, `第${n}篇：渡口的账`));
  await asEditor(page, members);
  await page.goto('/desk/review');
  // The keys work once there are rows.
  await expect(page.getByRole('link', { name: '第1篇：渡口的账' })).toBeVisible();
  await page.keyboard.press('j');
  for (const [n, id] of ids.entries()) {
    await expect(page).toHaveURL(new RegExp(`/desk/review/${id}$`));
    await expect(page.getByRole('heading', { name: `第${n + 1}篇：渡口的账` })).toBeVisible();
    await expect(page.locator('main').getByText('自动查过')).toBeVisible();
    if (n === 4) {
      await page.keyboard.press('r');
      await page.keyboard.press('2');
      await page.keyboard.press('Control+Enter');
      await expect(toast(page, '已退回')).toBeVisible();
    } else await page.keyboard.press('a');
  }
  await expect(page.getByText('都审完了。')).toBeVisible();
  const { counts } = (await asMember(members, writer, 'myContents', {})).data;
  expect(counts).toMatchObject({ approved: 9, rejected: 1, pending: 0 });
});
