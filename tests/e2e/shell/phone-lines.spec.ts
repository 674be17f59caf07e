import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** How many Chinese characters fit on a line of the first element that the selector finds. */
const charactersOnLine = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((text) => {
      const { width } = text.getBoundingClientRect();
      return width / Number.parseFloat(getComputedStyle(text).fontSize);
    });

const TEXTS: [path: string, text: string][] = [
  ['/news', '.type-summary p'],
  ['/home_tools', '.entry-body'],
  ['/fuwutiaokuan', '.rich-text p'],
  ['/notice', '.type-summary'],
  ['/my', 'header .entry-body'],
  ['/feed_back', 'header .entry-body'],
  ['/', 'p.text-ink-2'],
];

test('at 390 px a line has room for twenty Chinese characters', async ({ page }) => {
  for (const [path, text] of TEXTS) {
    await page.goto(path);
    expect(await charactersOnLine(page, `main ${text}`), path).toBeGreaterThanOrEqual(20);
  }
  for (const [list, link] of [
    ['/events', '/events/1'],
    ['/home_wz', '/wz_detail/'],
    ['/news', '/news/1'],
  ] as const) {
    await page.goto(list);
    await page.goto((await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? '');
    expect(await charactersOnLine(page, 'main .rich-text p'), link).toBeGreaterThanOrEqual(20);
  }
});

test('an event shows its day and its hours in one row', async ({ page }) => {
  await page.goto('/events');
  await page.locator('main a[href^="/events/1"]').first().tap();
  const parts = page.locator('header .entry-gutter time').first().locator('> *');
  await expect(parts.first()).toBeVisible();
  const bottoms = await parts.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().bottom),
  );
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(16);
});

test('the label of the last point of the bitcoin curve begins at the point, as the curve is on its left', async ({
  page,
}) => {
  await page.goto('/DataEra/bitcoin');
  const label = page.locator('p.text-mark', { hasText: /^今天 [\d,]+$/ });
  const [point, words] = [
    await label.locator('i').boundingBox(),
    await label.locator('span').first().boundingBox(),
  ];
  expect(words?.x ?? 0).toBeGreaterThanOrEqual(point?.x ?? Infinity);
  const axis = page.getByText('1500万').first();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((await axis.boundingBox())?.x ?? 0);
});
