import { dialogOf } from '@/tests/support/e2e-accounts';
import {
  asMember,
  signInByProvider,
  expect,
  storiesOf,
  newMember,
  test,
  toast,
} from '@/tests/support/members';

/** Members on a slow or broken connection. */

const OFFLINE = '网络不通，请稍后重试。';

test('a log-out without an answer from the portal keeps the session', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/news');
  await page.route('**/api/call/logOut', (route) => route.abort());
  await page.locator('.account-button:visible').click();
  const leave = page.locator('.account-menu:popover-open button');
  await leave.click();
  await expect(toast(page, OFFLINE)).toBeVisible();
  await expect(page.locator('.account-button:visible')).toBeVisible();
  await page.unroute('**/api/call/logOut');
  await leave.click();
  await expect(page.locator('.login-button:visible')).toBeVisible();
});

test('a login dialog that cannot be loaded shows an error, and opens at the next press', async ({ page }) => {
  await page.goto('/news');
  await page.route('**/api/login-setup', (route) => route.abort());
  const open = page.locator('.login-button:visible');
  await open.click();
  await expect(toast(page, OFFLINE)).toBeVisible();
  await page.unroute('**/api/login-setup');
  await open.click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a like pressed before the session is loaded opens no dialog and is sent once the member is known', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await signInByProvider(page.context(), members, member);
  let answer: () => void = () => undefined;
  const answerSignal = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session', async (route) => {
    await answerSignal;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/session');
  await page.goto(`/wz_detail/${item?.id}`);
  await requested;
  await expect(page.locator('.login-button:visible')).toHaveCount(0);
  const like = page.locator('main [role=button]:visible', { hasText: /赞/ }).first();
  await like.click();
  await expect(dialogOf(page)).toHaveCount(0);
  answer();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const ids = { contents: [item?.id ?? 0], authors: [] };
  await expect
    .poll(async () => (await asMember(members, member, 'markState', ids)).data.liked)
    .toEqual([item?.id]);
});

test('when a button is pressed twice before the first answer, the last press counts', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  const [item] = await storiesOf(members, 'articles', 1);
  await signInByProvider(page.context(), members, member);
  const learnt = page.waitForResponse('**/api/call/markState');
  await page.goto(`/wz_detail/${item?.id}`);
  await learnt;
  const like = page.locator('main [role=button]:visible', { hasText: /赞/ }).first();
  let answer: () => void = () => undefined;
  const answerSignal = new Promise<void>((resolve) => (answer = resolve));
  let requests = 0;
  await page.route('**/api/call/like', async (route) => {
    if ((requests += 1) === 1) await answerSignal;
    await route.continue();
  });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  answer();
  await expect.poll(() => requests).toBe(2);
  const ids = { contents: [item?.id ?? 0], authors: [] };
  await expect.poll(async () => (await asMember(members, member, 'markState', ids)).data.liked).toEqual([]);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a reaction whose request fails is undone, and the reader sees an error', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  const [item] = await storiesOf(members, 'articles', 1);
  await page.goto(`/wz_detail/${item?.id}`);
  await expect(page.locator('.account-button:visible')).toBeVisible();
  await page.route('**/api/call/collect', (route) => route.abort());
  const collect = page.locator('main [role=button]:visible', { hasText: /收藏/ }).first();
  await collect.click();
  await expect(toast(page, OFFLINE)).toBeVisible();
  await expect(collect).toHaveAttribute('aria-pressed', 'false');
});

test('a typed area code counts without choosing a row, and spaces in a typed code are dropped', async ({
  page,
}) => {
  await page.goto('/my');
  const dialog = dialogOf(page);
  await dialog.locator('.form-tabs button').nth(1).click();
  await dialog.locator('input[name=code]').fill('１２3 456');
  await expect(dialog.locator('input[name=code]')).toHaveValue('123456');
  await dialog.locator('.form-ways button').nth(1).click();
  const area = dialog.locator('input[name=phone_code]');
  await area.click();
  await area.fill('852');
  await page.keyboard.press('Tab');
  await expect(area).toHaveValue('+852');
  await area.click();
  await area.fill('+1');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('+1');
});
