import { expect, test } from '@playwright/test';

test('the article’s bar has four cells of one width; the size of the text says which it is', async ({
  page,
}) => {
  await page.goto('/home_wz');
  await page.locator('main a[href^="/wz_detail/"]').first().tap();
  const cells = page.locator('.action-bar > *');
  await expect(cells).toHaveCount(4);
  const widths = await cells.evaluateAll((all) =>
    all.map((cell) => Math.round(cell.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);
  await expect(cells).toContainText(['收藏', '赞', '分享', '标准']);
  const size = page.locator('.action-bar button');
  await size.tap();
  await expect(size).toContainText('大号');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
});

test('the buttons for language, app and top float, and hide while the reader scrolls down', async ({
  page,
}) => {
  await page.goto('/news');
  const tools = page.locator('.floating-tools');
  await expect(tools.getByRole('link', { name: '下载App' })).toBeInViewport();
  await expect(tools.getByRole('link', { name: 'EN' })).toBeInViewport();
  await expect(tools.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(tools).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1400));
  await expect(tools).toBeInViewport();
  await tools.getByRole('button', { name: '回到顶部' }).tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
