import { accessibilityErrors } from '@/tests/support/accessibility';
import { widthOver } from '@/tests/support/widths';
import { signInAs } from '@/tests/support/accounts';
import {
  asEditor,
  asMember,
  expect,
  newMember,
  signInByProvider,
  storiesOf,
  test,
} from '@/tests/support/members';
import type { MemberSite } from '@/tests/support/members';
import en from '@/messages/en.json';
import hans from '@/messages/zh-Hans.json';
import hant from '@/messages/zh-Hant.json';

/** Both widths in one language, and each of the other languages at another width. */
const LANGUAGES = [
  { prefix: '', words: hans.comments, text: '这一段和我们上周的记录对得上', widths: [390, 1440] },
  { prefix: '/zh-hant', words: hant.comments, text: '這一段寫得很清楚', widths: [1440] },
  { prefix: '/en', words: en.comments, text: 'This matches our records', widths: [390] },
];
const PATIENCE = { timeout: 20_000 };

const editorOf = ({ site }: MemberSite) =>
  signInAs(
    { secret: site.secret, dataDir: site.dataDir, raw: (path, init) => fetch(site.backendUrl + path, init) },
    'editor',
  );

async function articles({ site }: MemberSite): Promise<number[]> {
  const { list } = await site.post('/getArticleList', { size: 6 });
  return list.map(({ id }: { id: number }) => id);
}

for (const [index, { prefix, words, text, widths }] of LANGUAGES.entries())
  for (const width of widths)
    test(`a comment is written, kept over a reload, approved and shown live (${prefix || '/'}, ${width})`, async ({
      page,
      browser,
      members,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // The same text twice would wait for being a repetition.
      const shown = `${text} ${width}`;
      const ids = await articles(members);
      const id = ids[index + (width === 390 ? 3 : 0)] ?? 0;
      const address = `${members.site.base}${prefix}/wz_detail/${id}`;
      const before = await (await page.request.get(address)).text();
      expect(before).not.toContain('data-comments');

      const member = await newMember(members);
      await signInByProvider(page.context(), members, member);
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const field = page.getByRole('textbox', { name: words.text });
      await field.fill(shown);
      await page.reload();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(field).toHaveValue(shown);
      await field.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      const section = page.locator('#comments');
      await expect(section.getByText(words.waits.firstComments)).toBeVisible();
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityErrors(page, '#comments')).toEqual([]);

      const visitor = await browser.newPage();
      await visitor.goto(address);
      await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const draft = visitor.getByRole('textbox', { name: words.text });
      await draft.fill('unsent');
      await expect(visitor.getByText(shown)).toHaveCount(0);

      const editor = await editorOf(members);
      const queue = await asMember(members, editor, 'commentQueue', { queue: 'held' });
      const waiting = queue.data.list.find(({ content_id }) => content_id === id);
      await asMember(members, editor, 'moderateComment', { id: waiting?.id ?? 0, act: 'approve' });
      await expect(visitor.locator('#comments').getByText(shown)).toBeVisible(PATIENCE);
      await expect(draft).toHaveValue('unsent');
      await visitor.close();

      const plain = await browser.newContext({ javaScriptEnabled: false });
      const reading = await plain.newPage();
      await expect
        .poll(async () => {
          await reading.goto(address);
          return reading.locator('#comments').getByText(shown).count();
        }, PATIENCE)
        .toBe(1);
      expect(await reading.content()).toContain('"@type":"Comment"');
      await reading.goto(`${address}/comments`);
      await expect(reading.getByText(shown)).toBeVisible();
      await plain.close();
    });

test('an editor works through the queue by keys, and takes a decision back', async ({ page, members }) => {
  const [id = 0] = await articles(members);
  const member = await newMember(members);
  const text = 'Waiting at the desk';
  await asMember(members, member, 'postComment', { content_id: id, body: text, idempotency_key: 'desk' });
  const { login, password } = await import('@/tests/support/e2e-accounts').then(({ sampleOf }) =>
    sampleOf(members.site, ({ role }) => role === 'editor'),
  );
  await signInByProvider(page.context(), members, { email: login, password });
  await page.goto(`${members.site.base}/en/desk/comments`);
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await row.getByRole('button').click();
  await page.keyboard.press('3');
  await page.keyboard.press('d');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOver(page)).toBeLessThanOrEqual(0);
});

