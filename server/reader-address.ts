import type { IncomingMessage } from 'node:http';
import { READER_ADDRESS_HEADER } from '@/lib/platform/session/reader-header';

/**
 * Sets the reader's network address in a header of the request, overwriting what the client sent. Behind proxies it is
 * the address that the outermost trusted proxy wrote into `x-forwarded-for`.
 * @param trustedProxies how many proxies are trusted; 0 if there is none
 */
export function setReaderAddress(request: IncomingMessage, trustedProxies: number): void {
  const written = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const forwarded = trustedProxies > 0 ? written.at(-trustedProxies) : undefined;
  request.headers[READER_ADDRESS_HEADER] = withoutPort(forwarded ?? request.socket.remoteAddress ?? '');
}

/** Some proxies write `1.2.3.4:5678` or `[::1]:5678`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
