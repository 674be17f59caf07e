import { expect, test } from '@/tests/support/browser-test';

test('the side bar leads to the weekly, and marks it on an issue', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('.side-bar').getByRole('link', { name: '周刊' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('链讯周刊');
  await page.locator('main a[href^="/home_jszk/"]').first().click();
  await expect(page).toHaveURL(/\/home_jszk\/\d+$/);
  await expect(link).toHaveAttribute('aria-current', /true|page|location/);
});

test('the picture of each issue names the article it is from in its caption, and can be read in Chinese', async ({
  page,
}) => {
  await page.goto('/home_jszk');
  const issues = await page
    .locator('main a[href^="/home_jszk/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(issues.length).toBeGreaterThan(1);
  for (const issue of issues) {
    await page.goto(issue);
    const figure = page.locator('main header figure');
    await expect(figure.locator('figcaption')).toContainText(/见第\d+篇/);
    await expect(figure.locator('img[lang=en]')).toHaveCount(0);
    const [picture, page1] = [await figure.locator('img').boundingBox(), page.viewportSize()];
    expect((picture?.width ?? 0) / (page1?.width ?? 1)).toBeGreaterThan(0.47);
    const rows = page.locator('main ol > li article > div');
    const borders = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).borderBottomWidth),
    );
    expect(borders.slice(0, -1).every((width) => width === '1px')).toBe(true);
  }
});
