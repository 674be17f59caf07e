/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { refuseLine } from '@/server/request-line';

function statusOf(url: string, method = 'GET'): number | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  return refuseLine(request)?.status;
}

test.each([
  '/uploads/%2e%2e/x',
  '/uploads/%2E./news',
  '/uploads/..',
  '/sitemap/../x',
  '/sitemap.xml/./x',
  '/_next/\\..\\news',
  '/uploads/.%2e?x',
  'http://portal/uploads/../news',
])('%s has dot segments and is refused', (url) => expect(statusOf(url)).toBe(400));

test.each(['/', '/news', '/.well-known/security.txt', '/a..b', '/...', '/search/a.?q=/../x'])(
  '%s is accepted',
  (url) => expect(statusOf(url)).toBeUndefined(),
);

test.each(['TRACE', 'TRACK', 'PUT'])('%s is refused for a page', (method) =>
  expect(statusOf('/news', method)).toBe(405),
);
// Mail services post to the link in a letter (RFC 8058), and the page at that link posts to the call.
test.each(['/letters/unsubscribe/3f8aQx_-9d2c4e6b8a0c', '/api/letters/unsubscribe/3f8aQx_-9d2c4e6b8a0c'])(
  '%s accepts a post',
  (url) => expect(statusOf(url, 'POST')).toBeUndefined(),
);
test.each(['/ap/inbox', '/ap/inbox?a=1', '/ap/actors/newsroom/inbox', '/ap/actors/author_7/inbox'])(
  'servers of the Fediverse post to %s',
  (url) => expect(statusOf(url, 'POST')).toBeUndefined(),
);
test.each([
  '/letters/unsubscribe',
  '/letters/unsubscribe/one/two',
  '/news',
  '/ap/posts/1',
  '/ap/actors/newsroom',
  '/ap/inbox/1',
])('%s refuses a post', (url) => expect(statusOf(url, 'POST')).toBe(405));
test('TRACE is refused for a call, too', () => expect(statusOf('/api/pvuv', 'TRACE')).toBe(405));

test.each(['readme', 'exports', 'sitemaps', 'page-scripts', 'covers', 'api', '_next', 'uploads'])(
  'an address in /%s with invalid percent-encoding is missing',
  (folder) => {
    for (const path of ['%ff', 'a/%e4%bd', '%']) expect(statusOf(`/${folder}/${path}`)).toBe(404);
    expect(statusOf(`/${folder}/%e4%bd%a0?q=%ff`)).toBeUndefined();
  },
);
