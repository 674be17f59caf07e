import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** The story, numbers and words that a page's drawn covers show, without their size. */
async function slabsOf(page: Page): Promise<string[]> {
  return page
    .locator('img[data-cover-kind]:not([data-cover-kind="photo"])')
    .evaluateAll((images) =>
      images.map((image) => (image.getAttribute('src') ?? '').replace(/-\d+x\d+(?:-night)?(?=-)/, '')),
    );
}

async function articleAddresses(page: Page): Promise<string[]> {
  await page.goto('/home_wz');
  const all = await page
    .locator('main h2 a, main h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all.filter((address) => address.startsWith('/wz_detail/')))];
}

test('no page has two slabs of the same figure, and none is about paragraphs', async ({ page }) => {
  const articles = await articleAddresses(page);
  expect(articles.length).toBeGreaterThan(5);
  for (const address of ['/', '/home_wz', ...articles]) {
    await page.goto(address);
    const slabs = await slabsOf(page);
    expect(slabs).not.toContain('');
    expect(new Set(slabs).size, address).toBe(slabs.length);
    await expect(page.locator('main')).not.toContainText(/共\d+段|最长的一段/);
  }
});

test('a chart that is the cover stands above the text and not in it again', async ({ page }) => {
  let charts = 0;
  for (const address of await articleAddresses(page)) {
    await page.goto(address);
    const cover = page.locator('#cover-chart figcaption p').first();
    if ((await cover.count()) === 0) continue;
    charts += 1;
    const title = (await cover.textContent()) ?? '';
    await expect(page.locator('figcaption', { hasText: title })).toHaveCount(1);
    await expect(page.locator('a[href="#cover-chart"]')).toHaveCount(1);
  }
  expect(charts).toBeGreaterThan(0);
});

test('covers have no light ground in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const grounds = await page
    .locator('img[data-cover-kind]:not([data-cover-kind="photo"])')
    .evaluateAll(async (images) =>
      Promise.all(
        images.map(async (image) => {
          const markup = await (await fetch(image.getAttribute('src') ?? '')).text();
          return /dark\)\{:root\{--a:(#\w{6})/.exec(markup)?.[1];
        }),
      ),
    );
  expect(grounds.length).toBeGreaterThan(5);
  for (const ground of grounds) expect(['#1C2523', '#2B4FA8']).toContain(ground);
});

test('at most three of eight successive articles of a list have a drawing of one kind', async ({ page }) => {
  await page.goto('/home_wz');
  const kinds = await page
    .locator('main article')
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('img[data-cover-kind]')?.getAttribute('data-cover-kind') ?? 'none'),
    );
  expect(kinds.length).toBeGreaterThan(8);
  for (let start = 0; start + 8 <= kinds.length; start += 1) {
    const window = kinds.slice(start, start + 8).filter((kind) => kind !== 'none' && kind !== 'photo');
    for (const kind of window)
      expect(window.filter((other) => other === kind).length, `${start} ${kind}`).toBeLessThanOrEqual(3);
  }
});

test('words are drawn for everyone only under the address this site signed', async ({ page }) => {
  await page.goto('/home_wz');
  const address = (await slabsWithWords(page))[0] ?? '';
  const status = async (path: string) => (await page.request.get(path)).status();
  expect(await status(address)).toBe(200);
  const unsigned = address.replace(/~[\w-]+\.svg$/, '.svg');
  expect(unsigned).not.toBe(address);
  expect(await status(unsigned)).toBe(404);
  expect(await status(unsigned.replace('.svg', '~abcdefghijklmnop.svg'))).toBe(404);
  // Where covers of drafts are drawn, nobody is answered who is not signed in.
  expect(await status(`/api${unsigned}`)).toBe(404);
});

async function slabsWithWords(page: Page): Promise<string[]> {
  const images = page.locator('img[data-cover-kind][src*="~"]');
  return images.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
}
