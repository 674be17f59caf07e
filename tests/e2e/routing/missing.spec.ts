import { expect, test } from '@/tests/support/browser-test';

/** The framework's own words for a 404, which every page has in its scripts and no page may show. */
const NEXT = /could not be found|Could not find/;
const shown = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

test('programs that ask for what only programs read get one line instead of a page', async ({ request }) => {
  for (const path of [
    '/.well-known/webfinger?resource=acct:nobody@example.org',
    '/.well-known/nodeinfo',
    '/nodeinfo/2.1',
  ]) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await answer.text()).toBe('Not found\n');
  }
});

for (const [path, title, list] of [
  ['/en/news/day/2200-01-01', 'No news on this day', '/en/news'],
  ['/en/events/999999', 'Event not found', '/en/events'],
  ['/en/features/999999', 'Topic not found', '/en/features'],
  ['/en/features/label/999999', 'Tag not found', '/en/features'],
  ['/en/columnlist/999999', 'Author not found', '/en/columnlist'],
  ['/en/gw_ruzhu/999999', 'Organiser not found', '/en/gw_ruzhu'],
  ['/events/999999', '找不到这场活动', '/events'],
  ['/news/999999', '当前快讯不存在', '/news'],
  ['/contents/999999', '当前快讯不存在', '/news'],
  ['/wz_detail/999999', '当前文章不存在', '/home_wz'],
  ['/en/wz_detail/999999', 'The current article does not exist', '/en/home_wz'],
  ['/zh-hant/features/999999', '找不到這個專題', '/zh-hant/features'],
] as const) {
  test(`${path} says what is missing and links to its list`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = shown(await answer.text());
    expect(html).toContain(`<title>${title}`);
    expect(html).toMatch(new RegExp(`<main[\\s\\S]*href="${list}"`));
    expect(html).not.toMatch(NEXT);
  });
}

for (const path of [
  '/nothing-here',
  '/_next/nothing',
  '/api/nothing',
  '/api/events/nothing/calendar.ics',
  '/api/events/999999/calendar.ics',
  '/share/nothing/1/x.png',
  '/share/flash/999999/en-0123456789abcdef.png',
  '/sitemapx',
  '/sitemaps/nothing.xml',
  '/uploads/nothing.png',
  '/covers/nothing.svg',
]) {
  test(`${path} answers with the site’s own 404 page, in the chosen language`, async ({ request }) => {
    for (const [locale, title] of [
      ['en', 'Page not found'],
      ['zh-Hant', '沒有這個頁面'],
    ] as const) {
      const answer = await request.get(path, {
        headers: {
          accept: 'text/html,*/*;q=0.8',
          cookie: `lx_locale=${locale}`,
          'sec-fetch-dest': 'document',
        },
      });
      expect(answer.status()).toBe(404);
      const html = shown(await answer.text());
      expect(html).toContain(`<title>${title}`);
      expect(html).not.toMatch(NEXT);
    }
  });
}

test('no error page contains the address that an earlier reader requested', async ({ request }) => {
  for (const prefix of ['', '/zh-hant', '/en']) {
    const softly = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' };
    await request.get(`${prefix}/a-secret-of-one-reader?_rsc=x`, { headers: softly });
    await request.get(`${prefix}/a-secret-of-one-reader?key=their-key`);
    await request.get(`${prefix}/events/987654321`);
    for (const path of ['/another-address', '/api/nothing', '/events/123456789']) {
      const answer = await request.get(prefix + path, { headers: { accept: 'text/html' } });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toMatch(/a-secret-of|their-key|987654321|page-scripts/);
    }
  }
});

test('a search for blanks redirects to the empty search', async ({ request }) => {
  for (const prefix of ['', '/zh-hant', '/en']) {
    const answer = await request.get(`${prefix}/search/%20`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, `${prefix}/search`]);
  }
});

test('a link to a missing page shows the 404 page, and Back returns', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/nothing-behind-this-link';
    link.textContent = '没有的页面';
    main.prepend(link);
  });
  await page.getByRole('link', { name: '没有的页面' }).click();
  await expect(page).toHaveTitle(/没有这个页面/);
  await page.goBack();
  await expect(page).toHaveTitle(/快讯/);
});
