import { type Browser, devices } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { openAtRest } from '@/tests/support/at-rest';
import { addressOf, listPageTypes } from '@/tests/support/page-types';

/** The largest layout shift of a page, as a share of the window. By web.dev/cls, 0.1 is good. */
const MAX_SHIFT = 0.01;
/** How many pages are watched at the same time; each spends most of its time waiting. */
const AT_ONCE = 2;
const SCREENS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Pages with each kind of layout, for the wide screen. On the phone every page type is checked. */
const WIDE = [
  '/',
  '/news',
  '/wz_detail/1039',
  '/events',
  '/events/101',
  '/DataEra',
  '/DataEra/bitcoin',
  '/hk',
];
const ENGLISH = ['/en/home', '/en/news', '/en/events'];

/**
 * Opens a page as on a first visit (no cache, no font), and records the layout shifts that the reader did not cause.
 */
async function watchShifts(browser: Browser, screen: keyof typeof SCREENS) {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : ''));
        if (!hadRecentInput) moved.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = async () => {
    const all = await page.evaluate(
      () => (window as unknown as { moved: { value: number; what: string[] }[] }).moved,
    );
    return { sum: all.reduce((sum, { value }) => sum + value, 0), what: all.flatMap(({ what }) => what) };
  };
  return { page, moved, close: () => context.close() };
}

/**
 * The layout shifts of a page while it loads and its first two screens are scrolled through. Chromium without a screen
 * sometimes, once in some hundred pages, stops drawing frames; that page is then opened again, as nothing was measured.
 */
async function shiftsOf(browser: Browser, screen: keyof typeof SCREENS, path: string, disturb = () => {}) {
  for (;;) {
    const { page, moved, close } = await watchShifts(browser, screen);
    await openAtRest(page, path);
    await page.evaluate(disturb);
    const hasFrames = await page.evaluate(readFirstScreens);
    const shifts = hasFrames ? await moved() : null;
    await close();
    if (shifts) return shifts;
  }
}

/**
 * Scrolls through the first two screens, in the page.
 * @returns whether the browser drew frames all the time
 */
async function readFirstScreens(): Promise<boolean> {
  const nextFrame = () =>
    new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), 5000);
    });
  const end = Math.min(document.documentElement.scrollHeight, 2 * innerHeight);
  for (let y = 0; y < end; y += innerHeight / 2) {
    scrollTo(0, y);
    if (!(await nextFrame()) || !(await nextFrame())) return false;
  }
  await document.fonts.ready;
  if (!(await nextFrame())) return false;
  // Layout shifts are reported a moment after they happen.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return true;
}

for (const screen of ['phone', 'desktop'] as const)
  test(`no layout shift while a page loads: ${screen}`, async ({ browser, request, baseURL }) => {
    test.setTimeout(400_000);
    const types = await listPageTypes(async (path) => (await request.get(path)).text());
    const paths = types.map((type) => addressOf(type, type.locales[0] ?? 'zh-Hans'));
    const moving: unknown[] = [];
    const waiting = [...(screen === 'phone' ? paths : WIDE), ...ENGLISH];
    const watch = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { sum, what } = await shiftsOf(browser, screen, `${baseURL}${path}`);
        if (sum >= MAX_SHIFT) moving.push({ path, sum, what });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, watch));
    expect(paths.length).toBeGreaterThan(50);
    expect(moving).toEqual([]);
  });

/**
 * Opens the newswire and scrolls to its end, where more of it is requested. As above, a page that is not drawn any more
 * is opened again: it does not notice that it was scrolled.
 * @returns also `answer`, which lets the request for more through
 */
async function openEndOfNewswire(browser: Browser, screen: keyof typeof SCREENS, address: string) {
  for (;;) {
    const watched = await watchShifts(browser, screen);
    let answer = () => {};
    const isRequested = new Promise<void>((resolve) => (answer = resolve));
    await watched.page.route('**/api/flashes?**', async (route) => {
      await isRequested;
      await route.continue();
    });
    await openAtRest(watched.page, address);
    await watched.page.locator('.room-for-more').evaluate((room) => {
      room.scrollIntoView({ block: 'end' });
      scrollBy(0, 200);
    });
    if (await watched.page.evaluate(drawsFrame)) return { ...watched, answer };
    await watched.close();
  }
}

/** Whether the browser draws the page, in the page. */
function drawsFrame(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), 5000);
  });
}

for (const screen of ['phone', 'desktop'] as const)
  test(`no layout shift when a reader reaches the end of the newswire before more of it is loaded: ${screen}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, moved, close, answer } = await openEndOfNewswire(browser, screen, `${baseURL}/news`);
    const rows = page.locator('main article');
    const before = await rows.count();
    await expect(page.locator('.room-for-more [role=status]')).toBeVisible();
    // Half a second after the last input, a shift counts as one that the reader did not cause.
    await page.waitForTimeout(600);
    answer();
    const more = page.locator('.room-for-more').getByRole('button');
    await expect(more).toBeVisible();
    expect((await moved()).sum).toBeLessThan(MAX_SHIFT);
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    // The button is gone, so the focus has to be on the first new row, where a keyboard user goes on.
    await expect(rows.nth(before).getByRole('link').first()).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect((await moved()).sum).toBeLessThan(MAX_SHIFT);
    await close();
  });

test('the check detects a layout shift', async ({ browser, baseURL }) => {
  const { sum } = await shiftsOf(browser, 'phone', `${baseURL}/`, () => {
    document.documentElement.style.paddingTop = '200px';
  });
  expect(sum).toBeGreaterThan(MAX_SHIFT);
});
