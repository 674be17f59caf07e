import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';
import { untilAtRest } from '@/tests/support/at-rest';

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
const CHAT = `${PHONE} MicroMessenger/8.0.53.2740(0x28003533) WeChat/arm64`;
/** Replaces the chat app's script, and records the arguments of its calls. */
const STUB = `window.told = { config: [], updateAppMessageShareData: [], updateTimelineShareData: [] };
window.wx = Object.fromEntries(Object.entries(told).map(([name, list]) => [name, (words) => list.push(words)]));
wx.ready = (done) => done();`;

let site: TestSite;
let provider: Server;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  provider = createServer((_request, response) =>
    response.end(JSON.stringify({ access_token: 'token', ticket: 'ticket' })),
  );
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  site = new TestSite(3466, 4466, {
    WECHAT_APP_ID: 'wx1',
    WECHAT_APP_SECRET: 'closeToast',
    WECHAT_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  provider.close();
});

async function openAs(browser: Browser, userAgent: string): Promise<{ page: Page; outside: string[] }> {
  const context = await browser.newContext({ userAgent });
  const outside: string[] = [];
  await context.route(
    (url) => url.host !== new URL(site.base).host,
    (route) => {
      outside.push(route.request().url());
      return route.request().url() === SCRIPT
        ? route.fulfill({ contentType: 'text/javascript', body: STUB })
        : route.abort();
    },
  );
  const page = await context.newPage();
  await page.goto(`${site.base}/columns`);
  return { page, outside };
}

const notified = (page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(Reflect.get(window, 'told') ?? {}, key) ?? [], name);

test('an ordinary browser does not load the chat app’s script', async ({ browser }) => {
  const { page, outside } = await openAs(browser, PHONE);
  await untilAtRest(page);
  expect(outside).toEqual([]);
  await page.context().close();
});

test('in the chat app the share menu gets the share tags of each page', async ({ browser }) => {
  const { page, outside } = await openAs(browser, CHAT);
  const content = (name: string) => page.locator(`head meta[property="${name}"]`).getAttribute('content');
  const words = async () => ({
    title: await content('og:title'),
    desc: await content('og:description'),
    link: await content('og:url'),
    imgUrl: await content('og:image'),
  });
  await expect
    .poll(async () => (await notified(page, 'updateTimelineShareData')).at(-1))
    .toEqual(await words());
  expect(outside).toEqual([SCRIPT]);
  expect(await notified(page, 'config')).toMatchObject([
    { appId: 'wx1', jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] },
  ]);
  const first = await words();

  await page.locator('main a[href^="/wz_detail/"]').first().click();
  await page.waitForURL(/wz_detail/);
  await expect.poll(() => content('og:url')).toContain('/wz_detail/');
  await expect
    .poll(async () => (await notified(page, 'updateAppMessageShareData')).at(-1))
    .toEqual(await words());
  expect(await words()).not.toEqual(first);
  await expect.poll(async () => (await notified(page, 'config')).length).toBe(2);
  await page.context().close();
});

test('the route signs addresses of this site and no others', async ({ request }) => {
  const requestPage = (url: string) =>
    request.get(`${site.base}/api/share-signature?${new URLSearchParams({ url })}`);
  expect((await requestPage(`${site.base}/news`)).status()).toBe(200);
  expect((await requestPage('https://other.example/')).status()).toBe(400);
  expect((await requestPage('javascript:alert(1)')).status()).toBe(400);
});
