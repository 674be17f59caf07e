import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import {
  choose,
  firstLink,
  PREFIX,
  TRIP,
  markDocument,
  isSameDocument,
  head,
  scrollOf,
  waitForLanguage,
} from '@/tests/support/language';
import { untilAtRest } from '@/tests/support/at-rest';

const PAGES = {
  article: (page: Page) => firstLink(page, '/home_wz', /^\/wz_detail\/\d+$/),
  event: (page: Page) => firstLink(page, '/events', /^\/events\/\d+$/),
  search: async () => '/search/%E6%AF%94%E7%89%B9%E5%B8%81',
};

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name}: 简 → 繁 → EN → 简 keeps what was typed and the scroll position`, async ({ page }) => {
    const address = await addressOf(page);
    await page.goto('/');
    await page.goto(address);
    await markDocument(page);
    const field = page.locator('header.sticky input[type=search]:visible');
    await field.click();
    await page.keyboard.type('半句没写完 half a wor');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => window.scrollTo(0, 500));
    const before = { ...(await head(page)), scroll: await scrollOf(page) };
    expect(before.lang).toBe('zh-Hans');
    const titles = new Set([before.title]);

    for (const label of TRIP) {
      await choose(page, label);
      await waitForLanguage(page, label);
      expect(new URL(page.url()).pathname).toBe(PREFIX[label] + address);
      expect(await isSameDocument(page)).toBe(true);
      await expect(field).toHaveValue('半句没写完 half a wor');
      await expect.poll(() => scrollOf(page)).toBe(before.scroll);
      const now = await head(page);
      expect(new Set(now.current)).toEqual(new Set([label]));
      if (label !== '简') {
        expect(now.placeholder).not.toBe(before.placeholder);
        expect(now.title).not.toBe(before.title);
      } else expect(now).toEqual({ ...before, scroll: undefined });
      titles.add(now.title);
    }
    expect(titles.size).toBe(3);
  });
}

test('the caret stays where it was when the language is chosen by keyboard elsewhere', async ({
  page,
  context,
}) => {
  await page.goto('/news');
  const field = page.locator('header input[type=search]:visible');
  await field.click();
  await page.keyboard.type('稳定币清算');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  const other = await context.newPage();
  await other.goto('/columns');
  await choose(other, '繁');
  await waitForLanguage(other, '繁');
  await waitForLanguage(page, '繁');
  expect(new URL(page.url()).pathname).toBe('/zh-hant/news');
  await page.keyboard.type('的');
  await expect(field).toHaveValue('稳定币的清算');
});

test('an open menu stays open, and its language switch agrees with the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  await page.locator('button[popovertarget=site-menu]').first().click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'English' }).click();
  await waitForLanguage(page, 'EN');
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Columns', { exact: true })).toBeVisible();
  expect((await head(page)).current.every((label) => label === 'EN')).toBe(true);
});

test('flashes that were loaded into a timeline are shown again in the other language', async ({ page }) => {
  await page.goto('/news');
  const count = () => page.locator('main article, main li[id]').count();
  const first = await count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.room-for-more').getByRole('button').click();
  await expect.poll(count).toBeGreaterThan(first);
  await untilAtRest(page);
  const [loaded, scroll] = [await count(), await scrollOf(page)];
  await choose(page, '繁');
  await waitForLanguage(page, '繁');
  await expect.poll(count).toBeGreaterThanOrEqual(loaded);
  await expect.poll(() => scrollOf(page)).toBe(scroll);
  const hasSimplified = () =>
    page.evaluate(() => document.querySelector('main')?.textContent?.includes('这') ?? true);
  await expect.poll(hasSimplified).toBe(false);
});

test('the chosen theme stays', async ({ page }) => {
  await page.goto('/news');
  await page.evaluate(() => (document.cookie = 'lx_theme=dark; path=/'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, '繁');
  await waitForLanguage(page, '繁');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a chosen filter stays', async ({ page }) => {
  await page.goto('/events');
  const pressed = page.locator('button[aria-pressed=true]');
  await page.locator('button[aria-pressed=false]').last().click();
  const chosen = await pressed.count();
  await choose(page, 'EN');
  await waitForLanguage(page, 'EN');
  await expect(pressed).toHaveCount(chosen);
});

test('of two quick choices of a language the last one counts, also the language of the page itself', async ({
  page,
}) => {
  for (const [first, last, path] of [
    ['en', 'zh-Hans', '/news'],
    ['en', 'zh-Hant-TW', '/zh-hant/news'],
  ] as const) {
    await page.goto('/news', { waitUntil: 'commit' });
    // Both links, because the HTML arrives in parts: a link that is not there yet would not be pressed.
    for (const lang of [first, last])
      await page.locator(`header a[hreflang="${lang}"]:visible`).first().waitFor();
    await page.evaluate(
      (choices) => {
        for (const lang of choices) {
          const link = document.querySelector<HTMLElement>(`header a[hreflang="${lang}"]`);
          if (!link) throw new Error(`no link to ${lang}`);
          link.click();
        }
      },
      [first, last],
    );
    await untilAtRest(page);
    await expect(page.locator('html')).toHaveAttribute('lang', last);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.context().clearCookies();
  }
});
