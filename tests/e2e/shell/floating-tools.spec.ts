import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** Texts of the main part that are under the given parts of the shell. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((box) => {
    const boxes = [...document.querySelectorAll(box)].map((element) => element.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        if (
          line.width > 0 &&
          boxes.some(
            ({ left, right, top, bottom }) =>
              line.left < right && line.right > left && line.top < bottom && line.bottom > top,
          )
        )
          covered.push(text.textContent ?? '');
    }
    return covered;
  }, selector);

test('from 900 px nothing floats over a text, at any width and any scroll position', async ({ page }) => {
  for (const path of ['/', '/news', '/events']) {
    await page.goto(path);
    for (const width of [900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const share of [0.3, 0.6, 1]) {
        await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), share);
        expect(
          await coveredBy(page, '.floating-tools, aside:not(main aside)'),
          `${path} at ${width}`,
        ).toEqual([]);
      }
      await expect(page.getByRole('button', { name: '回到顶部' }), `${path} at ${width}`).toBeVisible();
    }
  }
});
