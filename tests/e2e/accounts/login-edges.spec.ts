import { codeTo, dialogOf, GOOD_PASSWORD } from '@/tests/support/e2e-accounts';
import { signInByProvider, expect, newMember, test } from '@/tests/support/members';

test('the countdown goes on after the dialog is closed and after a reload; another address has its own', async ({
  page,
  members,
}) => {
  const { email } = await newMember(members);
  await page.goto('/my');
  const dialog = dialogOf(page);
  const send = dialog.locator('.field-action');
  const open = () => dialog.getByRole('button', { name: '验证码登录' }).click();
  await open();
  await dialog.locator('input[name=email]').fill(email);
  await send.click();
  await expect(send).toHaveText(/^[1-6]\d秒后重发$/);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.locator('.login-button:visible').click();
  await open();
  await expect(send).toBeDisabled();
  await page.reload();
  await open();
  await expect(dialog.locator('input[name=email]')).toHaveValue(email);
  await expect(send).toHaveText(/秒后重发$/);
  await dialog.locator('input[name=email]').fill(`another-${email}`);
  await expect(send).toHaveText('获取验证码');
  await expect(send).toBeEnabled();
});

test('code 10500 reloads the page once and never again', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  const notified = { code: 10500, message: '请刷新页面', data: null };
  await page.route('**/api/call/**', (route) => route.fulfill({ json: notified }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/my');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) {
    const requested = page.waitForResponse('**/api/call/**');
    await page.getByRole('button', { name: '重试' }).click();
    await requested;
  }
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(loads).toBe(2);
});

test('code 1005 shows its message and keeps the session', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  const notified = {
    code: 1005,
    message: '用户信息暂时无法读取',
    messageKey: 'userInfoUnavailable',
    data: null,
  };
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: notified }));
  await page.goto('/my');
  await expect(page.locator('main').getByText(notified.message)).toBeVisible();
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('.account-button:visible')).toBeVisible();
});

test('registering at /signUp opens the login dialog with the address filled in; registering twice is refused', async ({
  page,
  members,
}) => {
  const email = `sign-up-${process.pid}@example.test`;
  await page.goto('/signUp');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill('no address');
  await form.locator('.field-action').click();
  await expect(form.locator('.field-error').first()).toBeVisible();
  await form.locator('input[name=email]').fill(email);
  await form.locator('.field-action').click();
  const code = await codeTo(members.site, email);
  for (const name of ['new_password1', 'new_password2'])
    await form.locator(`input[name=${name}]`).fill(GOOD_PASSWORD);
  for (const name of ['service', 'privacy']) await form.locator(`input[name=${name}]`).check();
  await form.locator('input[name=code]').fill(code === '000000' ? '111111' : '000000');
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('验证码输入有误或已过期')).toBeVisible();
  await expect(form.locator('input[name=new_password1]')).toHaveValue(GOOD_PASSWORD);
  await form.locator('input[name=code]').fill(code);
  await form.locator('button[type=submit]').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('注册成功，请登录。')).toBeVisible();
  await expect(dialog.locator('input[name=email]')).toHaveValue(email);
  await dialog.locator('input[name=password]').fill(GOOD_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(page.locator('main').getByText('已登录为')).toBeVisible();
});
