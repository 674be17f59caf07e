/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADERS } from '@/backend/contract/headers';
import { federationAddress } from '@/lib/publishing/metadata/federation-address';

const SECRET = 'a-secret-of-the-tests-only';
let backend: Server;
let last: { url: string; method: string; headers: IncomingHttpHeaders; body: Buffer } | null = null;
let forwardToBackend: (request: Request) => Promise<Response>;

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url = '', method = '', headers } = request;
    last = { url, method, headers, body: Buffer.concat(parts) };
    if (url.startsWith('/ap/stories/'))
      response.writeHead(302, { location: 'https://news.example/ap/posts/3' });
    else response.writeHead(202, { 'content-type': 'application/activity+json', 'x-inner': 'stays' });
    response.end();
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  process.env.BACKEND_SECRET = SECRET;
  process.env.SESSION_SECRET = 'a-session-secret-of-the-tests-only-1';
  process.env.SITE_URL = 'https://news.example';
  process.env.FEDERATION = 'on';
  ({ forwardToBackend } = await import('@/lib/federation/forward-to-backend'));
});
afterAll(() => new Promise((resolve) => backend.close(resolve)));

test('an activity is forwarded byte by byte, with what its signature covers and nothing of a browser', async () => {
  const body = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x0d, 0x0a, 0x7d]);
  const answer = await forwardToBackend(
    new Request('http://portal/ap/inbox?a=%20b', {
      method: 'POST',
      body,
      headers: {
        ...{ 'content-type': 'application/activity+json', date: 'Sat, 28 Nov 2026 02:00:00 GMT' },
        ...{ digest: 'SHA-256=abc', signature: 'keyId="x"', 'signature-input': 'sig1=()' },
        ...{ 'content-digest': 'sha-256=:abc:', cookie: 'lx=1', authorization: 'Bearer x' },
        ...{ [HEADERS.secret]: 'a-guess', [HEADERS.readerDevice]: 'x' },
      },
    }),
  );
  expect(answer.status).toBe(202);
  expect(answer.headers.get('x-inner')).toBeNull();
  expect(last?.url).toBe('/ap/inbox?a=%20b');
  expect(last?.body.equals(body)).toBe(true);
  expect(last?.headers).toMatchObject({
    ...{ digest: 'SHA-256=abc', signature: 'keyId="x"', 'signature-input': 'sig1=()' },
    ...{ 'content-digest': 'sha-256=:abc:', date: 'Sat, 28 Nov 2026 02:00:00 GMT' },
    [HEADERS.secret]: SECRET,
  });
  for (const name of ['cookie', 'authorization', HEADERS.readerDevice])
    expect(last?.headers[name]).toBeUndefined();
});

test('a redirection is passed on, not followed', async () => {
  const answer = await forwardToBackend(new Request('http://portal/ap/stories/7'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://news.example/ap/posts/3']);
});

test('a body that is too large is refused before the backend is asked', async () => {
  last = null;
  const body = 'x'.repeat(256 * 1024 + 1);
  const answer = await forwardToBackend(new Request('http://portal/ap/inbox', { method: 'POST', body }));
  expect(answer.status).toBe(413);
  expect(last).toBeNull();
});

test('pages name where servers of the Fediverse find what they show', () => {
  expect(federationAddress({ name: 'home' })).toBe('/ap/actors/newsroom');
  expect(federationAddress({ name: 'author', params: { id: 7 } })).toBe('/ap/actors/author_7');
  expect(federationAddress({ name: 'flash', params: { id: '12' } })).toBe('/ap/stories/12');
  expect(federationAddress({ name: 'events' })).toBeNull();
});
