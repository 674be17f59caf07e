import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/** Opens the second flash of the newswire, which has one before and one after it. */
async function openFlash(page: Page): Promise<string> {
  await page.goto('/news');
  const path = await page.locator('article[data-flash] h3 a').nth(1).getAttribute('href');
  await page.goto(path ?? '');
  return path ?? '';
}

test('the previous and the next flash are linked at the foot of a flash, and link back', async ({ page }) => {
  const path = await openFlash(page);
  const steps = page.getByRole('navigation', { name: '前后快讯' });
  const [previous, next] = [steps.locator('[rel=prev]'), steps.locator('[rel=next]')];
  await expect(next.locator('time')).toHaveCount(1);
  await expect(previous.locator('time')).toHaveCount(1);
  const address = await previous.getAttribute('href');
  expect(address).toMatch(/^\/news\/\d+$/);
  await page.goto(address ?? '');
  await expect(next).toHaveAttribute('href', path);
});

test('the time of a flash is shown once, on a wide screen and on a phone', async ({ page }) => {
  await openFlash(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('main article').first().locator('time:visible'), `${width}`).toHaveCount(1);
  }
});

test('the QR code is inside the share menu, and is loaded once it is opened', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (each) => each.url().includes('/api/codes/') && loaded.push(each.url()));
  await openFlash(page);
  const share = page.locator('#share');
  const code = share.getByRole('img', { name: '扫码在手机上阅读' });
  await expect(code).toBeHidden();
  expect(loaded).toEqual([]);
  await share.getByText('二维码').click();
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: '扫码在手机上阅读' })).toHaveCount(1);
  for (const path of ['zh-Hans/flash/0', 'zh-Hans/author/1', 'fr/flash/1'])
    expect((await request.get(`/api/codes/${path}`)).status()).toBe(404);
});

test('beside a flash stands its topic with the newest stories, the newest first, each with its time', async ({
  page,
}) => {
  await page.goto('/features/1');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const path = await page.locator('main a[href^="/news/"]').first().getAttribute('href');
  await page.goto(path ?? '');
  const topic = page.locator('section:visible', { has: page.locator('h2 a[href="/features/1"]') });
  await expect(topic.getByRole('heading', { level: 2 })).toHaveText(title);
  const times = await topic
    .locator('li time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times.length).toBeGreaterThan(1);
  expect(times.map((time) => Date.parse(time))).toEqual(
    times.map((time) => Date.parse(time)).toSorted((first, second) => second - first),
  );
});

test('the follow-up of key news is linked under it, in the list and on its own page', async ({ page }) => {
  await page.goto('/news/important');
  const notified = page.locator('article[data-flash]', { has: page.getByText(/^(后续|专题最新)$/) }).first();
  await expect(notified).toBeVisible();
  const later = notified.locator('p', { hasText: /^(后续|专题最新)/ }).locator('a');
  const address = (await later.getAttribute('href')) ?? '';
  await page.goto((await notified.locator('h3 a').getAttribute('href')) ?? '');
  await expect(page.locator('main article').first().locator(`a[href="${address}"]`)).toHaveCount(1);
});

test('comments and their form stand on the line of the flash, below its text', async ({ page }) => {
  await openFlash(page);
  const text = await page.locator('main h1').boundingBox();
  const head = await page.locator('#comments h2').boundingBox();
  const form = await page.locator('#comments textarea').boundingBox();
  expect(Math.abs((form?.x ?? 0) - (text?.x ?? 1000))).toBeLessThan(4);
  expect((head?.x ?? 1000) + (head?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
});

test('following a flash, reactions and ways to share are one row', async ({ page }) => {
  await openFlash(page);
  const follow = await page
    .getByRole('button', { name: /^关注后续/ })
    .or(page.getByRole('link', { name: /^关注后续/ }))
    .first()
    .boundingBox();
  const share = await page.locator('#share').boundingBox();
  const middle = (box: typeof share) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(follow) - middle(share))).toBeLessThan(8);
});

test('on wide screens the lists beside a short flash end about where it does', async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openFlash(page);
    const body = await page.locator('main aside').evaluate((rail) => {
      const bottomOf = (element: Element | null) =>
        element?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return { rail: bottomOf(rail), text: bottomOf(rail.previousElementSibling) };
    });
    expect(body.rail - body.text, `${width}`).toBeLessThan(200);
    await expect(page.getByRole('heading', { name: '最新快讯' })).toBeVisible();
  }
  // Where there is room the lists stand in two columns.
  const tops = await page
    .locator('main aside h2:visible')
    .evaluateAll((all) => all.slice(0, 2).map((heading) => heading.getBoundingClientRect().top));
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 100))).toBeLessThan(8);
});
