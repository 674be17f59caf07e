import type { Server } from 'node:http';

/**
 * Ends a server in order: no new connections, open requests are answered, kept connections end with their next answer.
 * Calls back when all are, or when the time is over.
 */
export function drainServer(server: Server, seconds: number, ended: () => void): void {
  setTimeout(ended, seconds * 1000).unref();
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  server.close(ended);
  server.closeIdleConnections();
}
