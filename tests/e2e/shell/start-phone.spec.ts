import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

const waiting = (page: Page) => page.locator('script[type=later]');

/** Opens a page that the portal has cached. */
async function openCached(page: Page, path: string): Promise<void> {
  await page.request.get(path);
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('type="later"');
  await page.goto(path);
}

test('on a phone the scripts of a page run when the reader scrolls', async ({ page }) => {
  await openCached(page, '/wz_detail/1039');
  expect(await waiting(page).count()).toBeGreaterThan(5);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(waiting(page)).toHaveCount(0);
});

test('on a phone that nobody touches the scripts run after a while', async ({ page }) => {
  await openCached(page, '/news');
  expect(await waiting(page).count()).toBeGreaterThan(5);
  await expect(waiting(page)).toHaveCount(0);
});

test('the first tap on a button takes effect once, though the scripts run only after it', async ({
  page,
}) => {
  await openCached(page, '/wz_detail/1039');
  expect(await waiting(page).count()).toBeGreaterThan(5);
  const size = page.locator('.action-bar button');
  const status = size.locator('[aria-live]');
  await expect(status).toHaveText('标准');
  await size.tap();
  await expect(status).toHaveText('大号');
  await page.waitForTimeout(500);
  await expect(status).toHaveText('大号');
  await size.tap();
  await expect(status).toHaveText('特大号');
});

test('the menu and the links of a page work without scripts', async ({ page }) => {
  await page.route(/_next\/static|page-scripts/, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await openCached(page, '/zh-hant/news');
  await page.getByRole('button', { name: '選單' }).tap();
  await page.locator(':popover-open').getByRole('link', { name: '專欄' }).first().tap();
  await expect(page).toHaveURL(/\/zh-hant\/columns$/);
});

test('收藏 tapped before the scripts are there keeps the page and its place, and asks to sign in once they are', async ({
  page,
}) => {
  await openCached(page, '/wz_detail/1039');
  expect(await waiting(page).count()).toBeGreaterThan(5);
  await page.evaluate(() => void Object.assign(window, { isSame: true }));
  await page.locator('.action-bar').getByText('收藏').tap();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/wz_detail/1039');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('where scripts do not come, 收藏 leads to the page for signing in, which leads back', async ({
  page,
}) => {
  await page.route(/_next\/static|page-scripts/, (route) => {
    const isOfArticle = route.request().headers()['referer']?.includes('/wz_detail/');
    return isOfArticle && route.request().resourceType() === 'script' ? route.abort() : route.continue();
  });
  await openCached(page, '/wz_detail/1039');
  await page.locator('.action-bar').getByText('收藏').tap();
  await expect(page).toHaveURL(/\/signUp$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lx_wanted'))).toBe('/wz_detail/1039');
});
