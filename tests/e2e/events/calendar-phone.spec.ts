import { expect, test } from '@/tests/support/browser-test';

test('the tabs of the calendar and its menu of cities are one row on a phone, and a city leads to its events', async ({
  page,
}) => {
  await page.goto('/gw_shijian');
  const tabs = await page.getByRole('navigation', { name: '活动栏目' }).boundingBox();
  const menu = page.locator('summary', { hasText: '全部城市' });
  const button = await menu.boundingBox();
  expect(Math.abs((tabs?.y ?? 0) - (button?.y ?? 1000))).toBeLessThan(4);
  await menu.tap();
  const city = page.getByRole('navigation', { name: '城市' }).getByRole('link').nth(1);
  const name = (await city.innerText()).replace(/\s*\d+$/, '');
  await city.tap();
  await expect(page).toHaveURL(/\/gw_shijian\/from\//);
  await expect(page.locator('summary')).toContainText(name);
  await expect(page.getByRole('navigation', { name: '城市' })).toBeHidden();
});
