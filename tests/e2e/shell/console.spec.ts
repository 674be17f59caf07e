import { expect, test } from '@/tests/support/browser-test';

test('no page makes the browser warn in its console', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  for (const path of ['/', '/news', '/en/events', '/zh-hant/signUp']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(warnings).toEqual([]);
});
