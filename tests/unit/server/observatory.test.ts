/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { finishAnswer } from '@/server/finish-answer';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { FRAMES_HEADER } from '@/lib/platform/security/page-frames';
import { observe } from '@/tests/support/observatory';

const SITE = { isHttps: true, hasChatShare: false, cdnSeconds: 3600, nonce: 'a-nonce-of-this-request' };

/** The headers that a browser gets when the program has set these. */
function finished(
  headers: Record<string, string>,
  {
    url = '/',
    headers: requested = {},
    site = SITE,
    status = 200,
  }: { url?: string; headers?: Record<string, string>; site?: typeof SITE; status?: number } = {},
) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  Object.assign(request.headers, requested);
  const response = new ServerResponse(request);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  finishAnswer(request, response, site);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['kept, with hashes', { ...HTML, [INLINE_HASHES_HEADER]: 'sha256-abc sha256-def' }, {}],
  ['kept, without inline scripts', { ...HTML, [INLINE_HASHES_HEADER]: '' }, {}],
  ['made for one request', HTML, {}],
  ['with the chat app’s menu', HTML, { site: { ...SITE, hasChatShare: true } }],
])('a page %s is A+', (_, headers, options) => {
  expect(observe({ headers: finished(headers, options) })).toMatchObject({ grade: 'A+', score: 140 });
});

test('a cached page allows its hashes and no nonce, and any other page allows the nonce of its request', () => {
  const stored = finished({ ...HTML, [INLINE_HASHES_HEADER]: 'sha256-abc' })['content-security-policy'];
  expect(stored).toContain("'sha256-abc'");
  expect(stored).not.toContain('nonce-');
  expect(finished(HTML)['content-security-policy']).toContain("'nonce-a-nonce-of-this-request'");
});

test('a page with players allows their frames, and no other page does', () => {
  const page = finished({ ...HTML, [FRAMES_HEADER]: 'youtube spotify nobody' });
  expect(page['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://open.spotify.com;",
  );
  expect(page['permissions-policy']).toContain(
    'fullscreen=(self "https://www.youtube-nocookie.com" "https://open.spotify.com")',
  );
  expect(page).not.toHaveProperty(FRAMES_HEADER);
  expect(finished(HTML)['content-security-policy']).toContain("frame-src 'self';");
  expect(finished(HTML)['permissions-policy']).toContain('autoplay=(),');
});

test('the framework’s internal headers are removed, except those its script needs in a soft navigation', () => {
  const inner = {
    'x-middleware-rewrite': '/zh-Hans/home',
    'x-nextjs-cache': 'HIT',
    'x-nextjs-stale-time': '300',
    'x-error-document': 'missing',
    [INLINE_HASHES_HEADER]: 'sha256-abc',
  };
  expect(Object.keys(finished(inner)).filter((name) => name in inner)).toEqual([]);
  const navigation = finished(inner, { headers: { rsc: '1' } });
  expect(Object.keys(navigation).filter((name) => name in inner)).toEqual(['x-nextjs-stale-time']);
});

test('shared caches store pages for up to an hour and stale ones for up to a minute more; browsers always revalidate', () => {
  const caching = (value: string, cdnSeconds = 3600) =>
    finished({ 'cache-control': value }, { site: { ...SITE, cdnSeconds } })['cache-control'];
  expect(caching('s-maxage=60, stale-while-revalidate=31535940')).toBe(
    'max-age=0, s-maxage=60, stale-while-revalidate=60',
  );
  expect(caching('s-maxage=31536000')).toBe('max-age=0, s-maxage=3600');
  expect(caching('s-maxage=300, stale-while-revalidate=60', 2)).toBe(
    'max-age=0, s-maxage=2, stale-while-revalidate=2',
  );
  expect(caching('private, no-store')).toBe('private, no-store');
  expect(caching('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable');
});

test('pictures and feeds may be embedded by other sites, pages and calls may not', () => {
  const policyOf = (url: string) => finished({}, { url })['cross-origin-resource-policy'];
  for (const url of [
    '/uploads/ab/cd.jpg',
    '/share/article/7/x.png',
    '/covers/a.svg',
    '/en/feed.xml',
    '/icon.svg?x',
  ])
    expect([url, policyOf(url)]).toEqual([url, 'cross-origin']);
  for (const url of ['/', '/api/session', '/privateUploads/ab/cd.jpg', '/uploadsx'])
    expect([url, policyOf(url)]).toEqual([url, 'same-origin']);
});

test('HSTS is sent only by a site with https', () => {
  expect(finished(HTML)['strict-transport-security']).toBe('max-age=63072000');
  const plain = finished(HTML, { site: { ...SITE, isHttps: false } });
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

/** Known scores, which test the rules of the observatory themselves. */
test.each([
  [{}, 30, 'D'],
  [
    { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
    55,
    'C',
  ],
  [{ 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" }, 35, 'D'],
  [{ 'content-security-policy': "default-src 'none'; script-src 'sha256-x' 'unsafe-inline'" }, 55, 'C'],
  [{ 'content-security-policy': "default-src 'none'; default-src 'self'" }, 30, 'D'],
])('%j has %i points, %s', (headers, score, grade) => {
  expect(observe({ headers })).toMatchObject({ score, grade });
});

test('a 304 has no policy, so a page keeps the one it was stored with', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/signUp';
  const response = new ServerResponse(request);
  response.statusCode = 304;
  finishAnswer(request, response, { ...SITE, nonce: 'a' });
  expect(response.hasHeader('content-security-policy')).toBe(false);
  expect(response.getHeader('strict-transport-security')).toBeDefined();
});

test.each([400, 404, 410, 500, 503])(
  'no shared cache stores an answer of %s, whatever the request was',
  (status) => {
    const ways: Record<string, string>[] = [{}, { 'next-action': 'x' }, { rsc: '1' }];
    for (const requested of ways)
      for (const caching of ['s-maxage=60, stale-while-revalidate=600', 'public, max-age=3600'])
        expect(
          finished({ ...HTML, 'cache-control': caching }, { headers: requested, status })['cache-control'],
        ).toBe('no-store');
    expect(finished({ ...HTML, 'cache-control': 's-maxage=60' })['cache-control']).toBe(
      'max-age=0, s-maxage=60',
    );
  },
);
test('pages of this site may frame the readers’ page of a submission, and no other page', () => {
  const shown = finished(HTML, { url: '/zh-hant/desk/review/5/shown' });
  expect(shown['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(shown['x-frame-options']).toBe('SAMEORIGIN');
  for (const url of ['/desk/review/5', '/desk/review/5/shown/more', '/news/5', '/x/desk/review/5/shown']) {
    const { 'content-security-policy': policy, 'x-frame-options': frames } = finished(HTML, { url });
    expect(policy).toContain("frame-ancestors 'none'");
    expect(frames).not.toBe('SAMEORIGIN');
  }
});