test('a passage is quoted and a comment reported under a flash, and the author of a removed one appeals once', async ({
  page,
  members,
}) => {
  const [flash] = await storiesOf(members, 'flashes', 1);
  const id = flash?.id ?? 0;
  const address = `${members.site.base}/en/news/${id}`;
  const author = await newMember(members);
  const { data: posted } = await asMember(members, author, 'postComment', {
    content_id: id,
    body: 'A claim under a flash',
    idempotency_key: 'flash',
  });
  const editor = await editorOf(members);
  await asMember(members, editor, 'moderateComment', { id: posted.id, act: 'approve' });

  const reader = await newMember(members);
  await signInByProvider(page.context(), members, reader);
  await page.goto(address);
  const section = page.locator('#comments');
  const claim = section.getByText('A claim under a flash');
  await expect
    .poll(async () => {
      if ((await claim.count()) === 0) await page.reload();
      return claim.count();
    }, PATIENCE)
    .toBe(1);
  await section.locator('[data-comment-act=report]').first().click();
  await page.getByRole('button', { name: en.comments.reasons.untrue, exact: true }).click();
  await expect(section.getByText(en.comments.reported)).toBeVisible();
  const reports = await asMember(members, editor, 'commentQueue', { queue: 'reported' });
  expect(reports.data.list).toMatchObject([{ id: posted.id, reports: [{ reason: 'untrue', count: 1 }] }]);

  const passage = await page.evaluate(() => {
    const title = document.querySelector('main h1');
    if (!title) return '';
    getSelection()?.selectAllChildren(title);
    return title.textContent.replace(/\s+/g, ' ').trim();
  });
  await section.getByRole('button', { name: en.comments.quote }).click();
  await expect(section.locator('form blockquote')).toHaveText(passage);
  const field = page.getByRole('textbox', { name: en.comments.text });
  await field.fill('About this passage');
  await section.getByRole('button', { name: en.comments.post }).click();
  await expect(field).toHaveValue('');
  const waiting = await asMember(members, editor, 'commentQueue', { queue: 'held' });
  const mine = waiting.data.list.find(({ body }) => body === 'About this passage');
  await asMember(members, editor, 'moderateComment', {
    id: mine?.id ?? 0,
    act: 'remove',
    reason: 'offTopic',
  });

  await page.reload();
  const appeal = section.getByLabel(en.comments.appealHint);
  await appeal.fill('The passage is the subject');
  await section.getByRole('button', { name: en.comments.appeal, exact: true }).click();
  await expect(section.getByText(en.comments.appealed)).toBeVisible();
  await expect(appeal).toBeHidden();
  const appeals = await asMember(members, editor, 'commentQueue', { queue: 'appealed' });
  expect(appeals.data.list).toMatchObject([{ id: mine?.id, appeal: 'The passage is the subject' }]);
});

test('on a phone the bar of an article says how many comments there are, and leads to them', async ({
  page,
  members,
}) => {
  const [id = 0] = (await articles(members)).slice(-1);
  const author = await newMember(members);
  const body = 'Counted in the bar';
  const { data } = await asMember(members, author, 'postComment', {
    content_id: id,
    body,
    idempotency_key: 'bar',
  });
  await asMember(members, await editorOf(members), 'moderateComment', { id: data.id, act: 'approve' });
  await page.setViewportSize({ width: 390, height: 844 });
  const cell = page.locator('.comment-cell');
  await expect
    .poll(async () => {
      await page.goto(`${members.site.base}/en/wz_detail/${id}`);
      return page.getByText(body).count();
    }, PATIENCE)
    .toBe(1);
  await expect(cell).toBeVisible();
  const box = await cell.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(840);
  expect(await widthOver(page)).toBeLessThanOrEqual(0);
  await cell.click();
  await expect(page.getByText(body)).toBeInViewport();
});

test('an editor closes the comments of one story from the list of stories, and rules a word by a key', async ({
  page,
  members,
}) => {
  const [story] = await storiesOf(members, 'articles', 1);
  const id = story?.id ?? 0;
  const member = await newMember(members);
  await asMember(members, member, 'postComment', {
    content_id: id,
    body: 'Buy moonwallet today',
    idempotency_key: 'word',
  });
  await asEditor(page, members);
  await page.goto(`${members.site.base}/en/desk/comments`);
  const row = page.getByRole('listitem').filter({ hasText: 'Buy moonwallet today' });
  await row.getByRole('button').click();
  await page.keyboard.press('w');
  const form = page.getByRole('form', { name: en.desk.comments.wordRule });
  await form.getByRole('textbox').fill('moonwallet');
  await form.getByRole('button', { name: en.desk.comments.kinds.banned, exact: true }).click();
  await expect(form.getByRole('status')).toHaveText(en.desk.comments.wordStored);
  expect(await accessibilityErrors(page)).toEqual([]);
  const words = await asMember(members, await editorOf(members), 'commentWords', {});
  expect(words.data.list.find(({ word }) => word === 'moonwallet')).toMatchObject({ kind: 'banned' });

  await page.goto(`${members.site.base}/en/desk/items?q=${encodeURIComponent(story?.title ?? '')}`);
  const item = page.locator(`[data-item="${id}"]`);
  await item.getByRole('button', { name: new RegExp(en.desk.items.manage) }).click();
  const group = item.getByRole('group', { name: en.desk.comments.story.label });
  await group.getByRole('button', { name: en.desk.comments.story.states.closed }).click();
  await expect(group.getByText(en.desk.comments.story.isClosed)).toBeVisible();
});
