import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** Where the headings of the parts of the home page stand, in the order of the document. */
const headings = (page: Page) =>
  page.locator('main h2').evaluateAll((all) =>
    all
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => {
        const { top, left } = heading.getBoundingClientRect();
        return { name: heading.textContent ?? '', top: top + window.scrollY, left };
      }),
  );

test('the document has the parts of the home page in the order in which a phone shows them', async ({
  page,
}) => {
  await page.goto('/');
  const shown = await headings(page);
  const names = shown.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['快讯', '精选']);
  expect(names.slice(-3)).toEqual(['读得最多', '专题', '热搜']);
  const tops = shown.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('on wide screens flashes and lists stand beside the stories, from the top on', async ({ page }) => {
  for (const [width, columns] of [
    [1280, 2],
    [1440, 2],
    [1720, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const shown = await headings(page);
    const find = (name: string) => shown.find((heading) => heading.name === name) ?? { top: 0, left: 0 };
    expect(find('快讯').top, `${width}`).toBeLessThan(find('特别推荐').top);
    expect(find('快讯').left).toBeGreaterThan(find('特别推荐').left);
    if (columns === 2) expect(find('读得最多').left).toBe(find('快讯').left);
    else expect(find('读得最多').left).toBeGreaterThan(find('快讯').left);
  }
});
