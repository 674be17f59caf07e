import { Hono } from 'hono';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { RedisLink } from '@/backend/contract/process/redis';
import type { Probe } from '@/backend/db/probe';

/**
 * `/healthz`: the process runs. `/readyz`: the process can work, or 503 with the reason. It also says whether Redis is
 * connected, although the backend works without Redis, too.
 */
export function healthRoutes(probe: Probe, redis?: RedisLink | null): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const error = await probe.error();
    const more = redis ? { redis: redis.isConnected ? 'connected' : 'away' } : {};
    return error === null ? c.json({ status: 'ready', ...more }) : c.json({ status: error, ...more }, 503);
  });
  return app;
}
