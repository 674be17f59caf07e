import { Agent, fetch } from 'undici';
import { INTERNET, type Network, openGuardedAgent } from './guarded-network';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/**
 * Fetches the bytes of a picture named by imported text. Addresses inside the operator's own network are refused
 * unless allowed: the text comes from strangers.
 * @param mayBePrivate asked of the address and of every one it redirects to
 * @throws Error with the reason
 */
export async function fetchPicture(
  address: string,
  mayBePrivate: (url: URL) => boolean,
  network: Network = INTERNET,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error('not an http address');
    const dispatcher = mayBePrivate(url) ? new Agent() : await openGuardedAgent(url.hostname, network);
    try {
      const answer = await fetch(url, { redirect: 'manual', signal, dispatcher });
      const location = answer.headers.get('location');
      if (answer.status >= 300 && answer.status < 400 && location) {
        url = new URL(location, url);
        continue;
      }
      if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
      return await readBounded(answer.body);
    } finally {
      await dispatcher.destroy();
    }
  }
  throw new Error('too many redirects');
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
