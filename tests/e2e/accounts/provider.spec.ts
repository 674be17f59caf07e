import { type Page } from '@playwright/test';
import { dialogOf } from '@/tests/support/e2e-accounts';
import { expect, type MemberSite, test } from '@/tests/support/members';

let visits = 0;

/**
 * Registers a new visitor at the provider, who signs in there in this test.
 * @returns the visitor's e-mail address
 */
function visitor({ provider }: MemberSite): string {
  visits += 1;
  const sub = `visitor-${process.pid}-${visits}`;
  provider.visitor = { sub, email: `${sub}@example.test`, email_verified: true, name: '来自别处' };
  return provider.visitor.email ?? '';
}

async function popupOf(page: Page, name: 'Google' | 'X'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await dialogOf(page)
    .getByRole('button', { name: `用${name}登录` })
    .click();
  const popup = await opened;
  await expect(popup.getByRole('link', { name: 'Agree' })).toBeVisible();
  return popup;
}

for (const name of ['Google', 'X'] as const) {
  test(`${name}: a popup that the reader closes is ignored, and one that is answered signs in`, async ({
    page,
    members,
  }) => {
    const email = visitor(members);
    await page.goto('/my');
    await (await popupOf(page, name)).close();
    await expect(dialogOf(page).locator('.field-error:not(:empty)')).toHaveCount(0);
    // Apart from the notice in the form, which says why the dialog opened.
    await expect(page.locator('[role=status]:not(.form-notice)', { hasText: /登录|网络/ })).toHaveCount(0);

    const popup = await popupOf(page, name);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('link', { name: 'Agree' }).click();
    await closed;
    await expect(page.locator('.account-button:visible')).toBeVisible();
    await expect(page.locator('main h1', { hasText: '来自别处' })).toBeVisible();
    await expect(page.locator('main')).toContainText(email);
  });
}

test('a declined, broken or forged answer is explained in the popup, and the dialog stays as it was', async ({
  page,
  members,
}) => {
  visitor(members);
  await page.goto('/my');
  await dialogOf(page).locator('input[name=email]').fill('typed@example.test');
  for (const [link, says] of [
    ['Decline', '你没有同意授权'],
    ['Break', '对方的登录服务出了问题'],
    ['Forge', '第三方登录未完成，请重试'],
  ] as const) {
    const popup = await popupOf(page, 'Google');
    await popup.getByRole('link', { name: link }).click();
    await expect(popup.locator('main')).toContainText(says);
    await expect(popup.locator('main')).not.toContainText('out of order');
    expect(new URL(popup.url()).search).toBe('');
    await popup.close();
  }
  await expect(page.locator('[role=status]', { hasText: '第三方登录未完成，请重试' })).toBeVisible();
  await expect(dialogOf(page).locator('input[name=email]')).toHaveValue('typed@example.test');
  await expect(page.locator('.login-button:visible')).toBeVisible();
});

test('/third without its cookie, or with another state, signs nobody in', async ({ page, members }) => {
  visitor(members);
  await page.goto('/third');
  await expect(page.locator('main')).toContainText('这个地址不完整');
  await page.goto('/third?code=stolen&state=stolen');
  await expect(page.locator('main')).toContainText('第三方登录未完成，请重试');
  const begun = await page.request.post('/api/call/googleAuthUrl', {
    headers: { origin: members.site.base },
    data: {},
  });
  const { url } = (await begun.json()).data;
  const code = members.provider.agree(url, members.provider.visitor);
  await page.goto(`/third?code=${code}&state=another`);
  await expect(page.locator('main')).toContainText('第三方登录未完成，请重试');
  await page.goto('/');
  await expect(page.locator('.login-button:visible')).toBeVisible();
});

test('without a popup the page itself goes to the provider and comes back signed in', async ({
  page,
  members,
}) => {
  visitor(members);
  await page.addInitScript(() => (window.open = () => null));
  await page.goto('/my');
  await dialogOf(page).getByRole('button', { name: '用Google登录' }).click();
  await page.getByRole('link', { name: 'Agree' }).click();
  await expect(page.locator('.account-button:visible')).toBeVisible();
  await expect(page).not.toHaveURL(/third/);
});
