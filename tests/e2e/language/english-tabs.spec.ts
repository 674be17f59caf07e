import { expect, test } from '@/tests/support/browser-test';

test('on a phone the English tabs of events, and the times of a search, are whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ['/en/gw_shijian', 'Event sections'],
    ['/en/search/bitcoin', 'Time'],
  ] as const) {
    await page.goto(path);
    const row = page.locator('main').getByRole('navigation', { name });
    await expect(row).toHaveCount(1);
    const hidden = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, path).toBeLessThanOrEqual(0);
  }
});

test('on a wide screen the English categories of articles are one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/home_wz');
  const tabs = page.locator('main').getByRole('navigation', { name: 'Article categories' }).getByRole('link');
  expect(await tabs.count()).toBeGreaterThan(8);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the only event of a day in the calendar has its whole title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/gw_shijian');
  const titles = page.locator('main li a[class*=line-clamp-4]:visible');
  expect(await titles.count()).toBeGreaterThan(2);
  for (const cut of await titles.evaluateAll((all) =>
    all.map((each) => each.scrollHeight - each.clientHeight),
  ))
    expect(cut).toBeLessThanOrEqual(1);
});
