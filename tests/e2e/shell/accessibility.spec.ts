import type { Browser } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { accessibilityErrors, ALL_RULES } from '@/tests/support/accessibility';
import type { Locale } from '@/lib/platform/language/locales';
import { addressOf, listPageTypes, type PageType } from '@/tests/support/page-types';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Each language has another size and theme, so each page type is checked with all three. */
const READERS: { locale: Locale; viewport: typeof PHONE; colorScheme: 'light' | 'dark' }[] = [
  { locale: 'zh-Hans', viewport: PHONE, colorScheme: 'light' },
  { locale: 'zh-Hant', viewport: DESKTOP, colorScheme: 'light' },
  { locale: 'en', viewport: PHONE, colorScheme: 'dark' },
];

test.describe.configure({ mode: 'parallel', timeout: 480_000 });

let types: PageType[] = [];
test.beforeAll(async ({ request }) => {
  types = await listPageTypes(async (path) => (await request.get(path)).text());
});

async function errorsOf(browser: Browser, { locale, ...look }: (typeof READERS)[number]): Promise<string[]> {
  const page = await (await browser.newContext({ ...look, reducedMotion: 'reduce' })).newPage();
  const errors: string[] = [];
  for (const type of types.filter(({ locales }) => locales.includes(locale))) {
    await page.goto(addressOf(type, locale));
    for (const error of await accessibilityErrors(page, undefined, ALL_RULES))
      errors.push(`${type.path}: ${error}`);
  }
  await page.context().close();
  return errors;
}

for (const reader of READERS) {
  const { locale, viewport, colorScheme } = reader;
  test(`every page type is accessible: ${locale}, ${viewport.width} px, ${colorScheme}`, async ({
    browser,
  }) => {
    expect(await errorsOf(browser, reader)).toEqual([]);
  });
}

test('the check finds errors on a page and in a frame on it', async ({ page }) => {
  const body = `<!doctype html><html lang="en"><title>Faults</title><h1>Faults</h1><img src="data:,">
    <iframe title="Frame" srcdoc="<p>A</p><input>"></iframe></html>`;
  await page.route('**/faults', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/faults');
  const errors = await accessibilityErrors(page);
  expect(errors).toContain('image-alt: img');
  expect(errors).toContainEqual(expect.stringMatching(/^label: iframe/));
  expect(await accessibilityErrors(page, 'h1')).toEqual([]);
});
