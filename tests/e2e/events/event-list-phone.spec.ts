import { accessibilityErrors } from '@/tests/support/accessibility';
import { expect, test } from '@/tests/support/browser-test';

test('the filter of events is a menu in the row of tabs on a phone, and says what is chosen', async ({
  page,
}) => {
  for (const [path, filter, online] of [
    ['/events', '筛选', '线上'],
    ['/en/events', 'Filter', 'Online'],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const menu = page.locator('main summary').filter({ hasText: filter });
    const [button, tab] = [
      await menu.boundingBox(),
      await page.locator('main nav a[aria-current=page]').first().boundingBox(),
    ];
    expect(Math.abs((button?.y ?? 0) - (tab?.y ?? 1000))).toBeLessThan(8);
    const rows = page.locator('main article.entry');
    const all = await rows.count();
    await menu.tap();
    await page.locator('main details').getByRole('button', { name: online, exact: true }).tap();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect(page.locator('main summary').first()).toContainText(online);
    expect(await accessibilityErrors(page, 'main')).toEqual([]);
  }
});

test('on a phone an event on site names its city and hour, and fits beside its cover', async ({ page }) => {
  await page.goto('/events');
  const place = page.locator('main article.entry', { hasText: '售完' }).locator('.dotted').first();
  expect((await place.innerText()).replace(/\s/g, '')).toMatch(/^[^·]+·\d\d:\d\d$/);
});
