import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** The browser stays forced for tests that share it. */
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

/** Marks what a page draws by the backgrounds of empty elements. @returns how many there are */
const markDrawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.body.style.backgroundColor = 'var(--paper)';
    const ground = getComputedStyle(document.body).backgroundColor;
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, visibility } = getComputedStyle(element);
      if (width < 1 || height < 1 || visibility !== 'visible') return false;
      return !/, 0\)$|^transparent$/.test(backgroundColor) && backgroundColor !== ground;
    };
    const drawn = [...document.querySelectorAll('main :is(b, div, hr, i, li, span, td):empty')].filter(
      isDrawn,
    );
    for (const element of drawn) element.setAttribute('data-drawn', '');
    return drawn.length;
  });

/** How many of them have the colour that is forced on grounds. */
const countHidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.body.style.backgroundColor = 'Canvas';
    const ground = getComputedStyle(document.body).backgroundColor;
    const drawn = [...document.querySelectorAll('[data-drawn]')];
    return drawn.filter((element) => getComputedStyle(element).backgroundColor === ground).length;
  });

for (const [path, min] of [
  ['/news', 20],
  ['/DataEra/bitcoin', 10],
  ['/hk', 1],
  ['/', 50],
] as const)
  test(`colours that a reader forces hide nothing that ${path} draws, and no words on buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await markDrawn(page)).toBeGreaterThanOrEqual(min);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await countHidden(page)).toBe(0);
    const sameAsGround = await page.evaluate(
      () =>
        [...document.querySelectorAll('a, button')]
          .filter((element) => element.textContent?.trim() && element.checkVisibility())
          .map((element) => getComputedStyle(element))
          .filter(({ color, backgroundColor }) => color === backgroundColor).length,
    );
    expect(sameAsGround).toBe(0);
  });

for (const [path, width] of [
  ['/news', 1440],
  ['/events', 1440],
  ['/news', 390],
  ['/', 390],
] as const)
  test(`forced colours do not interrupt the line of tabs of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const tabs = await page.locator('nav a').evaluateAll((all) =>
      all
        .filter((tab) => tab.checkVisibility() && parseFloat(getComputedStyle(tab).borderBottomWidth) > 2)
        .map((tab) => {
          const row = tab.closest('.tab-bar') ?? tab.closest('nav')?.parentElement;
          if (!row) return 'no row';
          const [box, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(row);
          const over = box.bottom - (around.bottom - parseFloat(borderBottomWidth));
          const above = around.top + parseFloat(borderTopWidth) - box.top;
          return Math.max(over, above) > 0.1
            ? `${tab.textContent} hides ${over}, ${above}`
            : 'beside the line';
        }),
    );
    expect(tabs.length).toBeGreaterThan(2);
    expect(new Set(tabs)).toEqual(new Set(['beside the line']));
  });

for (const path of ['/forum_2025', '/hk_annualceremony', '/CryptoTime', '/hk', '/'])
  test(`forced colours put no ground of large letters over the text above them on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    // Each line of text with a colour that is forced has the ground behind it, as high as its letters.
    const hidden = await page.locator('main').evaluate((main) => {
      const lines: { text: string; box: DOMRect; size: number; isForced: boolean; node: Node }[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest('svg, .sr-only') || !node.textContent?.trim())
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = getComputedStyle(parent);
        const size = parseFloat(style.fontSize);
        const isForced = style.getPropertyValue('forced-color-adjust') === 'auto';
        for (const box of range.getClientRects())
          if (box.width > 4) lines.push({ text: node.textContent.trim(), box, size, isForced, node });
      }
      const isOver = (upper: DOMRect, lower: DOMRect) =>
        Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left) > 3 &&
        Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top) > lower.height / 4;
      return lines.flatMap((large, at) =>
        large.size < 60 || !large.isForced
          ? []
          : lines
              .slice(0, at)
              .flatMap((before) =>
                before.node.parentElement !== large.node.parentElement && isOver(large.box, before.box)
                  ? [`${large.text} over ${before.text}`]
                  : [],
              ),
      );
    });
    expect(hidden).toEqual([]);
  });

test('forced colours leave the ground of an agenda whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/forum_2025');
  const tracks = await page
    .locator('.landing-track')
    .evaluateAll((all) => all.map((track) => getComputedStyle(track).borderLeftColor));
  expect(tracks.length).toBeGreaterThan(0);
  expect(new Set(tracks)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
