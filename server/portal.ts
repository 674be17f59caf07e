import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import { pino } from 'pino';
import { ConfigError, getConfig } from '@/lib/platform/config/config';
import { type Handle, withErrorDocuments } from './error-documents';
import { noteReaderAddress } from './reader-address';
import { refuseLine } from './request-line';
import { ReviewedResponse } from './reviewed-response';

const KEEP_ALIVE_MS = 75_000;

/** The portal process: Next behind health checks, error documents, a request log and an orderly end. */
async function main(): Promise<void> {
  const config = getConfig();
  const log = pino({ level: config.logLevel, base: { program: 'portal' } });
  const isDevelopment = process.argv.includes('--dev');
  const server = createServer({ ServerResponse: ReviewedResponse });
  // Longer than proxies and clients keep theirs: who reuses a connection does not find it closing.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const prepared = listen(server, config.port).then(() => prepareNext(server, config.port, isDevelopment));
  server.on('request', async (request, response) => {
    const started = performance.now();
    const requestId = String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 64);
    request.headers['x-request-id'] = requestId;
    noteReaderAddress(request, config.trustProxy);
    response.once('close', () =>
      log.info({
        requestId,
        method: request.method,
        // Without the query: sign-ins come back with a code in it.
        path: request.url?.split('?')[0],
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      }),
    );
    if (request.url === '/healthz') return void response.end('{"status":"ok"}');
    if (request.url === '/readyz') return void answerReadiness(response, config.backendUrl);
    const refusal = refuseLine(request);
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end();
    try {
      const handle = await prepared;
      await handle(request, response);
    } catch (error) {
      log.error({ requestId, err: error });
      // A reader is never left waiting: what has begun is cut off.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  await prepared;
  log.info({ port: config.port }, 'portal is ready');
  const drain = () => {
    setTimeout(() => process.exit(0), config.drainSeconds * 1000).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
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
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`PORT: port ${port} is in use. Choose another.`)
          : error,
      ),
    );
    server.listen(port, () => resolve());
  });
}

/** Ready means that pages can be made: the backend is ready. */
async function answerReadiness(response: ServerResponse, backendUrl: string): Promise<void> {
  const isReady = await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(2000) })
    .then((answer) => answer.ok)
    .catch(() => false);
  response.statusCode = isReady ? 200 : 503;
  response.end(JSON.stringify({ status: isReady ? 'ready' : 'backend unavailable' }));
}

main().catch((error: unknown) => {
  const line =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`lianxun portal: ${line}\n`);
  process.exit(1);
});
