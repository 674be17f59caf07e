import type { Page } from '@playwright/test';

/** The text size of a browser as it comes, in pixels. */
const STANDARD_TEXT = 16;
const PHONE_WIDTH = 390;
/** 1280 px at four times the size: the narrowest window that WCAG wants to be readable without scrolling sideways. */
const NARROWEST = 320;

/** The windows and text sizes in which no page may be wider than its window. */
const SIZES = [
  { width: NARROWEST, text: STANDARD_TEXT },
  { width: NARROWEST, text: 2 * STANDARD_TEXT },
  { width: PHONE_WIDTH, text: 2 * STANDARD_TEXT },
] as const;

/**
 * Sets the text size of the browser, as a reader does in its settings. It stays with the browser, which other tests go
 * on with: they need the standard size again.
 * @param px 16 is the standard size
 */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
}

/** By how many pixels a page is wider than the window. */
export function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The same once the page has settled in a new window, or after two seconds: scripts lay out parts of some pages anew. */
async function settledWidthOver(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2000 }).catch(() => undefined);
  return widthOver(page);
}

/**
 * Where the open page is wider than a narrow window, or than a phone with text twice as large. The window and the text
 * have the size from before afterwards.
 * @returns one line for each size in which it is too wide
 */
export async function widthErrors(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const errors: string[] = [];
  try {
    for (const { width, text } of SIZES) {
      await setTextSize(page, text);
      await page.setViewportSize({ width, height: before?.height ?? 844 });
      const over = await settledWidthOver(page);
      if (over > 0) errors.push(`${over} px too wide for ${width} px with text of ${text} px`);
    }
  } finally {
    await setTextSize(page, STANDARD_TEXT);
    if (before) await page.setViewportSize(before);
  }
  return errors;
}
