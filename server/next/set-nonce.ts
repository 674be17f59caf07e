import type { IncomingMessage } from 'node:http';

/**
 * Gives Next the nonce for the scripts of the page it renders, which it reads from this header of the request. The
 * header is overwritten, because a value from the client would end up in pages cached for everyone.
 */
export function setNonce(request: IncomingMessage, nonce: string): void {
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
}
