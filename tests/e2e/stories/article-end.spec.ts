import { expect, test } from '@/tests/support/browser-test';

test('a topic of an article stands once below its text, with its newest stories; the morning letter follows, then comments', async ({
  page,
}) => {
  await page.goto('/wz_detail/1015');
  const main = page.locator('main');
  const topics = await main
    .locator('a[href^="/features/"]:not([href*="label"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(topics).toHaveLength(1);
  const letter = main.locator('form[action="/api/letters/subscribe"]');
  await expect(letter).toHaveCount(1);
  const [follow, form, comments] = await Promise.all([
    main.getByRole('region', { name: '作者' }).boundingBox(),
    letter.boundingBox(),
    page.locator('#comments').boundingBox(),
  ]);
  expect(form?.y ?? 0).toBeGreaterThan(follow?.y ?? Infinity);
  expect(comments?.y ?? 0).toBeGreaterThan(form?.y ?? Infinity);
});

test('labels and ways to share are one row below an article', async ({ page }) => {
  await page.goto('/wz_detail/1015');
  const label = await page.locator('main footer a[href*="/label/"]').first().boundingBox();
  const share = await page.locator('#share').boundingBox();
  expect(Math.abs((label?.y ?? 0) - (share?.y ?? 1000))).toBeLessThan(30);
  expect(share?.x ?? 0).toBeGreaterThan(label?.x ?? Infinity);
});
