import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@/tests/support/browser-test';

const PATIENCE = { timeout: 20_000, intervals: [100] };
/** The secret that WordPress gives to a frame. */
const SECRET = 'a1B2c3D4e5';

/** Another site: it answers every address with one page. */
let other: Server;
let page = '';
const addressOfOther = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;

test.beforeAll(async () => {
  other = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  other.close();
});

const firstFlash = async (base: string): Promise<string> =>
  /href="\/news\/(\d+)"/.exec(await (await fetch(`${base}/news`)).text())?.[1] ?? '';

test('another site shows the newest flashes by a script, as high as they are, without cookies', async ({
  page: tab,
  baseURL,
  context,
}) => {
  page = `<!doctype html><title>别的网站</title><p>这里的文字</p><script async src="${baseURL}/embed.js" data-embed="news" data-lang="en" data-theme="dark"></script>`;
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await tab.goto(addressOfOther());
  const frame = tab.frameLocator('iframe');
  await expect(frame.getByRole('listitem')).toHaveCount(8);
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  const content = await frame
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect
    .poll(async () => Math.round((await tab.locator('iframe').boundingBox())?.height ?? 0), PATIENCE)
    .toBe(content);
  expect(await context.cookies()).toEqual([]);
  expect(errors.filter((text) => !text.includes('favicon'))).toEqual([]);
});

test('without a theme a frame is light, and one of a script has the theme of the site around it', async ({
  page: tab,
  baseURL,
}) => {
  await tab.emulateMedia({ colorScheme: 'dark' });
  const show = async (markup: string) => {
    page = `<!doctype html>${markup}`;
    await tab.goto(addressOfOther());
    await expect(tab.frameLocator('iframe').getByRole('listitem')).toHaveCount(8);
    return tab
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => {
        const { backgroundColor } = getComputedStyle(root.ownerDocument.body);
        return { scheme: getComputedStyle(root).colorScheme, backgroundColor };
      });
  };
  const script = `<script async src="${baseURL}/embed.js" data-embed="news"`;
  const light = { scheme: 'light', backgroundColor: 'rgb(255, 255, 255)' };
  const dark = { scheme: 'dark', backgroundColor: 'rgb(17, 23, 22)' };
  expect(await show(`<iframe src="${baseURL}/embed/news"></iframe>`)).toEqual(light);
  expect(await show(`<body style="background:#fff;color:#222">${script}></script>`)).toEqual(light);
  expect(await show(`<body style="background:#000;color:#eee">${script}></script>`)).toEqual(dark);
  expect(
    await show(`<body style="background:#000;color:#eee">${script} data-theme="light"></script>`),
  ).toEqual(light);
  expect(await show(`<body>${script} data-theme="auto"></script>`)).toEqual({
    ...dark,
    scheme: 'light dark',
  });
});

test('a frame answers WordPress with the secret it was given, and hands its links over', async ({
  page: tab,
  baseURL,
}) => {
  const id = await firstFlash(baseURL ?? '');
  page = `<!doctype html><script>const seen=[];addEventListener('message',(event)=>seen.push(event.data))</script><iframe sandbox="allow-scripts" src="${baseURL}/embed/news/${id}#?secret=${SECRET}"></iframe>`;
  await tab.goto(addressOfOther());
  const seen = () => tab.evaluate<{ message?: string; secret?: string; value?: unknown }[]>('seen');
  await expect
    .poll(async () => (await seen()).some(({ message }) => message === 'height'), PATIENCE)
    .toBe(true);
  await tab.frameLocator('iframe').getByRole('heading').getByRole('link').click();
  await expect
    .poll(seen, PATIENCE)
    .toContainEqual({ message: 'link', value: `${baseURL}/news/${id}`, secret: SECRET });
  expect((await seen()).filter(({ message }) => message).every(({ secret }) => secret === SECRET)).toBe(true);
});

