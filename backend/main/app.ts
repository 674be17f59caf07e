import { randomUUID } from 'node:crypto';
import { type Context as HonoContext, Hono } from 'hono';
import { HEADERS } from '@/backend/contract/headers';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { routePath } from 'hono/route';
import { measureDisk } from '@/backend/contract/process/disk-metrics';
import { isLogged } from '@/backend/contract/process/polled-paths';
import { withoutSecret } from '@/backend/contract/process/secret-path';
import { createMetrics } from '@/backend/contract/process/metrics';
import { measureRedis } from '@/backend/contract/process/redis-metrics';
import type { Tracing } from '@/backend/contract/process/tracing';
import { countQueries } from '@/backend/db/query-count';
import { errorResponse, localeOf } from '@/backend/kernel/error-response';
import { ApiError } from '@/backend/kernel/errors';
import { measureTextWork } from '@/backend/kernel/text/text-thread';
import { measureSkippedRows } from '@/backend/kernel/skipped-rows';
import { brandedConfig } from '@/backend/kernel/site-brand';
import type { Probe } from '@/backend/db/probe';
import { healthRoutes } from './health';
import { metricsRoutes } from './metrics-routes';
import { openApiDocument } from './openapi';
import { measureSeriesFeeds } from '@/backend/modules/data/queries/measure';
import { measureFeeds } from '@/backend/modules/feeds/queries/measure';
import { measureOutbox, measurePageChanges } from '@/backend/outbox/measure';
import { routes } from './routes';

/** The HTTP application: every module mounted, every error turned into the envelope, every request logged. */
export function createApp(context: Context, probe: Probe, tracing: Tracing | null = null): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const metrics = createMetrics('backend');
  measureOutbox(context, metrics.registry);
  measurePageChanges(context, metrics.registry);
  measureFeeds(context, metrics.registry);
  measureDisk(metrics.registry, context.config.dataDir);
  measureSeriesFeeds(context, metrics.registry);
  measureSkippedRows(context, metrics.registry);
  measureTextWork(metrics.registry);
  if (context.redis) measureRedis(metrics.registry, context.redis);
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = c.req.header('x-request-id')?.slice(0, 64) ?? randomUUID();
    c.set('requestId', requestId);
    const traced = tracing?.begin('request', c.req.header(HEADERS.traceparent));
    const { result, counter } = countQueries(next);
    await result;
    c.header('x-request-id', requestId);
    c.header('cache-control', c.res.headers.get('cache-control') ?? 'no-store');
    c.header('x-content-type-options', 'nosniff');
    const ms = performance.now() - started;
    const facts = { method: c.req.method, route: templateOf(c), status: c.res.status };
    metrics.record({ ...facts, seconds: ms / 1000 });
    traced?.end({ ...facts, requestId });
    if (!isLogged(c.req.path, c.res.status)) return;
    context.log.info({
      requestId,
      method: c.req.method,
      path: withoutSecret(c.req.path),
      status: c.res.status,
      queries: counter.queries,
      ms: Math.round(ms * 10) / 10,
    });
  });
  app.route('/', healthRoutes(probe, context.redis));
  app.route('/', metricsRoutes(context.config, metrics));
  app.get('/openapi.json', async (c) => c.json(openApiDocument(await brandedConfig(context))));
  const { availability } = context.database;
  // Everything mounted below needs the database.
  if (availability) app.use((_, next) => availability.whileAnswering(next));
  for (const mount of routes) mount(app, context);
  app.notFound((c) => errorResponse('notFound', localeOf(c.req.header(HEADERS.locale))));
  app.onError((error, c) => {
    const locale = localeOf(c.req.header(HEADERS.locale));
    const unreachable = availability?.refusalFor(error);
    if (unreachable) {
      context.log.warn(
        { requestId: c.get('requestId'), error: describeError(error) },
        'the database is away',
      );
      return errorResponse(unreachable.key, locale, unreachable);
    }
    if (error instanceof ApiError) {
      const refused = errorResponse(error.key, locale, error);
      return error.key === 'bodyTooLarge' ? closing(refused) : refused;
    }
    probe.record(error);
    context.log.error(
      { requestId: c.get('requestId'), path: withoutSecret(c.req.path), error: describeError(error) },
      'request failed',
    );
    return errorResponse('internal', locale);
  });
  return app;
}

/** The path template of the route; `other` for a path without a route. */
function templateOf(c: HonoContext): string {
  const path = routePath(c, -1);
  return path === '*' || path === '/*' || path === '' ? 'other' : path;
}

/** Closes a connection on which a body was too large. */
function closing(response: Response): Response {
  response.headers.set('connection', 'close');
  return response;
}
