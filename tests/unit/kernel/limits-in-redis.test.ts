/** @jest-environment node */
import { RedisLink } from '@/backend/contract/process/redis';
import { countInRedis, clearInRedis } from '@/backend/kernel/limits-in-redis';
import { hasRedis, TestRedis } from '@/tests/support/redis';

(hasRedis ? describe : describe.skip)('counts in Redis', () => {
  let redis: TestRedis;
  const links: RedisLink[] = [];
  beforeAll(async () => {
    redis = await TestRedis.start();
    for (let n = 0; n < 2; n += 1) {
      const link = new RedisLink(redis.url);
      await link.start();
      links.push(link);
    }
  });
  afterAll(async () => {
    for (const link of links) link.stop();
    await redis.kill();
  });
  const [first, other] = [() => links[0], () => links[1]];

  test('attempts counted by two backends at the same time are all counted', async () => {
    const tries = Array.from({ length: 50 }, (_, n) => countInRedis(n % 2 ? first() : other(), 'a', 60_000));
    const counts = (await Promise.all(tries)).map((attempt) => attempt?.count ?? 0);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });

  test('the first attempt sets when a count expires, and a count without an expiry gets a new one', async () => {
    expect(await countInRedis(first(), 'b', 60_000)).toEqual({ count: 1, leftMs: 60_000 });
    const second = await countInRedis(other(), 'b', 3_600_000);
    expect(second?.count).toBe(2);
    expect(second?.leftMs).toBeLessThanOrEqual(60_000);
    await first()?.send(['PERSIST', 'lianxun:limit:b']);
    expect(await countInRedis(first(), 'b', 60_000)).toEqual({ count: 3, leftMs: 60_000 });
    await first()?.send(['PEXPIRE', 'lianxun:limit:b', '0']);
    expect((await countInRedis(first(), 'b', 60_000))?.count).toBe(1);
  });

  test('a cleared count starts again', async () => {
    await countInRedis(first(), 'c', 60_000);
    await countInRedis(first(), 'd', 60_000);
    await clearInRedis(other(), ['c']);
    expect((await countInRedis(first(), 'c', 60_000))?.count).toBe(1);
    expect((await countInRedis(first(), 'd', 60_000))?.count).toBe(2);
  });

  test('without a Redis, or with one that cannot count, the count is null', async () => {
    expect(await countInRedis(null, 'e', 60_000)).toBeNull();
    await first()?.send(['SET', 'lianxun:limit:e', 'no number', 'PX', '60000']);
    expect(await countInRedis(first(), 'e', 60_000)).toBeNull();
    await first()?.send(['CONFIG', 'SET', 'maxmemory', '1']);
    expect(await countInRedis(first(), 'f', 60_000)).toBeNull();
    await first()?.send(['CONFIG', 'SET', 'maxmemory', '0']);
    expect((await countInRedis(first(), 'f', 60_000))?.count).toBe(1);
  });
});
