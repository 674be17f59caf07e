import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { codeTo, dialogOf, GOOD_PASSWORD, logIn, openLogin, sampleOf } from '@/tests/support/e2e-accounts';
import { expect, type MemberSite, test } from '@/tests/support/members';

const ENDED = '验证失败，请重新登录';
const PICTURE = '../shared/data/images/dims/png_600x371.png';

const reader = ({ site }: MemberSite) =>
  sampleOf(site, ({ role, login }) => role === 'reader' && login.includes('@'));

test('a member registers, signs in by password, by code and with a reset password, and logs out', async ({
  page,
  members,
}) => {
  const email = 'new.member@example.test';
  await page.goto('/signUp');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(email);
  await form.locator('.field-action').click();
  await expect(form.locator('.field-action')).toBeDisabled();
  const registered = await codeTo(members.site, email);
  await form.locator('input[name=code]').fill(registered);
  await form.locator('input[name=new_password1]').fill(GOOD_PASSWORD);
  await form.locator('input[name=new_password2]').fill(`${GOOD_PASSWORD}x`);
  await form.locator('input[name=service]').check();
  await expect(form.locator('button[type=submit]')).toBeDisabled();
  await form.locator('input[name=privacy]').check();
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('两次密码输入不一致')).toBeVisible();
  await expect(form.locator('input[name=new_password2]')).toBeFocused();
  await form.locator('input[name=new_password2]').fill(GOOD_PASSWORD);
  await form.locator('button[type=submit]').click();

  const dialog = dialogOf(page);
  await expect(dialog.getByText('注册成功，请登录。')).toBeVisible();
  await logIn(page, email, GOOD_PASSWORD);
  await expect(page.locator('main').getByText('已登录为')).toBeVisible();

  const logOut = async () => {
    await page.locator('.account-button:visible').click();
    await page.locator('.account-menu:visible button').click();
    await expect(page.locator('.login-button:visible')).toBeVisible();
  };
  await logOut();
  await openLogin(page);
  await dialog.getByRole('button', { name: '验证码登录' }).click();
  await dialog.locator('input[name=email]').fill(email);
  await dialog.locator('.field-action').click();
  await dialog.locator('input[name=code]').fill(await codeTo(members.site, email, registered));
  await dialog.locator('button[type=submit]').click();
  await expect(page.locator('.account-button:visible')).toBeVisible();

  await logOut();
  await openLogin(page);
  await dialog.getByRole('button', { name: '忘记密码' }).click();
  await dialog.locator('input[name=email]').fill(email);
  const before = await codeTo(members.site, email);
  await dialog.locator('.field-action').click();
  await dialog.locator('input[name=code]').fill(await codeTo(members.site, email, before));
  for (const name of ['new_password1', 'new_password2'])
    await dialog.locator(`input[name=${name}]`).fill(`${GOOD_PASSWORD}-2`);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('密码已更新，请用新密码登录。')).toBeVisible();
  await logIn(page, email, `${GOOD_PASSWORD}-2`);
});

test('a phone account becomes an e-mail account in three steps', async ({ page, members }) => {
  const phone = sampleOf(members.site, ({ login }) => login.startsWith('+'));
  const mobile = phone.login.split(' ')[1] ?? '';
  const email = 'upgraded@example.test';
  await page.goto('/');
  await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '升级为邮箱登录' }).click();
  await dialog.locator('input[name=phone]').fill(mobile);
  await dialog.locator('.field-action').click();
  await dialog.locator('input[name=code]').fill(await codeTo(members.site, phone.login));
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('第2步，共3步')).toBeVisible();
  const bind = async (address: string) => {
    await dialog.locator('input[name=email]').fill(address);
    await dialog.locator('.field-action').click();
    await dialog.locator('input[name=code]').fill(await codeTo(members.site, address));
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByText('第3步，共3步')).toBeVisible();
  };
  await bind('mistyped@example.test');
  // After going back, the address that is already bound needs no second code; a different address does.
  await dialog.getByRole('button', { name: '上一步' }).click();
  await expect(dialog.locator('input[name=email]')).toHaveValue('mistyped@example.test');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('第3步，共3步')).toBeVisible();
  await dialog.getByRole('button', { name: '上一步' }).click();
  await bind(email);
  for (const name of ['new_password1', 'new_password2'])
    await dialog.locator(`input[name=${name}]`).fill(GOOD_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('升级完成，请用邮箱登录。')).toBeVisible();
  await logIn(page, email, GOOD_PASSWORD);
});

