import { type Browser, devices, expect, test } from '@playwright/test';
import { openAtRest } from '@/tests/support/at-rest';
import { addressOf, listPageTypes } from '@/tests/support/page-types';

/** What may move on a page, as a share of the window: see web.dev/cls, where 0.1 is good. */
const MAX_SHIFT = 0.01;
/** A page is watched until it is at rest, most of which is waiting. */
const AT_ONCE = 2;
const SCREENS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Pages of each kind of layout, for the wide screen; on the phone every type is looked at. */
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

/** A page of a first visit (nothing is kept, no font) that remembers what moved on it by itself. */
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
 * All that moved by itself while a page came and its first screens were read. A page whose browser stops making frames,
 * as Chromium without a screen does once in some hundred pages, is opened again: nothing of it was measured.
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

/** Scrolls through the first two screens, in the page. @returns whether the browser made frames all the time */
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
  // What moved is told a moment after it did.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return true;
}

for (const screen of ['phone', 'desktop'] as const)
  test(`nothing moves by itself while a page comes: ${screen}`, async ({ browser, request, baseURL }) => {
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

for (const screen of ['phone', 'desktop'] as const)
  test(`nothing moves when a reader is at the end of the newswire before more of it is: ${screen}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, moved, close } = await watchShifts(browser, screen);
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/flashes?**', async (route) => {
      await isAsked;
      await route.continue();
    });
    await openAtRest(page, `${baseURL}/news`);
    const rows = page.locator('main article');
    const before = await rows.count();
    const skeleton = page.locator('.room-for-more [role=status]');
    await page.locator('.room-for-more').evaluate((room) => {
      room.scrollIntoView({ block: 'end' });
      scrollBy(0, 200);
    });
    await expect(skeleton).toBeVisible();
    // A moment after the last key, a move counts as one the reader did not ask for.
    await page.waitForTimeout(600);
    answer();
    const more = page.locator('.room-for-more').getByRole('button');
    await expect(more).toBeVisible();
    expect((await moved()).sum).toBeLessThan(MAX_SHIFT);
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    // The button is gone; a reader with a keyboard goes on from what came.
    await expect(rows.nth(before).getByRole('link').first()).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect((await moved()).sum).toBeLessThan(MAX_SHIFT);
    await close();
  });

test('the check itself sees what moves', async ({ browser, baseURL }) => {
  const { sum } = await shiftsOf(browser, 'phone', `${baseURL}/`, () => {
    document.documentElement.style.paddingTop = '200px';
  });
  expect(sum).toBeGreaterThan(MAX_SHIFT);
});
