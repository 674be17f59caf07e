import { fetchGuarded } from './fetch-guarded';
import { INTERNET, type Network } from './guarded-network';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Fetches the bytes of a picture named by imported text. Addresses inside the operator's own network are refused
 * unless allowed: the text comes from strangers.
 * @param mayBePrivate called for the address and each one it redirects to
 * @throws Error with the reason
 */
export async function fetchPicture(
  address: string,
  mayBePrivate: (url: URL) => boolean,
  network: Network = INTERNET,
): Promise<Uint8Array> {
  const bounds = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const { status, bytes } = await fetchGuarded(address, { mayBePrivate, network, ...bounds });
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`);
  return bytes;
}
