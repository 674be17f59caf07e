import type { Page } from '@playwright/test';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asEditor, asMember, expect, newMember, test, toast } from '@/tests/support/members';

test('a flash, a correction, a rejection and a topic survive a reload while they are being typed', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  await page.goto('/desk/flash');
  const title = page.locator('textarea[name=title]');
  await expect(title).toBeFocused();
  await page.keyboard.type('写到一半的快讯');
  await page.reload();
  await expect(title).toHaveValue('写到一半的快讯');
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  const row = page.locator('[data-flash]', { hasText: '写到一半的快讯' });
  await expect(row).toHaveCount(1);
  await expect(title).toHaveValue('');
  await row.getByRole('button', { name: '更正：写到一半的快讯' }).click();
  await row.getByLabel('标题').fill('写到一半的快讯，写完了');
  await page.reload();
  await expect(row.getByLabel('标题')).toHaveValue('写到一半的快讯，写完了');
  await row.getByRole('button', { name: '不改' }).click();
  await page.reload();
  await expect(row).toHaveCount(1);
  await expect(row.getByLabel('标题')).toHaveCount(0);

  const writer = await newMember(members);
  const { data } = await asMember(members, writer, 'saveDraft', { ...WHOLE_TEXT, title: '要退回的一篇' });
  await asMember(members, writer, 'submitContent', { id: data.id, version: data.version });
  await page.goto(`/desk/review/${data.id}`);
  const isHeld = () => expect(page.getByText(/你拿着，到\d\d:\d\d/)).toBeVisible();
  await expect(page.locator('main').getByText('自动查过')).toBeVisible();
  await page.keyboard.press('r');
  await isHeld();
  const reason = page.locator('#reject-reason');
  await reason.fill('第三段的数字没有来源。');
  await page.reload();
  await expect(reason).toHaveValue('第三段的数字没有来源。');
  await isHeld();
  await reason.press('Control+Enter');
  await expect(toast(page, '已退回《要退回的一篇》')).toBeVisible();
  await expect(reason).toHaveCount(0);

  await page.goto('/desk/manage/topic/new');
  const name = page.getByRole('group', { name: '名称' }).getByLabel('简体');
  await name.fill('没存的专题');
  await page.evaluate(() =>
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
  );
  await page.reload();
  await expect(name).toHaveValue('没存的专题');
  await page.getByRole('button', { name: '放弃改动' }).click();
  await expect(name).toHaveValue('');
});

test('an unsaved record survives a closed tab and the end of the session, and is saved after signing in again', async ({
  page,
  context,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  await asEditor(page, members);
  await page.goto('/desk/manage/label/new');
  const nameIn = (tab: Page) => tab.getByRole('group', { name: '名称' }).getByLabel('简体');
  await nameIn(page).fill('没关好的标签');
  await expect(page.getByText('有改动，还没存。')).toBeVisible();

  // A further tab with the form of a new record has a form of its own.
  const other = await context.newPage();
  await other.goto('/desk/manage/label/new');
  await other.getByRole('group', { name: '名称' }).getByLabel('英文').fill('Another label');
  await expect(nameIn(other)).toHaveValue('');
  await other.close({ runBeforeUnload: false });
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/desk/manage/label/new');
  const name = nameIn(again);
  await expect(name).toHaveValue('没关好的标签');
  await context.clearCookies();
  await again.keyboard.press('Control+Enter');
  await expect(again.getByText('登录过期了，重新登录后接着存')).toBeVisible();
  await name.fill('关好了的标签');
  await again.locator('form').getByRole('button', { name: '登录' }).click();
  const dialog = again.locator('dialog[open]');
  await dialog.locator('input[name=email]').fill(login);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('button[type=submit]').click();
  await expect(again.getByText('有改动，还没存。')).toBeVisible();
  await again.keyboard.press('Control+Enter');
  await again.waitForURL(/\/desk\/manage\/label\/\d+$/);
  await expect(name).toHaveValue('关好了的标签');
});
