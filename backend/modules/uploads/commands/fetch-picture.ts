import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv6');
}

/**
 * Fetches the bytes of a picture named by imported text. Addresses inside the operator's own network are refused
 * unless allowed: the text comes from strangers.
 * @throws Error with the reason
 */
export async function fetchPicture(address: string, allowPrivate: boolean): Promise<Uint8Array> {
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error('not an http address');
    if (!allowPrivate) await refusePrivate(url.hostname);
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location) {
      url = new URL(location, url);
      continue;
    }
    if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
    return readBounded(answer.body);
  }
  throw new Error('too many redirects');
}

async function refusePrivate(hostname: string): Promise<void> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [{ address: bare }] : await lookup(bare, { all: true });
  const isPrivate = addresses.some(({ address }) => {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    return privateNetworks.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4');
  });
  if (isPrivate) throw new Error('an address of a private network');
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
