import { Hono } from 'hono';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Probe } from '@/backend/db/probe';

/** `/healthz`: the process lives. `/readyz`: it can do its work, or in a few words why not. */
export function healthRoutes(probe: Probe): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const fault = await probe.fault();
    return fault === null ? c.json({ status: 'ready' }) : c.json({ status: fault }, 503);
  });
  return app;
}
