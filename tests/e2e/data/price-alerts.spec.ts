import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, newMember, signInByProvider, test } from '@/tests/support/members';

/** Lets a browser of the tests be notified: it grants the permission, and its push service is this address. */
async function allowPushes(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = {
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript((subscriptionKeys) => {
    let subscription: object | null = null;
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const endpoint = 'https://push.example.test/browser';
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => {
        subscription = {
          endpoint,
          toJSON: () => ({ endpoint, keys: subscriptionKeys }),
          unsubscribe: () => {
            subscription = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(subscription);
      },
    });
  }, keys);
}

test('a price alert is set where series are watched, refused for a level already passed, and removed', async ({
  page,
  members,
}) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await allowPushes(page);
  await page.goto('/DataEra');
  const section = page.locator('#price-alerts');
  const level = section.getByPlaceholder('价格，美元');
  await section.scrollIntoViewIfNeeded();
  await level.fill('9,000,000');
  await section.getByRole('button', { name: '设提醒' }).click();
  await expect(section.getByRole('listitem')).toHaveText(/9,000,000/);
  await level.fill('1');
  await section.getByRole('button', { name: '设提醒' }).click();
  await expect(section.getByRole('status')).not.toBeEmpty();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await page.goto('/DataEra/prices');
  await section.getByRole('button', { name: '删掉' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
