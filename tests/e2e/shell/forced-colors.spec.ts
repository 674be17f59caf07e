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
