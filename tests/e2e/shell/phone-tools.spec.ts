import type { Page } from '@playwright/test';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { expect, test } from '@/tests/support/browser-test';

test('the action bar of an article has four cells of equal width, and shows the text size that is chosen', async ({
  page,
}) => {
  await page.goto('/home_wz');
  await page.locator('main a[href^="/wz_detail/"]').first().tap();
  const cells = page.locator('.action-bar .action-cell');
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

/** The tab that is current. */
const currentTab = (page: Page) => page.locator('.tab-bar [aria-current]');

test('five tabs are at the foot of every page that has no bar of its own', async ({ page }) => {
  for (const [path, name] of [
    ['/', '首页'],
    ['/news', '快讯'],
    ['/DataEra', '数据'],
    ['/events', '活动'],
    ['/my', '我的'],
    ['/hk', ''],
    ['/columns', ''],
  ] as const) {
    await page.goto(path);
    const tabs = page.locator('.tab-bar a');
    await expect(tabs, path).toHaveCount(5);
    const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().bottom));
    expect(new Set(boxes).size, path).toBe(1);
    expect(boxes[0], path).toBe(844);
    await expect(currentTab(page), path).toHaveText(name === '' ? [] : [name]);
  }
  for (const [list, start] of [
    ['/home_wz', '/wz_detail/'],
    ['/news', '/news/1'],
  ] as const) {
    await page.goto(await firstLink(page, list, start));
    await expect(page.locator('.action-bar')).toBeInViewport();
    await expect(page.locator('.tab-bar')).toHaveCount(0);
  }
});

test('the words of the tabs fit on narrow screens in every language, and nothing at the end of a page is behind them', async ({
  page,
}) => {
  for (const [width, paths] of [
    [390, ['/', '/events', '/en/news', '/zh-hant/DataEra']],
    [320, ['/', '/en/home', '/en/my']],
    // What a phone of 390 px has at twice the size of text.
    [195, ['/news', '/en/home']],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of paths) {
      await page.goto(path);
      const overflowing = await page
        .locator('.tab-bar a')
        .evaluateAll((all) =>
          all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
        );
      expect(overflowing, `${path} at ${width}`).toEqual([]);
      const [bar = 0, padding = NaN] = await page.evaluate(() => [
        document.querySelector('.tab-bar')?.getBoundingClientRect().height ?? 0,
        Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd),
      ]);
      expect(bar, path).toBe(56);
      expect(padding, path).toBeGreaterThanOrEqual(bar);
    }
  }
});

/** The address of the first link on a list that begins with `start`. */
async function firstLink(page: Page, list: string, start: string): Promise<string> {
  await page.goto(list);
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? '';
}

test('one button over the tabs, shown while the reader scrolls up, opens language, app and the way to the top', async ({
  page,
}) => {
  await page.goto('/news');
  const button = page.getByRole('button', { name: '语言与App' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(button).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, -100));
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  const box = await button.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  expect((box?.y ?? 0) + 44).toBeLessThanOrEqual(844 - 56);
  await button.tap();
  const tools = page.locator('.floating-box:popover-open');
  await expect(tools.getByRole('link', { name: '下载App' })).toBeInViewport();
  await expect(tools.getByRole('link', { name: 'EN' })).toBeInViewport();
  expect(await accessibilityErrors(page, '.floating-tools')).toEqual([]);
  await tools.getByRole('button', { name: '回到顶部' }).tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the newswire begins within 190 px and shows four flashes on a screen', async ({ page }) => {
  await page.goto('/news');
  const flashes = page.locator('main article[data-flash]');
  const boxes = await flashes.evaluateAll((all) =>
    all.map((flash) => {
      const { top } = flash.getBoundingClientRect();
      return { top, bottom: flash.querySelector('[data-share]')?.getBoundingClientRect().bottom ?? NaN };
    }),
  );
  // Soon after midnight the newest flashes are of another day, whose date stands over them.
  const date = page.locator('main section > h2:not(.sr-only)').first();
  const dateTop = (await date.isVisible()) ? ((await date.boundingBox())?.y ?? NaN) : Infinity;
  expect(Math.min(boxes[0]?.top ?? NaN, dateTop)).toBeLessThanOrEqual(190);
  expect(boxes.filter(({ bottom }) => bottom <= 844 - 56).length).toBeGreaterThanOrEqual(3);
  // What a flash says about its source or price is one line.
  const heights = await flashes
    .locator('.type-meta')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
  expect(Math.max(...heights)).toBeLessThanOrEqual(24);
});

test('under the header of the home page stand three prices, two where a third does not fit', async ({
  page,
}) => {
  for (const [width, count] of [
    [390, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/en/home']) {
      await page.goto(path);
      const cells = page.locator('.price-strip .price-cell:visible');
      await expect(cells).toHaveCount(count);
      const [inner = 0, whole = 1] = await page
        .locator('.price-strip')
        .evaluate((strip) => [strip.clientWidth, strip.scrollWidth]);
      expect(whole, `${path} at ${width}`).toBeLessThanOrEqual(inner);
    }
  }
});

test('prices that do not fit because the font has not come in time are left out whole', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const strip = page.locator('.price-strip');
  const [inner = 0, whole = 1] = await strip.evaluate(({ clientWidth, scrollWidth }) => [
    clientWidth,
    scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(inner);
  const rows = await strip
    .locator('.price-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  const bottom = await strip.evaluate((place) => place.getBoundingClientRect().bottom);
  expect(rows.filter((top) => top < bottom).length).toBe(2);
});

test('events are rows with a small cover, three of them whole on a screen', async ({ page }) => {
  await page.goto('/events');
  const covers = page.locator('main article a[aria-hidden] :is(img, svg)');
  const sizes = await covers.evaluateAll((all) =>
    all.map((cover) => {
      const { width, height, bottom } = cover.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height), bottom };
    }),
  );
  expect(new Set(sizes.map(({ width, height }) => `${width} ${height}`))).toEqual(new Set(['96 54']));
  expect(sizes.filter(({ bottom }) => bottom <= 844 - 56).length).toBeGreaterThanOrEqual(3);
});
