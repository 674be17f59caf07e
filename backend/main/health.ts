import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Context } from '@/backend/kernel/context';

/** `/healthz`: the process lives. `/readyz`: the database answers. */
export function healthRoutes(context: Context): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await context.db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  return app;
}
