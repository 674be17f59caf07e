import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { expectSaved, openEditor, saveStep, submitAsItIs, textOf, writeDraft } from '@/tests/support/writing';

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ context, members }) => {
  await signInByProvider(context, members, await newMember(members));
});

test('Markdown is stored as formatted text, without spaces between Han and Latin', async ({
  page,
  context,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(context, members, member);
  const id = await writeDraft(page, '清算所的夜班表', '低于 ETF 阈值。');
  for (const line of ['', '## 最忙的两个小时', '过去**92天**的记录。', '- 一', '二', '', '', '> 引文']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await expectSaved(page);
  const { data } = await asMember(members, member, 'readDraft', { id, locale: 'zh-Hans' });
  const body: string = data.document.texts[0]?.body ?? '';
  expect(body).toContain('<p>低于ETF阈值。</p>');
  expect(body).toContain('<h2>最忙的两个小时</h2><p>过去<strong>92天</strong>的记录。</p>');
  expect(body).toMatch(/<ul><li>(<p>)?一(<\/p>)?<\/li><li>(<p>)?二(<\/p>)?<\/li><\/ul>/);
  expect(body).toContain('<blockquote><p>引文</p></blockquote>');

  await page.reload();
  await expect(textOf(page).locator('h2')).toHaveText('最忙的两个小时');
});

test('an article is written by keyboard alone: title, summary, text, a chart from the slash menu, and undo', async ({
  page,
}) => {
  await openEditor(page);
  await page.locator('textarea[name=title]').focus();
  await page.keyboard.type('标题');
  await page.keyboard.press('Enter');
  await page.keyboard.type('摘要');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tb');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(textOf(page).locator('.wr-chart [role=img]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(textOf(page).locator('.wr-chart')).toHaveCount(0);
});

test('after the tab is killed the unsaved text is offered again, with a comparison', async ({
  page,
  context,
}) => {
  const id = await writeDraft(page, '停在半句', '第一句。');
  await context.route('**/api/call/saveDraft', (route) => route.abort());
  await textOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('报价跳得');
  await expect.poll(() => saveStep(page)).toBe('offline');
  await expect(page.getByText('没有网络。')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.unroute('**/api/call/saveDraft');

  const again = await context.newPage();
  await again.goto(`/publish/${id}`);
  await again.getByRole('button', { name: '先看差别' }).click();
  await expect(again.locator('ins')).toContainText('报价跳得');
  await again.getByRole('button', { name: '接着写' }).click();
  await expect(textOf(again)).toContainText('第一句。报价跳得');
  await expectSaved(again);
});

test('without a network writing continues, and everything is saved when it is back', async ({
  page,
  context,
}) => {
  await writeDraft(page, '断网', '一。');
  await context.setOffline(true);
  await page.keyboard.type('二。');
  await expect.poll(() => saveStep(page)).toBe('offline');
  await page.keyboard.type('三。');
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page)).toHaveText('一。二。三。');
});

test('when somebody else saved first, both versions are shown and nothing is merged before a decision', async ({
  page,
  context,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(context, members, member);
  const id = await writeDraft(page, '两个版本', '我们拿到了三个交易台过去90天的通知记录。');
  const { data } = await asMember(members, member, 'readDraft', { id, locale: 'zh-Hans' });
  const elsewhere = '<p>我们拿到了四个交易台过去90天的通知记录。</p>';
  await asMember(members, member, 'saveDraft', {
    id,
    version: data.version,
    lang: 'zh-Hans',
    body: elsewhere,
  });
  await page.keyboard.type('完。');
  const save = page.getByRole('button', { name: /^存为第/ });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: /用右边/ }).click();
  await save.click();
  await expectSaved(page);
  await expect(textOf(page)).toHaveText('我们拿到了四个交易台过去90天的通知记录。');
});

test('of two tabs with the same draft, the second cannot type until it takes over', async ({
  page,
  context,
}) => {
  const id = await writeDraft(page, '两个标签页', '一。');
  const second = await context.newPage();
  await openEditor(second, `/publish/${id}`);
  await page.bringToFront();
  await textOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('二。');
  await expect(second.getByText('另一个标签页')).toBeVisible();
  await expect(textOf(second)).toHaveAttribute('contenteditable', 'false');
  await expectSaved(page);
  await second.bringToFront();
  await second.getByRole('button', { name: '接过来写' }).click();
  await expect(textOf(second)).toHaveAttribute('contenteditable', 'true');
  await expect(textOf(second)).toHaveText('一。二。');
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
});

test('when the session ends while writing, the text stays and is saved after signing in again', async ({
  page,
  context,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(context, members, member);
  await writeDraft(page, '登录到期', '一。');
  await asMember(members, member, 'logOutEverywhere', {});
  await page.keyboard.type('二。');
  await expect.poll(() => saveStep(page)).toBe('ended');
  await page.keyboard.type('三。');
  await page.getByRole('alert').getByRole('button', { name: '登录' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[name=email]').fill(member.email);
  await dialog.locator('input[name=password]').fill(member.password);
  await dialog.locator('button[type=submit]').click();
  await expectSaved(page);
  await expect(textOf(page)).toHaveText('一。二。三。');
});

test('a columnist submits by keyboard and sees the place in the queue', async ({
  page,
  context,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'columnist');
  await signInByProvider(context, members, { email: login, password });
  await writeDraft(page, '提交的稿子', '正文。');
  await submitAsItIs(page);
  await expect(page.getByRole('dialog')).toContainText(/排在第\d+/);
  await expect(page.getByRole('dialog')).toContainText('40–50');
  await page.keyboard.press('Escape');
  // The editor opened a page without an id; it goes on with the draft that was begun there.
  await expect(page.locator('textarea[name=title]')).toHaveValue('提交的稿子');
  await page.goto('/mywz');
  await page.getByRole('button', { name: /^待审/ }).click();
  await page.getByRole('button', { name: '撤回: 提交的稿子' }).click();
  await expect(page.getByText('已撤回')).toBeVisible();
});

for (const prefix of ['', '/zh-hant', '/en'])
  test(`the editor is accessible, ${prefix || '/'}`, async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await openEditor(page, `${prefix}/publish`);
      expect(await accessibilityErrors(page), `editor, ${viewport.width}`).toEqual([]);
      await page.goto(`${prefix}/mywz`);
      await expect(page.locator('.own-tabs')).toBeVisible();
      expect(await accessibilityErrors(page), `own pieces, ${viewport.width}`).toEqual([]);
    }
  });
