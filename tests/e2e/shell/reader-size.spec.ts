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

/** Below their language prefix; the home page is `/en/home` in English. */
const READ = [
  '',
  '/news',
  '/news/important',
  '/events',
  '/events/past',
  '/gw_shijian',
  '/gw_ruzhu',
  '/DataEra',
  '/DataEra/bitcoin',
  '/DataEra/records',
  '/home_wz',
  '/home_jszk/1',
  '/columnlist',
  '/features',
  '/home_tools',
  '/wz_detail/1001',
  '/letters',
  '/hk',
  '/usa',
  '/atlas',
  '/my',
  '/search/BTC',
  '/16personalities',
  '/forum_2025',
  '/hk_annualceremony',
  '/letters/1',
];

for (const language of ['', '/en'])
  for (const width of [320, 390])
    test(`pages below ${language || '/'} with text twice as large are not wider than ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, 32);
      const wide: string[] = [];
      await page.goto('/news');
      const flash = await page.locator('main a[href^="/news/1"]').first().getAttribute('href');
      for (const path of [...READ, flash ?? '', ...(width < 390 ? [] : ['/landing/forum-2026'])]) {
        const address = `${language}${path === '' && language !== '' ? '/home' : path}` || '/';
        await page.goto(address);
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        if (shown > width) wide.push(`${address}: ${shown}`);
      }
      expect(wide).toEqual([]);
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
