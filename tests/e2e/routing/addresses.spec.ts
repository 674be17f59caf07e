import { expect, test } from '@/tests/support/browser-test';
import { routes, type Route } from '@/lib/platform/routing/routes';

/** Paths that need no session. */
const publicPaths = Object.values<Route>(routes)
  .filter((route) => route.session !== 'required')
  .flatMap((route) => [route.path, ...(route.aliases ?? [])])
  .filter((path) => !path.includes('['));

const sections = {
  flash: '/news',
  article: '/home_wz',
  author: '/columnlist',
  event: '/events',
  topic: '/features',
  notice: '/notice',
  partner: '/home_hz',
  weeklyIssue: '/home_jszk',
} as const;

for (const path of publicPaths) {
  test(`${path} is complete in the raw HTML`, async ({ request }) => {
    for (const prefix of path === '/en' ? [''] : ['', '/zh-hant', '/en']) {
      const address =
        path === '/' && prefix === '/en' ? '/en/home' : path === '/' ? prefix || '/' : `${prefix}${path}`;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      const [head = '', body = ''] = html.split('</head>');
      expect(head.match(/<title>[^<]+<\/title>/g), address).toHaveLength(1);
      expect(head.match(/<link rel="canonical"/g), address).toHaveLength(1);
      expect(body.match(/<h1[\s>]/g), address).toHaveLength(1);
      expect(html).not.toMatch(/MISSING_MESSAGE|\[object Object\]|NaN/);
    }
  });
}

test('an alias shows the same page and names the main path as canonical', async ({ request }) => {
  for (const route of Object.values<Route>(routes)) {
    for (const alias of route.aliases ?? []) {
      if (alias.includes('[') || route.session === 'required') continue;
      const html = await (await request.get(alias)).text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname, alias).toBe(route.path);
    }
  }
});

test('details are linked from their lists', async ({ page, request }) => {
  for (const [name, list] of Object.entries(sections)) {
    await page.goto(list);
    const pattern: string = routes[name as keyof typeof sections].path;
    const prefix = pattern.slice(0, pattern.indexOf('['));
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const detail = hrefs.find((href) => href.startsWith(prefix) && /^\d+$/.test(href.slice(prefix.length)));
    expect(detail, `${list} leads to no ${name}`).toBeTruthy();
    const answer = await request.get(detail ?? '', { maxRedirects: 0 });
    expect(answer.status(), detail).toBe(200);
    expect((await answer.text()).match(/<h1[\s>]/g), detail).toHaveLength(1);
  }
});

test.describe('a redirect leads to the final address at once', () => {
  const cases: [string, string][] = [
    ['/kuaixun_wz?id=7', '/news/7'],
    ['/wz_detail?id=7', '/wz_detail/7'],
    ['/search?keyword=x', '/search/x'],
    ['/features?id=5', '/features/5'],
    ['/zh-hant/kuaixun_wz/?id=7&utm_source=a', '/zh-hant/news/7?utm_source=a'],
    ['/en/WZ_DETAIL/?id=7', '/en/wz_detail/7'],
    ['/KUAIXUN_WZ/?ID=7', '/news/7'],
    ['/en/Wz_Detail?Id=7&Utm_Source=a', '/en/wz_detail/7?Utm_Source=a'],
    ['/HOME_WZ?PAGE=2', '/home_wz/page/2'],
    ['/NEWS', '/news'],
    ['/news/', '/news'],
    ['/en/', '/en'],
    ['/ZH-HANT/news', '/zh-hant/news'],
    ['/home_wz/page/1', '/home_wz'],
    ['/en/HOME_WZ/PAGE/1/?utm_source=a', '/en/home_wz?utm_source=a'],
  ];
  for (const [from, to] of cases) {
    test(`${from} → ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      const location = new URL(answer.headers().location ?? '', 'http://localhost');
      expect(location.pathname + location.search).toBe(to);
    });
  }
});

test('the id of a flash asked for as an article redirects to the flash at once, and keeps the query', async ({
  request,
}) => {
  const hrefs = (await (await request.get('/news')).text()).match(/href="\/news\/(\d+)"/) ?? [];
  const id = hrefs[1];
  for (const [from, to] of [
    [`/wz_detail?id=${id}`, `/news/${id}`],
    [`/wz_detail/${id}`, `/news/${id}`],
    [`/wz_detail/${id}?utm_source=a`, `/news/${id}?utm_source=a`],
    [`/en/WZ_Detail/${id}/?utm_source=a`, `/en/news/${id}?utm_source=a`],
    [`/zh-hant/wz_detail?utm_source=a&id=${id}`, `/zh-hant/news/${id}?utm_source=a`],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(308);
    const location = new URL(answer.headers().location ?? '', 'http://localhost');
    expect(location.pathname + location.search, from).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test('unknown query parameters do not redirect', async ({ request }) => {
  for (const address of ['/news?utm_source=x', '/?fbclid=1', '/events?gclid=1']) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('pages that need a session redirect a reader without one to /home', async ({ request }) => {
  for (const route of Object.values<Route>(routes).filter((candidate) => candidate.session === 'required')) {
    const path = route.path.replace('[kind]', 'topic').replace(/\[\w+\]/, '7');
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), route.path).toBe(307);
    expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe('/home');
  }
});

test.describe('a missing page', () => {
  const cases: [string, string, RegExp][] = [
    ['/nothing-here', 'zh-Hans', /没有这个页面/],
    ['/zh-hant/nothing-here', 'zh-Hant-TW', /沒有這個頁面/],
    ['/en/nothing-here', 'en', /Page not found/],
    ['/news/999999', 'zh-Hans', /当前快讯不存在/],
    ['/wz_detail/999999', 'zh-Hans', /当前文章不存在/],
    ['/en/wz_detail/999999', 'en', /The current article does not exist/],
    ['/events/999999', 'zh-Hans', /找不到这场活动/],
    ['/zh-Hans/news', 'zh-Hans', /没有这个页面/],
  ];
  for (const [address, lang, words] of cases) {
    test(`${address} is a 404 in its own language`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html.split('</head>')[1]).toMatch(words);
      expect(answer.headers()['cache-control']).toContain('no-store');
    });
  }
});

test('a chosen language applies to addresses without a prefix that are opened from outside, and to no other request', async ({
  request,
  baseURL,
}) => {
  const document = { cookie: 'lx_locale=en', 'sec-fetch-dest': 'document' };
  const outside = await request.get('/news', { maxRedirects: 0, headers: document });
  expect(outside.status()).toBe(307);
  expect(outside.headers()['cache-control']).toContain('no-store');
  expect(new URL(outside.headers().location ?? '', 'http://localhost').pathname).toBe('/en/news');
  const plain: Record<string, string>[] = [
    { ...document, referer: `${baseURL}/en/home` },
    { cookie: 'lx_locale=en' },
    { ...document, 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'document' },
  ];
  for (const headers of plain) {
    expect((await request.get('/news', { maxRedirects: 0, headers })).status(), JSON.stringify(headers)).toBe(
      200,
    );
  }
});
