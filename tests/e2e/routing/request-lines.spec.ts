import { connect } from 'node:net';
import { expect, test } from '@/tests/support/browser-test';

const COUNT = 1000;
const AT_ONCE = 20;
const PATIENCE_MS = 20_000;
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'FOO',
];
const TARGETS = [
  ...[
    '/',
    '//',
    '///',
    '//a:b',
    '//a:99999/',
    '//[',
    '//[::1',
    '//@',
    '//user:pw@host/',
    '//%',
    '/\\',
    '\\\\',
    '/\\/a',
  ],
  ...[
    '/%',
    '/%%',
    '/%2',
    '/%zz',
    '/%ff',
    '/%00',
    '/%2f%2f',
    '/_next/%',
    '/_next//',
    '/_next/image?url=%',
    '/api/%',
  ],
  ...[
    '*',
    '?',
    '#',
    '/?',
    '/#',
    '/??',
    '/?%',
    '/?a[b=%',
    'a',
    'a:b',
    ':',
    '://',
    'http:',
    'http://',
    'http:///',
    'http://[',
  ],
  ...[
    'http://a:b/',
    'https://host',
    'http://host?x',
    'ftp://host/',
    'javascript:1',
    '/..',
    '/../..',
    '/./',
    '/.',
    '/;',
    '/:',
  ],
  ...[
    '/en//',
    '/en/%',
    '/zh-hant//news',
    '/news/%',
    '//news',
    '/share/%',
    '/share//',
    '/uploads/../x',
    '/sitemap',
    '/news;a',
  ],
  ...[
    '/wz_detail/99999999999999999999',
    '/a'.repeat(2000),
    `/${'a'.repeat(9000)}`,
    `/${'a'.repeat(40_000)}`,
    `/?${'a&'.repeat(4000)}`,
  ],
  ...[
    '/\u0001',
    '/\u00e9',
    '/a b',
    '/\t',
    '',
    '/渡口',
    '/%E6%B8%A1',
    '/__proto__',
    '/constructor',
    '/[id]',
    '/(site)',
    '/@modal',
  ],
];
const HEADERS = [
  '',
  'rsc: 1',
  'upgrade: websocket\r\nconnection: upgrade',
  'expect: 100-continue',
  'next-action: x',
  'accept: text/markdown',
];

/** A generator of pseudo-random whole numbers, the same in every run. */
function makeDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function listRequests(): string[] {
  const throwDice = makeDice(20_261_121);
  const pick = (list: readonly string[]) => list[throwDice(list.length)] ?? '';
  const plain = TARGETS.map((target) => `GET ${target} HTTP/1.1\r\nhost: portal\r\n\r\n`);
  const mixed = Array.from({ length: COUNT - plain.length }, () => {
    const target = pick(TARGETS) + (throwDice(3) === 0 ? pick(TARGETS) : '');
    const length = throwDice(4) === 0 ? 'content-length: 0\r\n' : '';
    const header = pick(HEADERS);
    return `${pick(METHODS)} ${target} HTTP/1.${throwDice(2)}\r\nhost: portal\r\n${length}${header ? `${header}\r\n` : ''}\r\n`;
  });
  return [...plain, ...mixed];
}

/**
 * Sends a request.
 * @returns the status line; `closed` when the connection was closed, `nothing` after the time limit
 */
function send(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const settle = (answer: string) => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(PATIENCE_MS, () => settle('nothing'));
    socket.once('data', (bytes) => settle(bytes.toString('latin1').split('\r\n')[0] ?? ''));
    socket.once('close', () => settle('closed'));
    socket.once('error', () => settle('closed'));
  });
}

test('every request line is answered, or its connection is closed', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const port = Number(new URL(baseURL ?? '').port);
  const unanswered: string[] = [];
  const failed: string[] = [];
  const requests = listRequests();
  expect(requests).toHaveLength(COUNT);
  const work = async () => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
      const answer = await send(port, next);
      if (!/^(HTTP\/1\.1 \d{3}|closed)/.test(answer)) unanswered.push(next.slice(0, 200));
      if (/ 5\d\d /.test(answer)) failed.push(`${answer} ${next.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(unanswered).toEqual([]);
  expect(failed).toEqual([]);
  expect((await request.get('/home')).status()).toBe(200);
});

for (const path of ['/home', '/en/news', '/none-such', '/feed.xml', '/share.png', '/robots.txt']) {
  test(`${path} answers 405 to every method but GET and HEAD`, async ({ request, baseURL }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await request.fetch(path, { method, data: 'x' });
      expect(answer.status(), method).toBe(405);
      expect(answer.headers().allow).toBe('GET, HEAD');
    }
    const trace = `TRACE ${path} HTTP/1.1\r\nhost: portal\r\n\r\n`;
    expect(await send(Number(new URL(baseURL ?? '').port), trace)).toContain(' 405 ');
  });
}

test('API routes decide on their methods themselves, but never allow TRACE', async ({ request, baseURL }) => {
  expect((await request.post('/api/pvuv', { data: {} })).status()).not.toBe(405);
  const trace = 'TRACE /api/session HTTP/1.1\r\nhost: portal\r\n\r\n';
  expect(await send(Number(new URL(baseURL ?? '').port), trace)).toContain(' 405 ');
});

test('a request line with an absolute address, as proxies send it, is read as its path', async ({
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  const line = 'GET http://portal/home HTTP/1.1\r\nhost: portal\r\n\r\n';
  expect(await send(port, line)).toBe('HTTP/1.1 200 OK');
});
