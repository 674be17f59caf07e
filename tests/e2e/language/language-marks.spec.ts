import { expect, test } from '@/tests/support/browser-test';

test('on Chinese pages each list marks a story that is only in English', async ({ page }) => {
  let seen = 0;
  for (const path of ['/', '/news', '/home_wz', '/columns', '/features', '/search/rollup']) {
    await page.goto(path);
    const rows = page.locator('main li:has(a[lang=en]):not(:has(li)):not(:has(img, svg))');
    for (const text of await rows.allInnerTexts()) {
      expect(text, path).toContain('英文');
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(0);
});