test('a protected page redirects to /home, and signing in leads back to the page', async ({
  page,
  members,
}) => {
  const { login, password } = reader(members);
  await page.goto('/my/mymessage');
  await expect(page).toHaveURL(/\/home$/);
  await expect(dialogOf(page)).toBeVisible();
  await logIn(page, login, password);
  await expect(page).toHaveURL(/\/my\/mymessage$/);
  await expect(page.locator('main h1')).toHaveText('我的消息');
});

test('an article is collected after signing in, listed in the collection and removed from it, and can be liked', async ({
  page,
  members,
}) => {
  const { login, password } = reader(members);
  await page.goto('/home_wz');
  const article = await page.locator('main a[href^="/wz_detail/"]').first().getAttribute('href');
  await page.goto(article ?? '');
  const title = (await page.locator('main h1').innerText()).trim();
  const collect = page.locator('main [role=button]:visible', { hasText: /^收藏|已收藏/ }).first();
  await collect.click();
  await logIn(page, login, password);
  await expect(collect).toHaveAttribute('aria-pressed', 'true');
  const like = page.locator('main [role=button]:visible', { hasText: /赞/ }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my/collect');
  const collected = page.locator(`main a[href="${article}"]`);
  await expect(collected).toBeVisible();
  await page.getByRole('button', { name: `取消收藏：${title}` }).click();
  await expect(collected).toHaveCount(0);
});

test('an avatar is cropped to a square, uploaded and shown; feedback survives a reload and is submitted', async ({
  page,
  members,
}) => {
  const { login, password } = reader(members);
  await page.goto('/feed_back');
  await logIn(page, login, password);
  await page.locator('textarea[name=content]').fill('草稿');
  await expect(page.getByText('2/500')).toBeVisible();
  await expect(page.locator('main button[type=submit]')).toBeDisabled();
  await page.reload();
  await expect(page.locator('textarea[name=content]')).toHaveValue('草稿');
  await page.locator('textarea[name=content]').fill('繁体页面的表格在手机上太宽。');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('heading', { name: '已收到' })).toBeVisible();

  await page.goto('/my/Individual');
  const file = page.locator('input[name=avatar]');
  await file.setInputFiles({
    name: 'small.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 199, height: 400, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText('头像的短边至少200像素')).toBeVisible();
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b4fa8' } });
  await file.setInputFiles(
    existsSync(PICTURE)
      ? PICTURE
      : { name: 'a.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() },
  );
  const dialog = dialogOf(page);
  const box = dialog.locator('.cropper-crop-box');
  await expect(box).toBeVisible();
  const { width = 0, height = 1 } = (await box.boundingBox()) ?? {};
  expect(Math.abs(width - height)).toBeLessThan(2);
  await dialog.locator('.crop-area').focus();
  for (const key of ['ArrowRight', '+', '-', 'r']) await page.keyboard.press(key);
  const answered = page.waitForResponse('**/api/upload');
  await dialog.getByRole('button', { name: '使用' }).click();
  expect((await (await answered).json()).data).toMatch(/^\/uploads\/.+\.jpg$/);
  const avatar = page.locator('main img[src*="uploads"]').first();
  await expect
    .poll(() => avatar.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  await expect(page.getByText('头像已更新。')).toBeVisible();
});

test('a session that was ended from another browser is signed out here at the next request', async ({
  page,
  browser,
  members,
}) => {
  const { login, password } = reader(members);
  await page.goto('/my');
  await logIn(page, login, password);
  const other = await browser.newPage({ baseURL: members.site.base, locale: 'zh-CN' });
  await other.goto('/my');
  await logIn(other, login, password);
  await other.goto('/my/Individual');
  await other.getByRole('button', { name: '退出其他设备' }).click();
  await expect(other.getByText(/已退出\d+台其他设备/)).toBeVisible();
  await other.close();
  await page.locator('main nav').getByRole('link', { name: '收藏' }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page).toHaveURL(/\/(home)?$/);
  await expect(page.locator('.login-button:visible')).toBeVisible();
});

for (const [prefix, title, opens] of [
  ['/zh-hant', '意見回饋', '登入'],
  ['/en', 'Feedback', 'Log in'],
] as const) {
  test(`the member pages and the login dialog are in the language of ${prefix}`, async ({
    page,
    members,
  }) => {
    const { login, password } = reader(members);
    await page.goto(`${prefix}/feed_back`);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(dialogOf(page)).toContainText(opens);
    await logIn(page, login, password);
    await page.locator('textarea[name=content]').fill('1234');
    await expect(page.locator('main button[type=submit]')).toBeDisabled();
    await page.locator('textarea[name=content]').fill(`${title} ${title}`);
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main h2')).toBeVisible();
  });
}
