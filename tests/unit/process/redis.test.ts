/** @jest-environment node */
import { createServer } from 'node:net';
import { RedisLink } from '@/backend/contract/process/redis';
import { hasRedis, TestRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';

let link: RedisLink | null = null;
afterEach(() => link?.stop());

const notified: string[] = [];
const open = async (url: string) => {
  notified.length = 0;
  link = new RedisLink(url, (isConnected, reason) => notified.push(isConnected ? 'connected' : reason));
  await link.start();
  return link;
};

(hasRedis ? describe : describe.skip)('a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => (redis = await TestRedis.start()));
  afterAll(() => redis.kill());
  const answers = async (connection: RedisLink) => (await connection.send(['PING'])) !== undefined;

  test('is used again after it was killed and started again, and each change is logged once', async () => {
    const connection = await open(redis.url);
    expect(await connection.send(['SET', 'k', 'v'])).toBe('OK');
    expect(String(await connection.send(['GET', 'k']))).toBe('v');
    await redis.kill();
    await until(async () => !(await answers(connection)));
    expect(await answers(connection)).toBe(false);
    expect(connection.isConnected).toBe(false);
    await redis.start();
    await until(() => answers(connection));
    expect(notified).toEqual(['connected', expect.any(String), 'connected']);
    expect(connection.counts.answered).toBeGreaterThan(2);
  });

  test('that hangs is not waited for, and is used again when it answers', async () => {
    const connection = await open(redis.url);
    redis.pause();
    expect(await answers(connection)).toBe(false);
    expect(connection.isConnected).toBe(false);
    expect(notified[1]).toMatch(/^no answer within/);
    redis.resume();
    await until(() => answers(connection));
  });

  test('that needs a password gets the one in the address, and is not connected without it', async () => {
    const before = await open(redis.url);
    await before.send(['CONFIG', 'SET', 'requirepass', 'quiet-harbour']);
    const without = await open(redis.url);
    expect([without.isConnected, notified[0]]).toEqual([false, expect.stringContaining('NOAUTH')]);
    without.stop();
    const connection = await open(redis.url.replace('//', '//:quiet-harbour@'));
    expect(await answers(connection)).toBe(true);
    await connection.send(['CONFIG', 'SET', 'requirepass', '']);
    before.stop();
  });

  test('that refuses a command is still connected, as one that is full can be read', async () => {
    const connection = await open(redis.url);
    await connection.send(['SET', 'before', 'v']);
    await connection.send(['CONFIG', 'SET', 'maxmemory', '1']);
    expect(await connection.send(['SET', 'k', 'v'])).toBeUndefined();
    expect(String(await connection.send(['GET', 'before']))).toBe('v');
    await connection.send(['CONFIG', 'SET', 'maxmemory', '0']);
    expect(await connection.send(['SET', 'k', 'v'])).toBe('OK');
  });
});

test.each([
  ['a web server', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['noise', '\u0000\u0001\u0002garbage\r\n\r\n$-7\r\n*99999999\r\n'],
  ['an error for everything', '-NOAUTH Authentication required.\r\n'.repeat(8)],
  ['one that says nothing', ''],
])('%s in place of a Redis counts as not connected', async (_, answer) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const connection = await open(`redis://127.0.0.1:${Object(address).port}`);
  expect(await connection.send(['GET', 'k'])).toBeUndefined();
  expect(connection.isConnected).toBe(false);
  expect(notified).toHaveLength(1);
  connection.stop();
  server.close();
});
