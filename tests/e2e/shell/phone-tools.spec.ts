import type { Page } from '@playwright/test';
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

/** Lines of text that the floating tools cut: partly behind them, partly beside them. */
const cutLines = (page: Page) =>
  page.evaluate(() => {
    const tools = document.querySelector('.floating-tools');
    const box = tools?.getBoundingClientRect();
    // The tools are scrolled away, or not shown at all, as on a page with a bar of its own.
    if (!box || box.height === 0 || box.top >= innerHeight) return [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (tools?.contains(text) || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isBehind = line.width > 0 && line.bottom > box.top && line.top < box.bottom;
        const isBeside = line.left < box.left || Math.min(line.right, innerWidth) > box.right;
        if (isBehind && isBeside && line.right > 0 && line.left < innerWidth)
          cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });

/** How many pixels of the end of the page the tools would cover. */
const coveredEnd = (page: Page) =>
  page.evaluate(() => {
    const height = document.querySelector('.floating-tools')?.getBoundingClientRect().height ?? 0;
    return height - Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
  });

test('the floating tools cut no line of text on any page, and cover nothing at its end', async ({ page }) => {
  const article = await firstLink(page, '/home_wz', '/wz_detail/');
  const event = await firstLink(page, '/events', '/events/1');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of ['/', '/news', '/home_wz', article, event, '/en/home', `/en${event}`]) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      for (const share of [0, 0.6, 0.3, 1]) {
        await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), share);
        await expect.poll(() => settled(page)).toBe(true);
        expect(await cutLines(page), `${path} at ${width}, ${share}`).toEqual([]);
      }
      expect(await coveredEnd(page), path).toBeLessThanOrEqual(0);
    }
  }
});

/** The address of the first link on a list that begins with `start`. */
async function firstLink(page: Page, list: string, start: string): Promise<string> {
  await page.goto(list);
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? '';
}

/** Whether no animation is running. */
const settled = (page: Page) =>
  page.evaluate(() => document.getAnimations().every((animation) => animation.playState !== 'running'));

test('the buttons for language, app and top are at the foot of the screen, and hide while the reader scrolls down', async ({
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
