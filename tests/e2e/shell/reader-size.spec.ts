import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { setTextSize, widthErrors } from '@/tests/support/widths';

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

test('the page of a member who is signed out fits narrow windows and a phone with text twice as large', async ({
  page,
}) => {
  for (const path of ['/my', '/en/my', '/mywz', '/en/mywz']) {
    await page.goto(path);
    expect(await widthErrors(page), path).toEqual([]);
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

/** The elements that the selector finds whose text does not fit into them or leaves the window. */
const cutIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return element.scrollWidth > element.clientWidth + 1 || left < 0 || right > window.innerWidth;
      })
      .map((element) => element.textContent),
  );

test('with text twice as large the name of the site, the tabs of events and the filter are whole on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  await page.goto('/en/events');
  expect(await cutIn(page, '.phone-header .truncate')).toEqual([]);
  const tab = page.getByRole('navigation', { name: 'Event sections' }).getByRole('link').first();
  expect((await tab.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.locator('main summary', { hasText: 'Filter events' }).click();
  expect(await cutIn(page, '.menu-panel, .menu-panel button')).toEqual([]);
});

test('a part between dots that needs two lines begins both at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  await page.goto('/en/events');
  const starts = await page
    .locator('.dotted > span', { hasText: 'In person and online' })
    .first()
    .evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.lastChild ?? part);
      return [...range.getClientRects()].map(({ left }) => Math.round(left));
    });
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});
