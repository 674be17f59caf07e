import { createServer, type IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '@/backend/kernel/config';
import { type RunningBackend, runBackend } from '@/backend/main/run-backend';

/**
 * A program that runs backends for the tests of a worker, one after the other or side by side: code that has been
 * compiled for one test is ready for the next, which is most of the processor time of a test with a backend of its own.
 *   POST /start, the settings as JSON → 200 when the backend is ready
 *   POST /stop, the port as text → 200 when it has ended
 * An error is answered with 500 and its text. The program ends with the worker that started it.
 */
const running = new Map<string, RunningBackend>();
const log = pino({ base: { program: 'backend' } });

async function start(settings: string): Promise<void> {
  const config = readConfig(JSON.parse(settings));
  const backend = await runBackend(config, log.child({}, { level: config.logLevel }));
  running.set(String(config.port), backend);
}

async function stop(port: string): Promise<void> {
  const backend = running.get(port);
  running.delete(port);
  await backend?.stop();
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer((request, response) => {
  const act = request.url === '/start' ? start : stop;
  read(request)
    .then(act)
    .then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit(0));
