/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { ReviewedResponse } from '@/server/reviewed-response';
import { WholeAnswer } from '@/server/whole-answer';

const TEXT = '一段足够长的正文。'.repeat(100);

/** How the program behind answers. */
let behind: { status: number; headers: Record<string, string>; body: string };
/** The headers and the method the program behind received. */
let received: { method?: string; headers: IncomingHttpHeaders };
let server: Server;

beforeEach(async () => {
  behind = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', etag: '"page"' },
    body: TEXT,
  };
  server = createServer({ ServerResponse: ReviewedResponse }, (request, response) => {
    const whole = WholeAnswer.for(request, async (html) => ({ html: `${html}#`, parts: [PART] }));
    if (whole) response.completeWith(whole);
    received = { method: request.method, headers: { ...request.headers } };
    response.finishWith(() => response.setHeader('x-finished', 'yes'));
    response.writeHead(behind.status, behind.headers);
    response.write(behind.body.slice(0, 10));
    response.end(behind.body.slice(10));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const PART = { html: '#', isOlder: false, tags: ['topics'], bornAt: 0, since: 0, until: 0 };

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    sendRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a page is sent with its fragments, an ETag and a length of the whole, compressed for those who accept it', async () => {
  const plain = await get('/news');
  expect(plain.body.toString()).toBe(`${TEXT}#`);
  expect(plain.headers).toMatchObject({ 'content-length': String(plain.body.length), 'x-finished': 'yes' });
  expect(plain.headers.etag).toMatch(/^W\/"[\w-]{20,}"$/);
  const zipped = await get('/news', { 'accept-encoding': 'gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag });
  expect(gunzipSync(zipped.body)).toEqual(plain.body);
  expect(zipped.headers.vary).toContain('accept-encoding');
  expect(received.headers['accept-encoding']).toBeUndefined();
});

test('a request with the ETag of the whole gets 304, one with the ETag of the stored page gets the page', async () => {
  const { headers } = await get('/news');
  const again = await get('/news', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers['content-type']]).toEqual([304, 0, undefined]);
  expect((await get('/news', { 'if-none-match': '"page"' })).status).toBe(200);
});

test('a page that has not changed since a date gets 304, unless a tag says otherwise', async () => {
  const at = Date.UTC(2026, 10, 20, 8);
  behind.headers = {
    ...behind.headers,
    'x-lx-page-tags': `${at} 0 ${at} news`,
    'x-lx-content-change': `${at} a`,
  };
  PART.bornAt = at - 1000;
  const { headers } = await get('/news');
  expect(headers['last-modified']).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  const since = (date: string, more: Record<string, string> = {}) =>
    get('/news', { 'if-modified-since': date, ...more }).then(({ status }) => status);
  expect(await since('Fri, 20 Nov 2026 08:00:00 GMT')).toBe(304);
  expect(await since('Fri, 20 Nov 2026 07:59:59 GMT')).toBe(200);
  expect(await since('Fri, 20 Nov 2026 08:00:00 GMT', { 'if-none-match': '"x"' })).toBe(200);
  expect(await since('Fri, 20 Nov 2020 08:00:00 GMT', { 'if-none-match': String(headers.etag) })).toBe(304);
  PART.bornAt = at + 5000;
  expect(await since('Fri, 20 Nov 2026 08:00:00 GMT')).toBe(200);
});

test('HEAD has the headers of GET, and no body', async () => {
  const { headers } = await get('/news');
  const head = await get('/news', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
});

test('a feed is compressed and keeps its ETag, without fragments', async () => {
  behind.headers = { 'content-type': 'application/rss+xml', etag: '"feed"' };
  const feed = await get('/feed.xml', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(feed.body).toString()).toBe(TEXT);
  expect(feed.headers.etag).toBe('"feed"');
  expect((await get('/feed.xml', { 'if-none-match': '"feed"' })).status).toBe(304);
});

test.each([
  ['a picture', '/news', {}, { 'content-type': 'image/png' }],
  ['a stream of events', '/news', {}, { 'content-type': 'text/event-stream' }],
  ['what is compressed already', '/news', {}, { 'content-type': 'text/html', 'content-encoding': 'br' }],
  ['an answer to a call', '/api/call/x', {}, { 'content-type': 'application/json' }],
  ['an answer to a soft navigation', '/news', { rsc: '1' }, { 'content-type': 'text/x-component' }],
])('%s is sent as it comes', async (_, path, headers, answered) => {
  behind.headers = answered;
  const answer = await get(path, { ...headers, 'accept-encoding': 'gzip' });
  expect(answer.body.toString()).toBe(TEXT);
  expect(answer.headers['x-finished']).toBe('yes');
});
