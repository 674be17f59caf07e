import { makeCall, CHEAP_PASSWORDS, newAddress } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { hasRedis, TestRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';

(hasRedis ? describe : describe.skip)('a backend with Redis', () => {
  let redis: TestRedis;
  let backend: TestBackend;
  beforeAll(async () => {
    redis = await TestRedis.start();
    backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off', REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await backend.destroy();
    await redis.kill();
  });

  const ready = async () => (await backend.raw('/readyz')).json();
  const metric = async (line: string) => (await (await backend.raw('/metrics')).text()).includes(line);
  /** How many wrong passwords a new address can send before the first refusal. */
  const tries = async (address = newAddress()) => {
    for (let n = 0; n < 20; n += 1) {
      const input = { type: 4, email: `${address}@example.org`, password: 'wrong-password-1' };
      const { code } = await makeCall(backend, 'login', input, { address });
      if (code === 5006) return n;
      expect(code).toBe(1001);
    }
    return 20;
  };

  test('limits hold while Redis is there, away, hung and back, and readiness reports its state', async () => {
    expect(await ready()).toEqual({ status: 'ready', redis: 'connected' });
    expect(await tries()).toBe(10);
    // The counts are in Redis: when it restarts empty, the same address can try again.
    const clientAddress = newAddress();
    expect(await tries(clientAddress)).toBe(10);
    expect(await tries(clientAddress)).toBe(0);
    await redis.kill();
    await redis.start();
    await until(async () => (await ready()).redis === 'connected');
    expect(await tries(clientAddress)).toBe(10);

    redis.pause();
    expect(await tries()).toBe(10);
    expect(await ready()).toEqual({ status: 'ready', redis: 'away' });
    redis.resume();
    await until(async () => (await ready()).redis === 'connected');

    await redis.kill();
    const away = newAddress();
    expect(await tries(away)).toBe(10);
    expect(await tries(away)).toBe(0);
    expect(await ready()).toEqual({ status: 'ready', redis: 'away' });
    expect(await metric('redis_connected{program="backend"} 0')).toBe(true);
    await redis.start();
    await until(async () => (await ready()).redis === 'connected');
    expect(await metric('redis_connected{program="backend"} 1')).toBe(true);
    expect(await tries()).toBe(10);
  });
});
