import { accessibilityErrors } from '@/tests/support/accessibility';
import { openAtRest } from '@/tests/support/at-rest';
import { expect, storiesOf, test } from '@/tests/support/members';

test('an app that is configured is offered, and opens articles, flashes and events', async ({
  members,
  request,
}) => {
  const get = async (path: string) => (await request.get(members.site.base + path)).text();
  // Each page's own script, a separate file, fills in the buttons.
  const read = async (path: string) => {
    const html = await get(path);
    const [, script = ''] = /<script src="(\/page-scripts\/[^"]+)"/.exec(html) ?? [];
    return html + (await get(script));
  };
  const page = await read('/download');
  expect(page).toContain('https://apps.example.org/lianxun');
  expect(page).toContain('lianxun://home');
  const [article] = await storiesOf(members, 'articles', 1);
  const [flash] = await storiesOf(members, 'flashes', 1);
  expect(await read(`/wz_detail/${article?.id}`)).toContain(`lianxun://article/${article?.id}`);
  expect(await read(`/news/${flash?.id}`)).toContain(`lianxun://article/${flash?.id}`);
  const [, event] = /href="\/events\/(\d+)"/.exec(await read('/events')) ?? [];
  expect(await read(`/events/${event}`)).toContain(`lianxun://event/${event}`);
});

const WECHAT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.53.2740(0x28003533)';
const REDIRECT_MS = 1000;
const PHONE = { width: 390, height: 844 };

test('when the app does not open, the download page is shown a second later', async ({ page, members }) => {
  const [article] = await storiesOf(members, 'articles', 1);
  await page.setViewportSize(PHONE);
  await openAtRest(page, `/wz_detail/${article?.id}`);
  // The action bar offers the app itself, so the banner that would cover it is hidden.
  await expect(page.locator('.action-bar')).toBeVisible();
  await expect(page.locator('.smart-banner')).toBeHidden();
  const pressed = Date.now();
  await page.locator('main a[data-app]:visible').first().click();
  await expect(page.locator('h1')).toHaveText(article?.title ?? '');
  await expect(page).toHaveURL(/\/download$/);
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(REDIRECT_MS);
});

test('in the browser of a chat app the button explains how to open the app, and stays on the page', async ({
  browser,
  members,
}) => {
  const [flash] = await storiesOf(members, 'flashes', 1);
  const context = await browser.newContext({
    viewport: PHONE,
    userAgent: WECHAT,
    baseURL: members.site.base,
  });
  const page = await context.newPage();
  await openAtRest(page, `/en/news/${flash?.id}`);
  await page.locator('main a[data-app]:visible').first().click();
  const guide = page.locator('dialog[open]');
  await expect(guide).toContainText('browser');
  expect(await accessibilityErrors(page, 'dialog[open]')).toEqual([]);
  await guide.getByRole('button').click();
  await expect(guide).toHaveCount(0);
  await context.close();
});

test('an app link works before any script of the page has loaded', async ({ browser, members }) => {
  const [article] = await storiesOf(members, 'articles', 1);
  for (const userAgent of [undefined, WECHAT]) {
    const context = await browser.newContext({ viewport: PHONE, userAgent, baseURL: members.site.base });
    const page = await context.newPage();
    await page.route(/_next\/static.*\.js|page-scripts/, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    const requested: string[] = [];
    devtools.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url));
    await page.goto(`/wz_detail/${article?.id}`);
    const pressed = Date.now();
    await page.locator('main a[data-app]:visible').first().click();
    if (userAgent) {
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expect(page.locator('h1')).toHaveText(article?.title ?? '');
    } else {
      await expect(page).toHaveURL(/\/download$/);
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(REDIRECT_MS);
      expect(requested[0]).toBe(`lianxun://article/${article?.id}`);
    }
    await context.close();
  }
});

test('the banner that offers the app on a phone stays hidden once it was closed', async ({
  page,
  members,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${members.site.base}/en/news`);
  const banner = page.locator('.smart-banner');
  await expect(banner).toBeVisible();
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);
  await openAtRest(page, `${members.site.base}/events`);
  await expect(banner).toHaveCount(0);
});
