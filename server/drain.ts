import type { Server } from 'node:http';

/**
 * Stops a server gracefully: no new connections, open requests are answered, keep-alive connections close with their
 * next answer. Calls `ended` when all are answered, and again when `seconds` are over.
 */
export function drainServer(server: Server, seconds: number, ended: () => void): void {
  setTimeout(ended, seconds * 1000).unref();
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  server.close(ended);
  server.closeIdleConnections();
}
