import { expect, test } from '@/tests/support/browser-test';

/** Header that a browser sends with a document opened from outside. */
const OPENED = { 'sec-fetch-dest': 'document' };

const HOPS: [asked: string, headers: Record<string, string>, status: number, place: string][] = [
  ['/home_wz?page=2', {}, 308, '/home_wz/page/2'],
  ['/wz_detail?page=2&utm_source=a', {}, 308, '/home_wz/page/2?utm_source=a'],
  ['/home_wz?id=3&page=2-50', {}, 308, '/home_wz/3/page/2-50'],
  ['/zl_list?page=1', {}, 308, '/columnlist'],
  ['/features?id=5', { ...OPENED, cookie: 'lx_locale=en' }, 307, '/en/features/5'],
  // The id of an article at the address of a flash, with a chosen language.
  ['/news/1001', { ...OPENED, cookie: 'lx_locale=en' }, 307, '/en/wz_detail/1001'],
  ['/NEWS/', { ...OPENED, cookie: 'lx_locale=zh-Hant' }, 307, '/zh-hant/news'],
  ['/my/individual', {}, 307, '/home'],
  ['/my/individual', { ...OPENED, cookie: 'lx_locale=en' }, 307, '/en/home'],
  ['/rss', {}, 308, '/feed.xml'],
  ['/en/feed', {}, 308, '/en/feed.xml'],
];

for (const [requested, headers, status, place] of HOPS) {
  test(`${requested} ${headers['cookie'] ?? ''} redirects to ${place} at once`, async ({ request }) => {
    const answer = await request.get(requested, { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const { pathname, search } = new URL(answer.headers()['location'] ?? '', answer.url());
    expect(pathname + search).toBe(place);
    const next = await request.get(place, {
      headers: { ...headers, referer: answer.url() },
      maxRedirects: 0,
    });
    // The first redirect settles both session and language. A 404 is allowed, as a category may have no second page.
    expect([200, 404]).toContain(next.status());
  });
}

test('files that programs request by convention exist', async ({ request }) => {
  const events = await (await request.get('/events')).text();
  const event = /href="\/events\/(\d+)"/.exec(events)?.[1] ?? '';
  const files: [path: string, type: RegExp, text: RegExp][] = [
    [`/events/${event}.ics`, /^text\/calendar/, /^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/],
    ['/.well-known/security.txt', /^text\/plain/, /^Contact: mailto:\S+\nExpires: \d{4}-/],
    ['/openapi.json', /^application\/json/, /"openapi":"3\./],
    ['/llms-full.txt', /^text\/plain/, /\n---\n\n# /],
    ['/en/llms-full.txt', /^text\/plain/, /\n---\n\n# /],
  ];
  for (const [path, type, text] of files) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
    expect(await answer.text(), path).toMatch(text);
  }
});
