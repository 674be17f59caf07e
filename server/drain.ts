import type { Server } from 'node:http';

/**
 * Ends a server in order: no new connections, open requests are answered, kept connections end with their next answer.
 * Calls `ended` when all are answered and when the time is over, so perhaps twice.
 */
export function drainServer(server: Server, seconds: number, ended: () => void): void {
  setTimeout(ended, seconds * 1000).unref();
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  server.close(ended);
  server.closeIdleConnections();
}