test('a frame tells its height again when WordPress listens only after the frame has loaded', async ({
  page: tab,
  baseURL,
}) => {
  const id = await firstFlash(baseURL ?? '');
  page = `<!doctype html><iframe sandbox="allow-scripts" src="${baseURL}/embed/news/${id}#?secret=${SECRET}"></iframe>`;
  await tab.goto(addressOfOther());
  await expect(tab.frameLocator('iframe').getByRole('heading')).toBeVisible();
  const answers = await tab.evaluate(async (secret) => {
    const seen: { message?: string; secret?: string; value?: number }[] = [];
    addEventListener('message', ({ data }) => seen.push(data));
    const frame = document.querySelector('iframe')?.contentWindow;
    frame?.postMessage({ message: 'ready', secret: 'another' }, '*');
    frame?.postMessage({ message: 'ready', secret }, '*');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return seen.filter(({ message }) => message === 'height');
  }, SECRET);
  expect(answers).toEqual([{ message: 'height', secret: SECRET, value: expect.any(Number) }]);
});

test('the frame of an oEmbed answer is no wider than a phone', async ({ page: tab, baseURL }) => {
  const id = await firstFlash(baseURL ?? '');
  const address = encodeURIComponent(`${baseURL}/news/${id}`);
  const { html, width } = await (await fetch(`${baseURL}/oembed?url=${address}`)).json();
  await tab.setViewportSize({ width: 390, height: 844 });
  const widthWith = async (markup: string) => {
    page = `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">${markup}`;
    await tab.goto(addressOfOther());
    return (await tab.locator('iframe').boundingBox())?.width;
  };
  expect(await widthWith(html)).toBe(390);
  // WordPress takes styles away.
  expect(await widthWith(html.replace(/ style="[^"]*"/, ''))).toBe(390);
  await tab.setViewportSize({ width: 1440, height: 900 });
  expect(await widthWith(html)).toBe(width);
});

test('the head of a page names oEmbed, whose answer shows the page in a frame', async ({ baseURL }) => {
  const id = await firstFlash(baseURL ?? '');
  const html = await (await fetch(`${baseURL}/en/news/${id}`)).text();
  const address =
    /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await fetch(`${address}&maxwidth=320`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { html: markup, ...facts } = await answer.json();
  expect(facts).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Lianxun', width: 320 });
  expect(markup).toContain(`<iframe src="${baseURL}/en/embed/news/${id}"`);
  const picture = await fetch(facts.thumbnail_url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const xml = await (await fetch(`${address}&format=xml`)).text();
  expect(xml).toContain('<type>rich</type>');
  const statusOf = async (query: string) => (await fetch(`${baseURL}/oembed?${query}`)).status;
  const mine = encodeURIComponent(`${baseURL}/news/${id}`);
  expect(await statusOf(`url=${encodeURIComponent(`${baseURL}/contents/${id}`)}`)).toBe(200);
  expect(await statusOf(`url=${mine}&format=yaml`)).toBe(501);
  expect(await statusOf(`url=${encodeURIComponent('https://example.org/news/7')}`)).toBe(404);
  expect(await statusOf(`url=${encodeURIComponent(`${baseURL}/news/99999999`)}`)).toBe(404);
  expect(await statusOf('')).toBe(400);
});

test('a frame has a name of what it shows, besides the address of its page', async ({ baseURL }) => {
  const id = await firstFlash(baseURL ?? '');
  const bodyOf = async (path: string) => {
    const answer = await fetch(`${baseURL}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  expect(await bodyOf(`/embed/content/${id}`)).toBe(await bodyOf(`/embed/news/${id}`));
  expect(await bodyOf('/en/embed/series/btc?theme=dark')).toBe(await bodyOf('/en/embed/data/btc?theme=dark'));
  expect(await bodyOf('/embed/flashes')).toContain('<ol>');
});

test('a frame may be shown anywhere, and runs one script; a page may not', async ({ baseURL }) => {
  const policyOf = async (path: string) =>
    (await fetch(`${baseURL}${path}`)).headers.get('content-security-policy') ?? '';
  for (const path of ['/embed/news', '/embed/flashes', '/zh-hant/embed/data/btc', '/api/data/btc.html']) {
    const policy = await policyOf(path);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toContain('frame-ancestors *');
  }
  for (const path of ['/news', '/embed/news/99999999'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  const script = await fetch(`${baseURL}/embed.js`);
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
