import { Hono } from 'hono';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Probe } from '@/backend/db/probe';

/** `/healthz`: the process runs. `/readyz`: it can work, or 503 with the reason. */
export function healthRoutes(probe: Probe): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const fault = await probe.fault();
    return fault === null ? c.json({ status: 'ready' }) : c.json({ status: fault }, 503);
  });
  return app;
}
