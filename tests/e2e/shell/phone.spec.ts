import type { Page } from '@playwright/test';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { expect, test } from '@/tests/support/browser-test';

/** Expects that the page does not scroll sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(whole, page.url()).toBeLessThanOrEqual(inner ?? 0);
}

test('a reader taps from home to a story, and returns by the menu', async ({ page }) => {
  await page.goto('/');
  await expectNoSideways(page);
  await page.locator('main a[href^="/wz_detail/"]:visible').first().tap();
  await expect(page).toHaveURL(/\/wz_detail\/\d+$/);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoSideways(page);
  // What is beside the text on a wide screen is above it here; nothing is on the page twice.
  await expect(
    page
      .locator('article')
      .first()
      .getByText(/约\d+分钟/),
  ).toHaveCount(1);
  await expect(page.locator('.tab-bar')).toHaveCount(0);
  await page.getByRole('button', { name: '菜单' }).tap();
  await expect(page.locator(':popover-open')).toBeVisible();
  await page.locator(':popover-open').getByRole('link', { name: '专栏' }).tap();
  await expect(page).toHaveURL(/\/columns$/);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test('the pages of all sections fit the screen in three languages', async ({ page }) => {
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

test('a search is typed, submitted and answered', async ({ page }) => {
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
  const login = page.locator(':popover-open').getByRole('link', { name: '登录' });
  await login.tap();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the menu begins with the account and ends with the settings, and its button closes it', async ({
  page,
}) => {
  await page.goto('/news');
  await page.getByRole('button', { name: '菜单' }).tap();
  const menu = page.locator(':popover-open');
  const tops = await menu.evaluate((whole) =>
    ['.login-button', 'nav', '[role=radiogroup]'].map(
      (part) => whole.querySelector(part)?.getBoundingClientRect().top ?? NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(menu.getByRole('link', { name: '投稿' })).toBeVisible();
  // Cells stand in pairs.
  for (const pairs of await menu.locator('.menu-pairs').all())
    expect((await pairs.locator('a').count()) % 2).toBe(0);
  await menu.getByText('深色').tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityErrors(page)).toEqual([]);
  await menu.getByText('跟随系统').tap();
  await page.getByRole('button', { name: '关闭' }).tap();
  await expect(menu).toHaveCount(0);
  const [first, second] = await page.locator('footer nav').all();
  const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
});

test('the tabs of the member’s pages stay on the screen while it scrolls', async ({ page }) => {
  await page.goto('/my');
  await page
    .locator('main .ledger')
    .first()
    .evaluate((ledger) => (ledger.style.minHeight = '3000px'));
  const tab = page.locator('main nav [aria-current]').first();
  await expect(tab).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await expect(tab).toBeInViewport();
});
