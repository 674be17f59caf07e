import { expect, test } from '@/tests/support/browser-test';

test('the figure and the unit of the window of prices stand in one line in English', async ({ page }) => {
  await page.goto('/en/home');
  const words = page.locator('.price-strip > p');
  await expect(words).toHaveText('24 h');
  const { height } = (await words.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(20);
});
