/** @jest-environment node */
import { FeedError, fetchFeed } from '@/backend/modules/feeds/commands/fetch-feed';
import { startFeedServer } from '@/tests/support/feed-server';

let server: Awaited<ReturnType<typeof startFeedServer>>;
beforeAll(async () => (server = await startFeedServer()));
afterAll(() => server.stop());

/** Long enough on a busy machine for what answers. */
const BOUNDS = { mayBePrivate: true, timeoutMs: 30_000, maxBytes: 10_000 };
const SHORT = { ...BOUNDS, timeoutMs: 500 };
/** These never answer to the end. */
const ENDLESS = ['/slow', '/stalls'];
const fetchPath = (path: string, more: Partial<Parameters<typeof fetchFeed>[0]> = {}, bounds = BOUNDS) =>
  fetchFeed({ url: `${server.base}${path}`, etag: null, lastModified: null, ...more }, bounds);

async function refusal(path: string, bounds = BOUNDS): Promise<{ key: string; retryAfter: number | null }> {
  try {
    await fetchPath(path, {}, bounds);
  } catch (error) {
    if (error instanceof FeedError) return { key: error.key, retryAfter: error.retryAfterSeconds };
    throw error;
  }
  return { key: 'none', retryAfter: null };
}

test('a valid response is read completely, and revalidated by its ETag', async () => {
  server.set('/good', (request, response) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.setHeader('etag', '"1"').end('<rss/>');
  });
  const first = await fetchPath('/good');
  expect(Buffer.from(first?.bytes ?? []).toString()).toBe('<rss/>');
  expect(await fetchPath('/good', { etag: first?.header('etag') ?? null })).toBeNull();
});

test('each kind of failure has its own error code', async () => {
  server.set('/slow', () => undefined);
  server.set('/stalls', (_, response) => void response.writeHead(200).write('<rss>'));
  server.set('/huge', (_, response) => response.end('x'.repeat(20_000)));
  server.set('/away', (_, response) => response.writeHead(503, { 'retry-after': '90' }).end());
  server.set('/forbidden', (_, response) => response.writeHead(403).end());
  server.set('/gone', (_, response) => response.writeHead(410).end());
  server.set('/circle', (_, response) => response.writeHead(302, { location: '/circle' }).end());
  server.set('/cut', (_, response) => response.socket?.destroy());
  const words = await Promise.all(
    ['/slow', '/stalls', '/huge', '/forbidden', '/gone', '/circle', '/cut', '/none'].map(
      async (path) => (await refusal(path, ENDLESS.includes(path) ? SHORT : BOUNDS)).key,
    ),
  );
  expect(words).toEqual([
    'timeout',
    'timeout',
    'tooLarge',
    'refused',
    'gone',
    'tooManyRedirects',
    'unreachable',
    'notFound',
  ]);
  expect(await refusal('/away')).toEqual({ key: 'serverError', retryAfter: 90 });
  expect((await refusal('/good', { ...BOUNDS, mayBePrivate: false })).key).toBe('private');
});

test('only a permanent redirect changes the address of a feed', async () => {
  server.set('/new', (_, response) => response.end('<rss/>'));
  server.set('/moved', (_, response) => response.writeHead(301, { location: '/new' }).end());
  server.set('/elsewhere', (_, response) => response.writeHead(302, { location: '/new' }).end());
  server.set('/both', (_, response) => response.writeHead(301, { location: '/elsewhere' }).end());
  const moved = await Promise.all(['/moved', '/elsewhere', '/both'].map((path) => fetchPath(path)));
  expect(moved.map((answer) => answer?.isMoved)).toEqual([true, false, false]);
  expect(moved.map((answer) => answer?.url)).toEqual(Array(3).fill(`${server.base}/new`));
});
