import sharp from 'sharp';
import { dialogOf, sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, signInByProvider, expect, newMember, test } from '@/tests/support/members';
import { plainPicture as picture } from '@/tests/support/pictures';

const PICTURE = /^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png)$/;

test('an identity document can be seen by those who check it and by nobody else', async ({
  page,
  browser,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/realname');
  await page.locator('input[name=name]').fill('王小明');
  await page.locator('input[name=document_number]').fill('110101199001011234');
  const submit = page.locator('main button[type=submit]');
  await expect(submit).toBeDisabled();
  const sent = page.waitForResponse('**/api/upload');
  await page.locator('main input[type=file]').setInputFiles(await picture(600, 400));
  const path: string = (await (await sent).json()).data;
  expect(path).toMatch(/^\/privateUploads\//);
  await expect(page.getByRole('img', { name: '第1张图片' })).toBeVisible();
  await submit.click();
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  await expect(page.getByText('王*明')).toBeVisible();
  await expect(page.getByText('110101199001011234')).toHaveCount(0);

  const stranger = await browser.newContext({ baseURL: members.site.base });
  const other = await newMember(members);
  for (const address of [path, path.replace('privateUploads', 'uploads')]) {
    expect((await stranger.request.get(address)).status()).toBe(404);
    expect((await page.request.get(members.site.base + address)).status()).toBe(404);
  }
  await signInByProvider(stranger, members, other);
  expect((await stranger.request.get(path)).status()).toBe(404);
  const straight = await fetch(members.site.backendUrl + path, { headers: { authorization: other.token } });
  expect(straight.status).toBe(404);
  await stranger.close();

  const desk = await browser.newContext({ baseURL: members.site.base });
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(desk, members, { email: login, password });
  const shown = await desk.request.get(path);
  expect([shown.status(), shown.headers()['content-type'], shown.headers()['cache-control']]).toEqual([
    200,
    'image/png',
    'private, no-store',
  ]);
  await desk.close();
});

test('feedback of 5 to 500 characters with pictures, some of them removed again, is submitted', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  await page.goto('/feed_back');
  const text = page.locator('textarea[name=content]');
  const submit = page.locator('main button[type=submit]');
  for (const [length, isReady] of [
    [4, false],
    [5, true],
    [500, true],
    [501, false],
  ] as const) {
    await text.fill('字'.repeat(length));
    await expect(submit).toBeEnabled({ enabled: isReady });
  }
  await text.fill('图片里是那一页。');
  for (const name of ['一', '二']) {
    await page.locator('main input[type=file]').setInputFiles(await picture(name === '一' ? 320 : 330, 200));
    await expect(page.getByRole('img', { name: `第${name === '一' ? 1 : 2}张图片` })).toBeVisible();
  }
  await page.getByRole('button', { name: '移除第1张' }).click();
  await expect(page.getByRole('img', { name: '第2张图片' })).toHaveCount(0);
  const requested = page.waitForRequest('**/api/call/submitFeedback');
  await submit.click();
  const { content, images } = (await requested).postDataJSON();
  expect(content).toBe('图片里是那一页。');
  expect(images).toEqual([expect.stringMatching(PICTURE)]);
  await expect(page.getByRole('heading', { name: '已收到' })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('');
});

test('an avatar is moved, zoomed and rotated by keyboard; uploading is cancelled, fails and is tried again', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  await page.goto('/my/Individual');
  const file = page.locator('input[name=avatar]');
  const dialog = dialogOf(page);
  const crop = async () => {
    await file.setInputFiles(await picture(900, 600));
    await expect(dialog.locator('.cropper-crop-box')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '使用' })).toBeEnabled();
  };
  await crop();
  const drawn = dialog.locator('.cropper-canvas');
  const box = async () => (await drawn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await box();
  await page.keyboard.press('+');
  expect((await box()).width).toBeGreaterThan(before.width);
  await page.keyboard.press('-');
  await page.keyboard.press('r');
  const turned = await box();
  expect(turned.height).toBeGreaterThan(turned.width);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(file).toBeFocused();

  await file.setInputFiles(await picture(210, 210));
  const use = dialog.getByRole('button', { name: '使用' });
  await expect(use).toBeEnabled();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await use.click();
  await expect(dialog.getByRole('alert')).toHaveText(/200/);
  await dialog.getByRole('button', { name: '缩小' }).click();
  await expect(dialog.getByText(/短边至少200像素/)).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(file).toBeFocused();

  let release: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/upload', async (route) => {
    await untilReleased;
    await route.abort();
  });
  await crop();
  await dialog.getByRole('button', { name: '使用' }).click();
  await expect(page.locator('main progress')).toBeVisible();
  await page.getByRole('button', { name: '取消上传' }).click();
  await expect(page.locator('main progress')).toHaveCount(0);
  await expect(page.getByText(/上传失败/)).toHaveCount(0);
  release();

  await crop();
  await dialog.getByRole('button', { name: '使用' }).click();
  await expect(page.getByText('上传失败：网络不通')).toBeVisible();
  await page.unroute('**/api/upload');
  await page.getByRole('button', { name: '重新上传' }).click();
  await expect(page.getByText('头像已更新。')).toBeVisible();
  const { avatar_img } = (await asMember(members, member, 'userInfo', {})).data;
  expect(avatar_img).toMatch(PICTURE);
  const stored = await sharp(Buffer.from(await (await page.request.get(avatar_img)).body())).metadata();
  expect(stored.width).toBe(stored.height);
});

test('messages are listed, read one by one or all at once, and deleted; the count in the tab follows', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const passwords = [member.password, 'first-harbour-95', 'second-harbour-96'];
  for (const [index, old_password] of passwords.slice(0, 2).entries()) {
    const next = passwords[index + 1] ?? '';
    await asMember(members, member, 'changePassword', {
      old_password,
      new_password1: next,
      new_password2: next,
    });
  }
  await signInByProvider(page.context(), members, { email: member.email, password: passwords[2] ?? '' });
  await page.goto('/my/mymessage');
  const rows = page.locator('main h2');
  await expect(rows).toHaveCount(2);
  const tab = page.locator('main nav [aria-current=page]');
  await expect(tab).toHaveText('消息2');
  await page.getByRole('button', { name: '标为已读', exact: true }).first().click();
  await expect(tab).toHaveText('消息1');
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(tab).toHaveText('消息');
  await expect(page.getByText('未读', { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^删除：/ })
    .first()
    .click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^删除：/ }).click();
  await expect(page.getByText('还没有消息。')).toBeVisible();
});
