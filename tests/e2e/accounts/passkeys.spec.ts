import type { Page } from '@playwright/test';
import { dialogOf, openLogin } from '@/tests/support/e2e-accounts';
import { expect, newMember, signInByProvider, test } from '@/tests/support/members';

/** Chromium's authenticator in software: a device with a fingerprint reader whose owner always agrees. */
async function giveAuthenticator(page: Page): Promise<{ agree: (agrees: boolean) => Promise<unknown> }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const agree = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { agree };
}

/** Counts in a mark of the page how many requests for a passkey have ended, whether with one or without. */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const { credentials } = navigator;
    const request = credentials.get.bind(credentials);
    let ended = 0;
    credentials.get = (options) =>
      request(options).finally(() => {
        ended += 1;
        document.documentElement.dataset.endedRequests = String(ended);
      });
  });

test('a passkey is added in the settings, opens the account, and is removed', async ({ page, members }) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  const { agree } = await giveAuthenticator(page);
  await page.goto('/my/Individual');
  const row = page.locator('[data-setting=passkey-new]');
  await row.getByRole('button').click();
  await row.locator('input[name=password]').fill('not-the-password');
  await row.locator('button[type=submit]').click();
  await expect(row.locator('.field-error').first()).toBeVisible();
  await row.locator('input[name=password]').fill(member.password);
  await row.locator('button[type=submit]').click();
  await expect(page.getByText('通行密钥已添加。')).toBeVisible();
  const stored = page.locator('[data-setting^=passkey-]').first();
  await expect(stored).toContainText('Chrome');

  await page.context().clearCookies();
  await countRequests(page);
  await page.goto('/');
  await openLogin(page);
  await agree(false);
  await dialogOf(page).getByRole('button', { name: '使用通行密钥登录' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ended-requests', '1');
  await expect(dialogOf(page).getByRole('button', { name: '使用通行密钥登录' })).toBeVisible();
  await agree(true);
  await dialogOf(page).getByRole('button', { name: '使用通行密钥登录' }).click();
  await expect(page.locator('.account-button:visible')).toBeVisible();

  await page.goto('/my/Individual');
  await expect(stored).toContainText('最近使用');
  await stored.getByRole('button').click();
  await stored.locator('input[name=password]').fill(member.password);
  await stored.locator('button[type=submit]').click();
  await expect(page.getByText('通行密钥已移除。')).toBeVisible();
  await expect(page.locator('[data-setting^=passkey-]')).toHaveCount(1);
});
