import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import { pino } from 'pino';
import { listenError } from '@/backend/contract/process/listen-error';
import { SettingError } from '@/backend/contract/process/setting-error';
import { startTracing, type Tracing } from '@/backend/contract/process/tracing';
import { onStopSignal } from '@/backend/contract/process/stop-signal';
import { withoutSecret } from '@/backend/contract/process/secret-path';
import { getConfig } from '@/lib/platform/config/config';
import { requestContext } from '@/lib/platform/calls/request-context';
import { drainServer } from './drain';
import { withErrorDocuments } from './error-documents';
import { finishAnswer } from './finish-answer';
import type { Handle } from './handle';
import { setReaderAddress } from './reader-address';
import { findFault } from './readiness';
import { answerMetrics, createPortalMetrics, routeOf } from './metrics';
import { refuseLine } from './request-line';
import { ReviewedResponse } from './reviewed-response';

const KEEP_ALIVE_MS = 75_000;
const LAST_TRACES_MS = 2000;
const NONCE_BYTES = 18;

/** The portal process: Next behind health checks, error documents, a request log and an orderly end. */
async function main(): Promise<void> {
  let drain: () => void = () => process.exit(0);
  onStopSignal(() => drain());
  const config = getConfig();
  const log = pino({ level: config.logLevel, base: { program: 'portal' } });
  const isDevelopment = process.argv.includes('--dev');
  const tracing = await startTracing('portal', config.isTraced);
  const server = createServer({ ServerResponse: ReviewedResponse });
  const metrics = createPortalMetrics();
  // Longer than proxies and clients keep theirs: who reuses a connection does not find it closing.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const site = { isHttps: config.siteUrl.startsWith('https:'), hasChatShare: config.hasChatShare };
  let isPrepared = false;
  const prepared = listen(server, config.port).then(() => prepareNext(server, config.port, isDevelopment));
  server.on('request', async (request, response) => {
    const started = performance.now();
    const address = request.url ?? '/';
    const requestId = String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 64);
    request.headers['x-request-id'] = requestId;
    const traced = tracing?.begin('request', request.headers.traceparent?.toString());
    setReaderAddress(request, config.trustProxy);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    // Next reads the nonce of its scripts from here; what a reader wrote would stand in pages kept for everyone.
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    if (!isDevelopment) response.finishWith(() => finishAnswer(request, response, { nonce, ...site }));
    response.once('close', () => {
      const ms = performance.now() - started;
      const facts = { method: request.method ?? '', route: routeOf(address), status: response.statusCode };
      metrics.note({ ...facts, seconds: ms / 1000 });
      traced?.end({ ...facts, requestId });
      log.info({
        requestId,
        method: request.method,
        // Without the query: sign-ins come back with a code in it.
        path: withoutSecret(address.split('?')[0] ?? ''),
        status: response.statusCode,
        ms: Math.round(ms),
      });
    });
    if (request.url === '/healthz') return void response.end('{"status":"ok"}');
    if (request.url === '/readyz') return void answerReadiness(response, isPrepared, config.backendUrl);
    if (request.url === '/metrics') return answerMetrics(request, response, metrics, config.metricsToken);
    const refusal = refuseLine(request);
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end();
    try {
      const handle = await prepared;
      await requestContext().run({ requestId, nonce, traceparent: traced?.traceparent }, () =>
        handle(request, response),
      );
    } catch (error) {
      log.error({ requestId, err: error });
      // A reader is never left waiting: what has begun is cut off.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  await prepared;
  isPrepared = true;
  log.info({ port: config.port }, 'portal is ready');
  drain = () => drainServer(server, config.drainSeconds, () => void end(tracing));
}

/** The last traces go out; a collector that does not answer holds up nothing. */
async function end(tracing: Tracing | null): Promise<void> {
  setTimeout(() => process.exit(0), LAST_TRACES_MS).unref();
  await tracing?.stop().catch(() => undefined);
  process.exit(0);
}

async function prepareNext(server: Server, port: number, isDevelopment: boolean): Promise<Handle> {
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    port,
    hostname: 'localhost',
    // Next hears upgrades on this server and lets them hang. Nothing upgrades but the development tools: to a server
    // that hears none, a request that asks for it is a plain one.
    httpServer: isDevelopment ? server : createServer(),
  });
  await app.prepare();
  const render: Handle = (request, response) => app.getRequestHandler()(request, response);
  return isDevelopment ? render : withErrorDocuments(render);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'PORT', port)));
    server.listen(port, () => resolve());
  });
}

/** Ready means that pages can be made: the backend is ready. */
async function answerReadiness(
  response: ServerResponse,
  isPrepared: boolean,
  backendUrl: string,
): Promise<void> {
  const fault = isPrepared ? await findFault(backendUrl) : 'starting';
  response.statusCode = fault === null ? 200 : 503;
  response.end(JSON.stringify({ status: fault ?? 'ready' }));
}

main().catch((error: unknown) => {
  const line =
    error instanceof SettingError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`lianxun portal: ${line}\n`);
  process.exit(1);
});
