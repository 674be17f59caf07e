import type { Page, Route } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** Delays the data of a page until the returned function is called. */
async function delayAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  const delayedRoutes: Route[] = [];
  let isHeld = true;
  await page.route(
    (url) => url.pathname === path && url.searchParams.has('_rsc'),
    (route) => (isHeld ? void delayedRoutes.push(route) : route.continue()),
  );
  return async () => {
    isHeld = false;
    await Promise.all(delayedRoutes.map((route) => route.continue()));
  };
}

test('after a click on a link the page shows that it is loading, until the new page is there', async ({
  page,
}) => {
  await page.goto('/');
  const release = await delayAnswers(page, '/news');
  const bar = page.getByRole('status').filter({ hasText: '正在加载' });
  await expect(bar).toHaveCount(0);
  await page.locator('aside').getByRole('link', { name: '快讯' }).click();
  await expect(bar).toHaveCount(1);
  await release();
  await expect(page).toHaveURL(/\/news$/);
  await expect(bar).toHaveCount(0);
});

test('a page that hangs for two minutes can be requested again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await delayAnswers(page, '/news');
  await page.locator('aside').getByRole('link', { name: '快讯' }).click();
  await expect(page.locator('.loading-bar')).toHaveCount(1);
  await page.clock.fastForward('02:00');
  const late = page.getByRole('alert').filter({ hasText: '页面迟迟没有打开' });
  await expect(late).toBeVisible();
  await expect(page.locator('.loading-bar')).toHaveCount(0);
  await late.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator('h1')).toBeVisible();
});
