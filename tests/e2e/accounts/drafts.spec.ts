import { dialogOf } from '@/tests/support/e2e-accounts';
import { signInByProvider, expect, newMember, test } from '@/tests/support/members';
import { plainPicture } from '@/tests/support/pictures';

/** Forms are stored as drafts that survive a reload, until the form is submitted or the member logs out. */

test('the draft of a profile survives a reload and is deleted when the profile is saved', async ({
  page,
  members,
}) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/my/Individual');
  const bio = page.locator('textarea[name=bio]');
  const save = page.locator('main form', { has: bio }).locator('button[type=submit]');
  await bio.fill('写给自己看的一句话。');
  await page.reload();
  await expect(bio).toHaveValue('写给自己看的一句话。');
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('profile')));
  expect(await stored()).toHaveLength(1);
  await save.click();
  await expect.poll(stored).toEqual([]);
  await expect(bio).toHaveValue('写给自己看的一句话。');
  await page.reload();
  await expect(bio).toHaveValue('写给自己看的一句话。');
  await expect(save).toBeDisabled();
});

test('the draft of a verification request has its fields and pictures, and is deleted at log-out', async ({
  page,
  members,
}) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/my/realname');
  const name = page.locator('input[name=name]');
  const type = page.locator('select[name=document_type]');
  await name.fill('王小明');
  await type.selectOption('passport');
  await page.locator('input[name=document_number]').fill('E12345678');
  await page.locator('main input[type=file]').setInputFiles(await plainPicture(600, 400));
  await expect(page.getByRole('img', { name: '第1张图片' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('王小明');
  await expect(type).toHaveValue('passport');
  await expect(page.locator('input[name=document_number]')).toHaveValue('E12345678');
  await expect(page.getByRole('button', { name: '移除第1张' })).toBeVisible();
  await expect(page.locator('main button[type=submit]')).toBeEnabled();

  await page.locator('.account-button:visible').click();
  await page.locator('.account-menu:popover-open button').click();
  await expect(page.locator('.login-button:visible')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual(
    [],
  );
});

test('the draft of feedback has its text and its pictures', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/feed_back');
  await page.locator('textarea[name=content]').fill('图片里是那一页。');
  await page.locator('main input[type=file]').setInputFiles(await plainPicture(320, 200));
  await expect(page.getByRole('img', { name: '第1张图片' })).toBeVisible();
  await page.reload();
  await expect(page.locator('textarea[name=content]')).toHaveValue('图片里是那一页。');
  await expect(page.getByRole('img', { name: '第1张图片' })).toBeVisible();
  const requested = page.waitForRequest('**/api/call/submitFeedback');
  await page.locator('main button[type=submit]').click();
  expect((await requested).postDataJSON().images).toHaveLength(1);
  await page.getByRole('button', { name: '再写一条' }).click();
  await expect(page.locator('textarea[name=content]')).toHaveValue('');
  await expect(page.getByRole('img', { name: '第1张图片' })).toHaveCount(0);
});

test('the draft of the login dialog has the address and the phone number, never a password', async ({
  page,
}) => {
  // The table of area codes loads late: a typed area code has to count before that.
  await page.route('**/api/area-codes*', (route) =>
    new Promise((done) => setTimeout(done, 3000)).then(() => route.continue()),
  );
  await page.goto('/news');
  const open = () => page.locator('.login-button:visible').click();
  const dialog = dialogOf(page);
  await open();
  await dialog.locator('input[name=email]').fill('someone@example.test');
  await dialog.locator('input[name=password]').fill('a-secret-of-mine');
  await dialog.getByRole('button', { name: '升级' }).click();
  await dialog.locator('input[name=phone_code]').fill('852');
  await dialog.locator('input[name=phone]').fill('51234567');
  await page.reload();
  await open();
  await expect(dialog.locator('input[name=email]')).toHaveValue('someone@example.test');
  await expect(dialog.locator('input[name=password]')).toHaveValue('');
  await dialog.getByRole('button', { name: '升级' }).click();
  await expect(dialog.locator('input[name=phone_code]')).toHaveValue('+852');
  await expect(dialog.locator('input[name=phone]')).toHaveValue('51234567');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a-secret-of-mine');
});

test('drafts of one member are not shown to the next one in the same tab', async ({ page, members }) => {
  const [firstMember, other] = [await newMember(members), await newMember(members)];
  const text = page.locator('textarea[name=content]');
  await signInByProvider(page.context(), members, firstMember);
  await page.goto('/feed_back');
  await text.fill('只给编辑部看的话。');
  await signInByProvider(page.context(), members, other);
  await page.reload();
  await expect(text).toHaveValue('');
  await signInByProvider(page.context(), members, firstMember);
  await page.reload();
  await expect(text).toHaveValue('只给编辑部看的话。');

  await page.goto('/my/Individual');
  await page.getByRole('button', { name: '全部退出' }).click();
  await expect(page.locator('.login-button:visible')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual(
    [],
  );
});

test('a log-out in another tab shows no error here and deletes the member’s drafts', async ({
  page,
  context,
  members,
}) => {
  await signInByProvider(context, members, await newMember(members));
  await page.goto('/feed_back');
  await page.locator('textarea[name=content]').fill('还没有说完。');
  const other = await context.newPage();
  await other.goto('/news');
  await other.locator('.account-button:visible').click();
  await other.locator('.account-menu:popover-open button').click();
  await expect(other.locator('.login-button:visible')).toBeVisible();
  // A tab loads the session again when it gets the focus, but not every second.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.locator('main button', { hasText: '登录' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('验证失败')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/feed_back');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual(
    [],
  );
});

test('both agreements stay ticked over a change of language', async ({ page }) => {
  await page.goto('/news');
  await page.locator('.login-button:visible').click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  for (const name of ['service', 'privacy']) await dialog.locator(`input[name=${name}]`).check();
  for (const language of ['EN', '繁', '简']) {
    await dialog.getByText(language, { exact: true }).click();
    await expect(page).toHaveURL(language === 'EN' ? /\/en\// : language === '繁' ? /zh-hant/ : /:\d+\/news/);
    for (const name of ['service', 'privacy'])
      await expect(dialog.locator(`input[name=${name}]`)).toBeChecked();
  }
});
