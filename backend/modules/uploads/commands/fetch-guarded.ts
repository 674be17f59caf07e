import { unescape } from 'node:querystring';
import { Agent, fetch } from 'undici';
import { INTERNET, type Network, openGuardedAgent } from './guarded-network';

const MAX_REDIRECTS = 3;

interface Options {
  /** Called for the address and each one it redirects to: whether it may be in a private network. */
  mayBePrivate: (url: URL) => boolean;
  timeoutMs: number;
  /** Null for the status and headers alone: what follows them is dropped, however much it is and however slowly it comes. */
  maxBytes: number | null;
  headers?: Record<string, string>;
  /** With a body the request is a POST, and redirects are not followed. */
  body?: string | Uint8Array | null;
  network?: Network;
}

export interface GuardedAnswer {
  status: number;
  /** A response header by its name in lower case; null when there is none. */
  header(name: string): string | null;
  /** Empty unless the status is 200 to 299 and the body was wanted. */
  bytes: Uint8Array;
  /** The address after all redirects. */
  url: string;
  /** Whether it was redirected and every redirect was permanent. */
  isMoved: boolean;
}

export class TooLargeError extends Error {}
export class TooManyRedirectsError extends Error {}

/**
 * Fetches an address given by strangers, within limits of time and size. Addresses inside the operator's own network are
 * refused unless allowed.
 * @throws TooLargeError, TooManyRedirectsError, PrivateAddressError; an Error of the network, or of the timeout
 */
export async function fetchGuarded(
  address: string,
  { mayBePrivate, timeoutMs, maxBytes, headers = {}, body, network = INTERNET }: Options,
): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  let isMoved = false;
  const isPost = body !== undefined && body !== null;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error('not an http address');
    // `fetch` refuses an address with a name and a password, which belong into a header.
    const login = takeLogin(url);
    const dispatcher = mayBePrivate(url) ? new Agent() : await openGuardedAgent(url.hostname, network);
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        signal,
        dispatcher,
        headers: login === '' ? headers : { authorization: login, ...headers },
        ...(isPost && { method: 'POST', body }),
      });
      const { status } = answer;
      const location = answer.headers.get('location');
      if (!isPost && status >= 300 && status < 400 && status !== 304 && location) {
        url = new URL(location, url);
        isMoved = (status === 301 || status === 308) && (hop === 0 || isMoved);
        continue;
      }
      const isRead = answer.ok && answer.body !== null && maxBytes !== null;
      const bytes = isRead ? await readBounded(answer.body, maxBytes) : new Uint8Array();
      return { status, header: (name) => answer.headers.get(name), bytes, url: url.href, isMoved };
    } finally {
      await dispatcher.destroy();
    }
  }
  throw new TooManyRedirectsError('too many redirects');
}

/** Takes name and password out of an address. @returns the header that carries them; empty without any */
function takeLogin(url: URL): string {
  const { username, password } = url;
  if (username === '' && password === '') return '';
  url.username = '';
  url.password = '';
  const words = `${unescape(username)}:${unescape(password)}`;
  return `Basic ${Buffer.from(words).toString('base64')}`;
}

async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLargeError(`larger than ${maxBytes / (1024 * 1024)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
