import type { Browser } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { accessibilityErrors, ALL_RULES } from '@/tests/support/accessibility';
import { widthErrors } from '@/tests/support/widths';
import { listenForRefusals, untilAlive } from '@/tests/support/page-scripts';
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
  await listenForRefusals(page, (refusal) => errors.push(`${page.url()}: ${refusal}`));
  // A phone starts the scripts of many pages only when the reader touches them, so every type is opened on the desktop.
  const areAlive = look.viewport === DESKTOP;
  for (const type of types.filter(({ locales }) => areAlive || locales.includes(locale))) {
    const [only = locale] = type.locales;
    await page.goto(addressOf(type, type.locales.includes(locale) ? locale : only));
    if (areAlive) await untilAlive(page);
    for (const error of await accessibilityErrors(page, undefined, ALL_RULES))
      errors.push(`${type.path}: ${error}`);
    if (look.viewport === PHONE)
      for (const error of await widthErrors(page)) errors.push(`${type.path}: ${error}`);
  }
  await page.context().close();
  return errors;
}

for (const reader of READERS) {
  const { locale, viewport, colorScheme } = reader;
  test(`every page type is accessible and fits its window, and its policy refuses nothing of its own: ${locale}, ${viewport.width} px, ${colorScheme}`, async ({
    browser,
  }) => {
    expect(await errorsOf(browser, reader)).toEqual([]);
  });
}

test('the checks find errors on a page and in a frame on it, and what a policy refuses', async ({ page }) => {
  const refused: string[] = [];
  await listenForRefusals(page, (refusal) => refused.push(refusal));
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'none'">`;
  const body = `<!doctype html><html lang="en">${policy}<title>Faults</title><h1>Faults</h1><img src="data:,">
    <script src="/x.js"></script>
    <iframe title="Frame" srcdoc="<p>A</p><input>"></iframe></html>`;
  await page.route('**/faults', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/faults');
  const errors = await accessibilityErrors(page);
  expect(errors).toContain('image-alt: img');
  expect(errors).toContainEqual(expect.stringMatching(/^label: iframe/));
  expect(await accessibilityErrors(page, 'h1')).toEqual([]);
  expect(refused).toEqual([expect.stringMatching(/^script-src-elem .*\/x\.js/)]);
});
