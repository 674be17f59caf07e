import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Config } from '@/backend/kernel/config';
import { mayReadMetrics, type Metrics } from '@/backend/contract/process/metrics';
import { ApiError } from '@/backend/kernel/errors';

/** `/metrics` in the text form of Prometheus; answers 404 to callers who may not read it. */
export function metricsRoutes({ metricsToken }: Config, { registry }: Metrics): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (c) => {
    const peer = getConnInfo(c).remote.address;
    if (!mayReadMetrics(metricsToken, peer, (name) => c.req.header(name))) throw new ApiError('notFound');
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return app;
}
