import { expect, type Page, test } from '@playwright/test';

/** Nothing is wider than the screen. */
async function expectNoSideways(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(whole, page.url()).toBeLessThanOrEqual(inner ?? 0);
}

test('home leads to a story by thumb, and the menu leads back', async ({ page }) => {
  await page.goto('/');
  await expectNoSideways(page);
  await page.locator('main a[href^="/wz_detail/"]:visible').first().tap();
  await expect(page).toHaveURL(/\/wz_detail\/\d+$/);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('button', { name: '菜单' }).tap();
  const menu = page.locator(':popover-open');
  await menu.getByRole('link', { name: '首页' }).first().tap();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('sections fit the screen in three languages', async ({ page }) => {
  for (const prefix of ['', '/zh-hant', '/en'])
    for (const path of [
      '/news',
      '/columns',
      '/events',
      '/features',
      '/DataEra',
      '/hk',
      '/home_tools',
      '/my',
    ]) {
      await page.goto(`${prefix}${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSideways(page);
    }
});

test('a search is typed, sent and answered', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('link', { name: '搜索' }).first().tap();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.locator('main input[role=combobox]');
  await field.fill('稳定币');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('the login dialog opens over the page and closes again', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: '菜单' }).tap();
  await page.locator(':popover-open').getByRole('link', { name: '登录' }).tap();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
