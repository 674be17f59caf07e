import { expect, type Page } from '@playwright/test';

/** Clicks the visible language switch. */
export const choose = (page: Page, label: '简' | '繁' | 'EN') =>
  page
    .locator('nav:visible a', { hasText: new RegExp(`^${label}$`) })
    .first()
    .click();
export const LANG = { 简: 'zh-Hans', 繁: 'zh-Hant-TW', EN: 'en' } as const;
export const PREFIX = { 简: '', 繁: '/zh-hant', EN: '/en' } as const;
export const TRIP = ['繁', 'EN', '简'] as const;

/** Marks the page, so that `isSameDocument` can tell whether it was reloaded. A change of language keeps the mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
export const head = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    placeholder: document.querySelector<HTMLInputElement>('header input[type=search]')?.placeholder ?? '',
    aria: document.querySelector('header input[type=search]')?.getAttribute('aria-label') ?? '',
    current: [...document.querySelectorAll('a[hreflang][aria-current=true]')].map(
      // The first word of the name, which is the same however the link is written.
      (link) => link.getAttribute('aria-label')?.split(' ')[0],
    ),
  }));
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export async function waitForLanguage(page: Page, label: keyof typeof LANG): Promise<void> {
  await expect.poll(async () => (await head(page)).lang).toBe(LANG[label]);
}

/** The first link in the main part of a page that matches; empty for none. */
export async function firstLink(page: Page, list: string, pattern: RegExp): Promise<string> {
  await page.goto(list);
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => pattern.test(href)) ?? '';
}
