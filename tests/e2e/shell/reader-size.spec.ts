import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** Sets the text size of the browser, as a reader does in its settings. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
}

/** The size stays with the browser, which other tests go on with. */
test.afterEach(({ page }) => setTextSize(page, 16));

test('a browser with text twice as large gets the layout of half its width, and nothing leaves the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await setTextSize(page, 32);
  for (const path of ['/', '/wz_detail/1001', '/news', '/events', '/my', '/en/home']) {
    await page.goto(path);
    await expect(page.locator('.phone-header'), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1440);
  }
});

test('titles grow with the text size of the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wz_detail/1001');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-size', '31px');
  await setTextSize(page, 32);
  await expect(title).toHaveCSS('font-size', '62px');
});

test('a phone with text twice as large is not wider than its screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  for (const path of ['/', '/wz_detail/1001', '/news', '/DataEra', '/my']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
