import { readFileSync } from 'node:fs';
import { codeTo, dialogOf, logIn, openLogin } from '@/tests/support/e2e-accounts';
import { asMember, signInByProvider, expect, storiesOf, newMember, test } from '@/tests/support/members';

const NEW_PASSWORD = 'other-harbour-95';
const ENDED = '验证失败，请重新登录';

test('the e-mail address is changed with a code sent to the new address and the password', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const email = `moved-${member.email}`;
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  await page.getByRole('button', { name: '修改: 邮箱' }).click();
  const form = page.locator('main form', { has: page.locator('input[name=email]') });
  await form.locator('input[name=email]').fill(email);
  await form.locator('.field-action').click();
  await form.locator('input[name=code]').fill(await codeTo(members.site, email));
  await form.locator('input[name=password]').fill('not-the-password');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('.field-error').first()).toBeVisible();
  await expect(form.locator('input[name=email]')).toHaveValue(email);
  await form.locator('input[name=password]').fill(member.password);
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('邮箱已更新。')).toBeVisible();
  await expect(page.locator('main').getByText(email)).toBeVisible();
  expect((await asMember(members, member, 'userInfo', {})).data.email).toBe(email);
});

test('a phone number is set with a code sent to it and a code sent to the member’s address', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const mobile = `139${String(member.id).padStart(8, '0')}`;
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  await page.getByRole('button', { name: '修改: 手机号' }).click();
  const form = page.locator('main form', { has: page.locator('input[name=phone]') });
  await form.locator('input[name=phone]').fill(mobile);
  await form.locator('.field-action').click();
  await form.locator('input[name=code]').fill(await codeTo(members.site, `+86 ${mobile}`));
  await form.getByRole('button', { name: '改用验证码确认' }).click();
  const before = await codeTo(members.site, member.email);
  await form.locator('.field-action').last().click();
  await form
    .locator('input[name=code]')
    .last()
    .fill(await codeTo(members.site, member.email, before));
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('手机号已更新。')).toBeVisible();
  await expect(page.locator('main').getByText(/^\+86 139\*{4}\d{4}$/)).toBeVisible();
});

test('a new password ends the other sessions, and another browser sees so at its next request', async ({
  page,
  browser,
  members,
}) => {
  const member = await newMember(members);
  const other = await browser.newContext({ baseURL: members.site.base, locale: 'zh-CN' });
  await signInByProvider(other, members, member);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/my');
  await expect(elsewhere.locator('.account-button:visible')).toBeVisible();

  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  await page.getByRole('button', { name: '修改: 密码' }).click();
  const form = page.locator('main form', { has: page.locator('input[name=new_password1]') });
  await form.locator('input[name=password]').fill(member.password);
  await form.locator('input[name=new_password1]').fill('12345678');
  await form.locator('input[name=new_password2]').fill('12345678');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('.field-error').first()).toBeVisible();
  for (const name of ['new_password1', 'new_password2'])
    await form.locator(`input[name=${name}]`).fill(NEW_PASSWORD);
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('密码已更新，其他设备已退出登录。')).toBeVisible();
  await page.reload();
  await expect(page.locator('.account-button:visible')).toBeVisible();

  // A list that the overview has read in the last two seconds would not be read again: this page reads another one.
  await elsewhere.locator('main nav').getByRole('link', { name: '接口' }).click();
  await expect(elsewhere.getByText(ENDED)).toBeVisible();
  await expect(elsewhere.locator('.login-button:visible')).toBeVisible();
  await other.close();
});

test('one device is signed out from the list of devices, and only that one', async ({
  page,
  browser,
  members,
}) => {
  const member = await newMember(members);
  const contexts = await Promise.all(
    [0, 1].map(() =>
      browser.newContext({ baseURL: members.site.base, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0' }),
    ),
  );
  for (const context of contexts) await signInByProvider(context, members, member);
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  const revoke = page.getByRole('button', { name: /^退出Firefox/ });
  await expect(revoke).toHaveCount(2);
  await revoke.first().click();
  await expect(page.getByText('该设备已退出登录。')).toBeVisible();
  await expect(revoke).toHaveCount(1);
  const states = await Promise.all(
    contexts.map(async ({ request }) => {
      const answer = await request.get(`${members.site.base}/api/session`);
      return (await answer.json()).code;
    }),
  );
  expect(states.sort()).toEqual([10200, 200].sort());
  await expect(page.getByText('本机')).toBeVisible();
  for (const context of contexts) await context.close();
});

test('the export is a file with all data of the member', async ({ page, members }) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await asMember(members, member, 'collect', { id: item?.id ?? 0 });
  await asMember(members, member, 'submitFeedback', { content: '导出里应当有这一句。' });
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出数据' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lianxun-\d{4}-\d{2}-\d{2}\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  const { user, records } = JSON.parse(text);
  expect(user.email).toBe(member.email);
  expect(Object.keys(records).length).toBeGreaterThan(3);
  expect(text).toContain('导出里应当有这一句。');
  expect(text).not.toMatch(/argon2|password_hash/);
});

test('a deleted account is signed out, and its password is refused', async ({ page, members }) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  await page.getByRole('button', { name: '删除账号' }).click();
  const form = page.locator('main form', { has: page.locator('input[name=agree]') });
  await form.locator('input[name=password]').fill(member.password);
  await expect(form.locator('button[type=submit]')).toBeDisabled();
  await form.locator('input[name=agree]').check();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/(home)?$/);
  await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.locator('input[name=email]').fill(member.email);
  await dialog.locator('input[name=password]').fill(member.password);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('status')).toHaveText('账号或密码不正确');
  expect((await asMember(members, member, 'userInfo', {})).code).toBe(10200);
  const again = await newMember(members);
  await logIn(page, again.email, again.password);
});
