import { expect, test } from '@/tests/support/browser-test';

const FONT = /archivo-latin\.[^"')]+\.woff2/;
const PAGES = ['/wz_detail/1039', '/en/news', '/hk'];

for (const path of PAGES)
  test(`${path} preloads the font that its styles name`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const preload = /<link rel="preload" href="([^"]+)" as="font"/.exec(html)?.[1];
    expect(preload).toMatch(FONT);
    const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const css = await (await request.get(styles)).text();
    expect(FONT.exec(css)?.[0]).toBe(preload?.split('/').at(-1));
    expect((await request.get(preload ?? '')).headers()['cache-control']).toContain('immutable');
  });

test('painted text is not laid out again for a font that loads late', async ({ page }) => {
  let release = () => undefined as void;
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(FONT, async (route) => {
    await untilReleased;
    await route.continue();
  });
  const widths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h1, main h1 ~ p, header a, footer a')].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().width;
      }),
    );
  await page.goto('/en/wz_detail/1039', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  const before = await widths();
  expect(before.length).toBeGreaterThan(1);
  release();
  await page.evaluate(() => document.fonts.load('16px "LX Latin"'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  expect(await widths()).toEqual(before);
  // On the next page the font is in the browser's cache and is used.
  await page.unroute(FONT);
  await page.goto('/en/wz_detail/1039');
  await page.evaluate(() => document.fonts.ready);
  expect(await widths()).not.toEqual(before);
});
