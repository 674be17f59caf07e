import { expect, test } from '@/tests/support/browser-test';
import { listPageTypes } from '@/tests/support/page-types';

const PREFIXES = ['', '/zh-hant', '/en'];

/** Width and height of a PNG, read from its header. */
const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

const LANDING = '/forum_2025';

test('the portal can be installed in every language: its manifest, icons and start page are there', async ({
  request,
}) => {
  for (const prefix of PREFIXES) {
    const page = await (await request.get(`${prefix}/news`)).text();
    const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    expect(address, prefix).toBe(`${prefix}/manifest.webmanifest`);
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: '/', display: 'standalone', scope: '/' });
    for (const url of [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)])
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    for (const { src, sizes } of manifest.icons)
      expect(pngSize(await (await request.get(src)).body()), src).toBe(sizes);
  }
});

test('without an app no page tries to open one, and the download page offers to install the portal', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const { path } of await listPageTypes(read))
    expect(await read(path), path).not.toContain('lianxun://');
  const page = await (await request.get('/en/download')).text();
  expect(page).toContain('Add to Home Screen');
  expect(page).not.toContain('not in the stores');
});

test('the header shows the QR code of the download page while the pointer is over its link', async ({
  page,
}) => {
  await page.goto('/news');
  const code = page.getByRole('banner').getByRole('img', { name: '扫码下载App' });
  await expect(code).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: '下载App' }).hover();
  await expect(code).toBeVisible();
});

test('Chromium reports no error that would prevent installing the portal', async ({ page }) => {
  await page.goto('/download');
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Windows of tests are incognito, and nothing can be installed there.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('without a network the installed app shows pages that were read before, marked as copies', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('standalone')
        ? Object.assign(matchMedia('all'), { addEventListener() {}, removeEventListener() {} })
        : matchMedia(query);
  });
  await page.goto('/news');
  const path = await page.locator('article[data-flash] h3 a').first().getAttribute('href');
  await page.goto(path ?? '');
  const title = await page.locator('h1').innerText();
  const isStored = (url: string) =>
    page.evaluate(
      async (address) => Boolean(await (await caches.open('lx-read-1')).match(address, { ignoreVary: true })),
      url,
    );
  await expect.poll(() => isStored(path ?? ''), { timeout: 20_000 }).toBe(true);
  await page.goto(LANDING);
  const landing = await page.locator('h1').innerText();
  await expect.poll(() => isStored(LANDING), { timeout: 20_000 }).toBe(true);
  await page.goto(path ?? '');
  // While there is a network the page itself is shown, so nothing is marked as a copy.
  await page.reload();
  await expect(page.getByText('副本')).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByRole('status').filter({ hasText: '副本' })).toBeVisible();
  const other = await page.goto('/home_wz').catch(() => null);
  expect(other?.status()).toBe(503);
  await expect(page.getByRole('link', { name: title.slice(0, 6) })).toBeVisible();

  // Landing pages are read at the venue of an event, often without a network.
  await page.goto(LANDING);
  await expect(page.locator('h1')).toHaveText(landing);
  await expect(page.locator('html')).toHaveAttribute('data-kept', /^\d{4}-/);

  // Once the network is back, a copy is replaced by the page; wait for that, or it would interrupt the next step.
  await context.setOffline(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(page.locator('h1')).toHaveText(landing);
  await page.goto(path ?? '');
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByText('副本')).toHaveCount(0);
});
