import { expect, test } from '@playwright/test';

const NEXT = /could not be found|Could not find/;

for (const [path, title, list] of [
  ['/en/events/999999', 'Event not found', '/en/events'],
  ['/en/features/999999', 'Topic not found', '/en/features'],
  ['/en/features/label/999999', 'Label not found', '/en/features'],
  ['/en/columnlist/999999', 'Author not found', '/en/columnlist'],
  ['/events/999999', '找不到这场活动', '/events'],
  ['/zh-hant/features/999999', '找不到這個專題', '/zh-hant/features'],
] as const) {
  test(`${path} says what is missing and leads to its list`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}`);
    expect(html).toMatch(new RegExp(`<main[\\s\\S]*href="${list}"`));
    expect(html).not.toMatch(NEXT);
  });
}

for (const path of [
  '/api/nothing',
  '/api/events/nothing/calendar.ics',
  '/api/events/999999/calendar.ics',
  '/share/nothing/1/x.png',
  '/share/flash/999999/en-0123456789abcdef.png',
  '/sitemapx',
  '/sitemaps/nothing.xml',
  '/uploads/nothing.png',
  '/covers/nothing.svg',
  '/nothing/feed.xml',
  '/columnlist/999999/feed.xml',
  '/wz_detail/999999.md',
]) {
  test(`${path}: nothing there is said by us, in the language chosen`, async ({ request }) => {
    const headers = { accept: 'text/html,*/*;q=0.8', cookie: 'lx_locale=en' };
    const answer = await request.get(path, { headers });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toMatch(NEXT);
    expect(await answer.text()).toMatch(/not found|找不到|未找到|不存在/i);
    const chosen = await request.get(`/api/nothing`, { headers });
    expect(await chosen.text()).toContain('<html lang="en"');
  });
}

test('a search for blanks is the empty search', async ({ request }) => {
  for (const prefix of ['', '/zh-hant', '/en']) {
    const answer = await request.get(`${prefix}/search/%20`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, `${prefix}/search`]);
  }
});
