import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { MAX_DRAINED_BYTES } from './bounded-body';

/** As long as the backend waits for the whole of a picture. */
const PATIENCE_MS = 100_000;
const CHECKED_EVERY_MS = 500;

/**
 * Reads on and discards what a client still sends of a request that was answered early, as refusals are. Many clients
 * read only when they have sent everything; if the connection closed before, they would see it break and no answer.
 * A client that sends more than `MAX_DRAINED_BYTES`, sends for longer than 100 seconds, or is still sending while the
 * server stops, loses its connection.
 */
export function drainAnswered(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (!request.complete && !request.destroyed) drain(server, request);
    });
  });
}

function drain(server: Server, request: IncomingMessage): void {
  const { socket } = request;
  const mostBytes = socket.bytesRead + MAX_DRAINED_BYTES;
  const end = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (Date.now() > end || socket.bytesRead > mostBytes || !server.listening) socket.destroySoon();
  }, CHECKED_EVERY_MS);
  timer.unref();
  // Whoever read the body before the answer may have stopped, and would pause the request again with each piece.
  request.removeAllListeners('data');
  request.resume();
}
