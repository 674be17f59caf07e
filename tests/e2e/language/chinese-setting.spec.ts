import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** The lines of every headline on the page, as the browser lays them out. */
const linesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.headline')].map((headline) => {
      const lines: { top: number; text: string }[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, width } = range.getBoundingClientRect();
          const last = lines.at(-1);
          if (width === 0) continue;
          if (last && Math.abs(last.top - top) < 8) last.text += text[at];
          else lines.push({ top, text: text[at] ?? '' });
        }
      }
      return lines.map((line) => line.text);
    }),
  );

/** Whether a line is a single short word. */
const isOneWord = (line: string) =>
  line.replace(/[\p{P}\s]/gu, '').length < 4 &&
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(line)].filter(({ isWordLike }) => isWordLike)
    .length < 2;

for (const width of [360, 390, 1440])
  for (const path of ['/', '/wz_detail', '/zh-hant', '/zh-hant/wz_detail'])
    test(`${path} at ${width}: no headline has a line of one word or character, or begins one with punctuation`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      const list = await (await page.request.get('/home_wz')).text();
      const id = /\/wz_detail\/(\d+)/.exec(list)?.[1] ?? '';
      await page.goto(path.endsWith('wz_detail') ? `${path}/${id}` : path);
      const headlines = await linesOf(page);
      expect(headlines.length).toBeGreaterThan(5);
      for (const lines of headlines.filter(({ length }) => length > 1)) {
        expect([lines, (lines.at(-1) ?? '').length > 1]).toEqual([lines, true]);
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、：；？！的了]/);
        expect([lines, lines.filter(isOneWord)]).toEqual([lines, []]);
      }
    });

test('Chinese is justified on lines of 30 characters and more, and nowhere else', async ({ page }) => {
  const list = await (await page.request.get('/home_wz')).text();
  const id = /\/wz_detail\/(\d+)/.exec(list)?.[1] ?? '';
  await page.goto(`/wz_detail/${id}`);
  const align = () =>
    page
      .locator('.rich-text > p')
      .first()
      .evaluate((paragraph) => getComputedStyle(paragraph).textAlign);
  expect(await align()).toBe('justify');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await align()).toBe('start');
  // With the largest text size, the widest line holds fewer than 30.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'larger'));
  expect(await align()).toBe('start');
});
