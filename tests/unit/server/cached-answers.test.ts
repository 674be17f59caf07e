/** @jest-environment node */
import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { answerKey } from '@/server/answer-key';
import { PageSources } from '@/lib/platform/cache/page-sources';
import { PAGE_TAGS_HEADER } from '@/lib/platform/cache/page-tags';
import { AnswerCache, pageTagsOf } from '@/server/answer-cache';
import { ReviewedResponse } from '@/server/reviewed-response';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The next answer of the program behind the cache. Its body contains the number of requests so far. */
let behind: { status: number; headers: Record<string, string>; isMade: boolean };
let requested = 0;
/** Whether the headers are flushed first, and a compressing layer adds its own at that moment. */
let isLate = false;
let outdatedSince = 0;
let closedSince = 0;
/** Whether the program behind fails; an older answer is sent in its place if there is one. */
let isFailing = false;
let lifetimeMs = 300_000;
let server: Server;

beforeEach(async () => {
  requested = 0;
  isLate = false;
  outdatedSince = 0;
  closedSince = 0;
  isFailing = false;
  lifetimeMs = 300_000;
  behind = { status: 200, headers: { 'cache-control': 's-maxage=300', etag: 'W/"1"' }, isMade: true };
  const answers = new AnswerCache(
    (tags, since) =>
      (tags.includes('content:7') && outdatedSince > since) ||
      (tags.includes('closed:content:7') && closedSince > since),
    true,
  );
  server = createServer({ ServerResponse: ReviewedResponse }, (request, response) => {
    const key = answerKey(request);
    if (answers.answer(key, request, response)) return;
    if (isFailing) {
      const older = answers.olderAnswer(key, response);
      if (!older.exists() || !older.send()) response.writeHead(503).end();
      return;
    }
    response.finishWith(() => {
      if (behind.isMade)
        response.setHeader(PAGE_TAGS_HEADER, `${Date.now()} 5 ${Date.now() + lifetimeMs} content:7`);
      const pageTags = pageTagsOf(
        response,
        new PageSources({ position: 1, lastChange: null, isOutdated: () => false }),
      );
      response.removeHeader(PAGE_TAGS_HEADER);
      response.setHeader('content-security-policy', 'script-src none');
      if (pageTags) answers.store(key, response, pageTags);
    });
    requested += 1;
    const body = Buffer.from(`answer ${requested} to ${request.url}`);
    const isGzip = String(request.headers['accept-encoding']).includes('gzip');
    const encoding = isGzip ? { 'content-encoding': 'gzip' } : {};
    if (isLate) {
      for (const [name, value] of Object.entries(behind.headers)) response.setHeader(name, value);
      const { writeHead } = response;
      response.writeHead = (status: number) => {
        for (const [name, value] of Object.entries(encoding)) response.setHeader(name, value);
        return writeHead.call(response, status);
      };
      response.flushHeaders();
    } else response.writeHead(behind.status, { ...behind.headers, ...encoding });
    response.write((isGzip ? gzipSync(body) : body).subarray(0, 3));
    response.end((isGzip ? gzipSync(body) : body).subarray(3));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    sendRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const drafts: Buffer[] = [];
      response.on('data', (draft: Buffer) => drafts.push(draft));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(drafts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a cacheable answer is made once, and sent again byte for byte with its headers', async () => {
  const first = await get('/wz_detail/7');
  const again = await get('/wz_detail/7');
  expect(requested).toBe(1);
  expect(again.body.equals(first.body)).toBe(true);
  expect(again.headers).toMatchObject({
    'content-security-policy': 'script-src none',
    'cache-control': 's-maxage=300',
  });
});

test('an answer whose compression is set only when its headers are sent is stored with it', async () => {
  isLate = true;
  await get('/feed.xml', { 'accept-encoding': 'gzip' });
  const again = await get('/feed.xml', { 'accept-encoding': 'gzip' });
  expect([requested, again.headers['content-encoding']]).toEqual([1, 'gzip']);
  expect(gunzipSync(again.body).toString()).toBe('answer 1 to /feed.xml');
});

test('each answer tells the edge cache its tags and how long it is still fresh', async () => {
  lifetimeMs = 2000;
  await get('/wz_detail/7');
  const { headers } = await get('/wz_detail/7');
  expect([requested, headers.xkey]).toEqual([1, 'content:7']);
  expect(['1', '2']).toContain(headers['x-front-seconds']);
});

test('compressed and plain answers are stored separately', async () => {
  await get('/wz_detail/7');
  const zipped = await get('/wz_detail/7', { 'accept-encoding': 'br, gzip;q=0.5' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const plain = await get('/wz_detail/7', { 'accept-encoding': 'gzip;q=0' });
  expect(plain.body.toString()).toBe('answer 1 to /wz_detail/7');
  expect(requested).toBe(2);
});

test('a change of its tags makes a stored answer outdated at once', async () => {
  await get('/wz_detail/7');
  outdatedSince = 6;
  expect((await get('/wz_detail/7')).body.toString()).toBe('answer 2 to /wz_detail/7');
});

test('a request with the current etag is answered with 304, without the policy of a page', async () => {
  await get('/wz_detail/7');
  const revalidation = await get('/wz_detail/7', { 'if-none-match': '"0", "1"' });
  expect([revalidation.status, revalidation.body.length, revalidation.headers.etag]).toEqual([
    304,
    0,
    'W/"1"',
  ]);
  expect(revalidation.headers['content-security-policy']).toBeUndefined();
  expect((await get('/wz_detail/7', { 'if-none-match': '"2"' })).status).toBe(200);
  expect(requested).toBe(1);
});

test('a request that names a date is answered from the cache, too', async () => {
  const changed = 'Fri, 20 Nov 2026 08:00:00 GMT';
  behind.headers = { ...behind.headers, 'last-modified': changed };
  await get('/wz_detail/7');
  const status = async (date: string) => (await get('/wz_detail/7', { 'if-modified-since': date })).status;
  expect(await status(changed)).toBe(304);
  expect(await status('Fri, 20 Nov 2026 07:59:59 GMT')).toBe(200);
  expect(requested).toBe(1);
});

test('an answer that is out of date is sent in place of a failure, and no cache may store it', async () => {
  await get('/wz_detail/7');
  outdatedSince = 6;
  isFailing = true;
  const older = await get('/wz_detail/7');
  expect([older.status, older.body.toString(), older.headers['cache-control']]).toEqual([
    200,
    'answer 1 to /wz_detail/7',
    'no-store',
  ]);
  expect(older.headers['content-security-policy']).toBe('script-src none');
  expect((await get('/wz_detail/8')).status).toBe(503);
  closedSince = 6;
  expect((await get('/wz_detail/7')).status).toBe(503);
});

test('HEAD is answered from the answer stored for GET, and stores nothing itself', async () => {
  await get('/wz_detail/7', {}, 'HEAD');
  await get('/wz_detail/7');
  const head = await get('/wz_detail/7', {}, 'HEAD');
  expect([requested, head.status, head.body.length, head.headers['content-length']]).toEqual([
    2,
    200,
    0,
    '24',
  ]);
});

test.each([
  ['was made for one request', { isMade: false }],
  ['is private', { headers: { 'cache-control': 'private, s-maxage=300' } }],
  ['says nothing of caching', { headers: {} }],
  ['sets a cookie', { headers: { 'cache-control': 's-maxage=300', 'set-cookie': 'a=b' } }],
  ['has run out', { headers: { 'cache-control': 's-maxage=0' } }],
  ['is an error', { status: 404 }],
])('an answer that %s is not stored', async (_, change) => {
  behind = { ...behind, ...change };
  await get('/wz_detail/7');
  await get('/wz_detail/7');
  expect(requested).toBe(2);
});

test.each([
  ['a query', '/home_wz?x=1', {}],
  ['a soft navigation', '/wz_detail/7', { rsc: '1' }],
  ['a wish for Markdown', '/wz_detail/7', { accept: 'text/markdown, text/html;q=0.5' }],
  ['a header of the framework', '/wz_detail/7', { 'x-nextjs-data': '1' }],
  ['a part of it', '/wz_detail/7', { range: 'bytes=0-3' }],
  ['a language chosen', '/wz_detail/7', { 'sec-fetch-dest': 'document', cookie: 'a=b; lx_locale=en' }],
  ['the flag of /hk', '/hk', { 'sec-fetch-dest': 'document', cookie: 'lx_hk=1' }],
])('a request with %s is never answered from the cache', async (_, path, headers) => {
  await get(path.split('?')[0] ?? path);
  await get(path, headers);
  expect(requested).toBe(2);
});

test('a story is answered alike with any query that does not lead elsewhere', async () => {
  await get('/wz_detail/7?utm_source=a');
  await get('/wz_detail/7');
  await get('/wz_detail/7?fbclid=b&x=%E4');
  expect(requested).toBe(1);
  await get('/WZ_Detail/7?utm_source=a');
  await get('/wz_detail/7/?utm_source=a');
  expect(requested).toBe(3);
});

test('members and readers who chose the language of the address share one answer', async () => {
  await get('/en/wz_detail/7');
  await get('/en/wz_detail/7', { 'sec-fetch-dest': 'document', cookie: 'lx_locale=en; lx_session=x' });
  await get('/wz_detail/7');
  await get('/wz_detail/7', { 'sec-fetch-dest': 'document', cookie: 'lx_locale=zh-Hans' });
  expect(requested).toBe(2);
});
