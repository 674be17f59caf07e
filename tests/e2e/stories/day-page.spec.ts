import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';

/**
 * The address of the second day before the one that the newswire begins with: the first may have ended a moment ago, and
 * its page may still be that of a day which is not over.
 */
async function pastDay(request: APIRequestContext): Promise<string> {
  const dayBefore = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<a[^>]*href="(\/news\/day\/[\d-]+)"[^>]*aria-label="前一天/.exec(html)?.[1] ?? '';
  };
  return dayBefore(await dayBefore('/news'));
}

test('a past day has one picture to share: a column 1080 px wide, at an address with the day in it', async ({
  page,
  request,
}) => {
  const day = await pastDay(request);
  await page.goto(day);
  const link = page.getByRole('link', { name: '日账图片' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toContain(day.slice('/news/day/'.length));
  const picture = await (await request.get(address)).body();
  expect(picture.readUInt32BE(16)).toBe(1080);
  expect(picture.readUInt32BE(20)).toBeGreaterThan(1080);
});

test('a printed day is all its flashes in two columns, without the tools of the page', async ({
  page,
  request,
}) => {
  const day = await pastDay(request);
  await page.goto(day);
  await expect(page.getByRole('button', { name: '打印这一天' })).toBeVisible();
  const count = await page.locator('[data-day] article[data-flash]').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-day] article[data-flash]:visible')).toHaveCount(count);
  for (const tool of ['body > div header', 'aside', 'footer', '.floating-tools', '.no-print'])
    await expect(page.locator(`${tool}:not(main header):visible`), tool).toHaveCount(0);
  const columns = await page.locator('[data-day]').evaluate((list) => getComputedStyle(list).columnCount);
  expect(columns).toBe('2');
  await expect(page.locator('[data-day] [data-share]:visible')).toHaveCount(0);
  // Lines, bars and marks are backgrounds and have to be printed; a chosen dark theme must not apply to paper.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const printed = await page.locator('main').evaluate((main) => ({
    backgrounds: getComputedStyle(main).getPropertyValue('print-color-adjust'),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect(printed).toEqual({ backgrounds: 'exact', scheme: 'light' });
  // The same holds for the theme of the device, a section that is dark on every screen, and a page in colours of its
  // own.
  const INK = 'rgb(16, 24, 23)';
  for (const path of ['/news', '/hk', '/CryptoFi'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print', colorScheme });
      const colours = await page.evaluate(() => {
        const ground = document.querySelector('.landing') ?? document.documentElement;
        return [getComputedStyle(ground).color, getComputedStyle(ground).backgroundColor];
      });
      expect(colours, `${path} ${colorScheme}`).toEqual([INK, 'rgb(255, 255, 255)']);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      const onScreen = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(onScreen, `${path} on a dark screen`).not.toBe(INK);
    }
});
