import { randomUUID } from 'node:crypto';
import { type Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { type Envelope } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { uploadCalls } from '@/backend/contract/uploads/calls';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { countQueries } from '@/backend/db/query-count';
import { drain } from '@/backend/kernel/drain';
import { ApiError } from '@/backend/kernel/errors';
import { healthRoutes } from './health';
import { openApiDocument } from './openapi';
import { routes } from './routes';

/** JSON bodies; uploads have a limit of their own. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Batches of the import command, which knows the secret. */
const MAX_INTERNAL_BODY_BYTES = 64 * 1024 * 1024;

/** The HTTP application: every module mounted, every error turned into the envelope, every request logged. */
export function createApp(context: Context): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = c.req.header('x-request-id')?.slice(0, 64) ?? randomUUID();
    c.set('requestId', requestId);
    const { result, counter } = countQueries(next);
    await result;
    c.header('x-request-id', requestId);
    c.header('cache-control', c.res.headers.get('cache-control') ?? 'no-store');
    c.header('x-content-type-options', 'nosniff');
    context.log.info({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      queries: counter.queries,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });
  const tooLarge = async (c: HonoContext) => {
    await drain(c.req.raw);
    return closing(errorResponse('bodyTooLarge', localeOf(c.req.header(HEADERS.locale))));
  };
  app.use('/internal/*', bodyLimit({ maxSize: MAX_INTERNAL_BODY_BYTES, onError: tooLarge }));
  app.use(
    except(
      ['/internal/*', uploadCalls.upload.path],
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }),
    ),
  );
  app.route('/', healthRoutes(context));
  app.get('/openapi.json', (c) => c.json(openApiDocument(context.config)));
  for (const mount of routes) mount(app, context);
  app.notFound((c) => errorResponse('notFound', localeOf(c.req.header(HEADERS.locale))));
  app.onError((error, c) => {
    const locale = localeOf(c.req.header(HEADERS.locale));
    if (error instanceof ApiError) return errorResponse(error.key, locale, error);
    context.log.error(
      { requestId: c.get('requestId'), path: c.req.path, error: describeError(error) },
      'request failed',
    );
    return errorResponse('internal', locale);
  });
  return app;
}

/** A connection on which too much was sent ends. */
function closing(response: Response): Response {
  response.headers.set('connection', 'close');
  return response;
}

/** When to try again, after the words of the refusal. */
const WAITS: Record<Locale, (seconds: number) => string> = {
  'zh-Hans': (seconds) => (seconds <= 90 ? `（${seconds} 秒后）` : `（${Math.ceil(seconds / 60)} 分钟后）`),
  'zh-Hant': (seconds) => (seconds <= 90 ? `（${seconds} 秒後）` : `（${Math.ceil(seconds / 60)} 分鐘後）`),
  en: (seconds) => (seconds <= 90 ? ` (in ${seconds} seconds)` : ` (in ${Math.ceil(seconds / 60)} minutes)`),
};

function localeOf(given: string | undefined): Locale {
  return LOCALES.find((locale) => locale === given) ?? 'zh-Hans';
}

function errorResponse(
  key: ErrorKey,
  locale: Locale,
  { fields, retryAfter }: Pick<ApiError, 'fields' | 'retryAfter'> = {},
): Response {
  const { code, status, text } = ERRORS[key];
  const envelope: Envelope<null> = {
    code,
    message: retryAfter ? `${text[locale]}${WAITS[locale](retryAfter)}` : text[locale],
    data: null,
    messageKey: key,
    ...(fields && { fields }),
    ...(retryAfter && { retryAfter }),
  };
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
  return Response.json(envelope, { status, headers });
}
