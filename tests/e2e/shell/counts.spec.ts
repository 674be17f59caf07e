import { expect, test } from '@/tests/support/browser-test';

test('the counts in the header and the sidebar equal those of the lists they link to', async ({ page }) => {
  const notified = page.waitForResponse('**/api/site-status');
  await page.goto('/home_wz');
  const status = await (await notified).json();
  const header = page.getByRole('banner').locator('p').first();
  const important = status.important > 0 ? `，${status.important}条要闻` : '';
  await expect(header).toContainText(new RegExp(`今日${status.flashes}条快讯${important}$`));
  const side = page.locator('aside nav');
  const countOf = (name: string) => side.getByRole('link', { name }).locator('span');
  if (status.flashes === 0) await expect(countOf('快讯')).toHaveCount(0);
  else await expect(countOf('快讯')).toHaveText(String(status.flashes));
  await expect(countOf('活动')).toHaveText(String(status.events));

  await page.goto(`/news/day/${status.today}`);
  const flashes = page.locator('main article[data-flash]');
  await expect(flashes).toHaveCount(status.flashes);
  await expect(flashes.locator('.node-key')).toHaveCount(status.important);
  await page.goto('/events');
  // Cancelled events are listed, and not counted.
  const events = page.locator('main article.entry').filter({ hasNotText: '已取消' });
  await expect(events).toHaveCount(status.events);
});
