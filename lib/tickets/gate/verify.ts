import { factBytes, fromTokenText, type TicketFacts } from '@/backend/contract/tickets/token';

type Check = (signature: Uint8Array<ArrayBuffer>, facts: Uint8Array<ArrayBuffer>) => Promise<boolean>;

const checks = new Map<string, Promise<Check>>();

/**
 * The content of a scanned code that this site signed; null for anything else.
 * @param publicKey raw Ed25519, base64url
 */
export async function readTicketCode(text: string, publicKey: string): Promise<TicketFacts | null> {
  const read = fromTokenText(text);
  if (!read) return null;
  const check = await checkOf(publicKey);
  return (await check(read.signature, factBytes(read.facts))) ? read.facts : null;
}

/** Loads the key and, if the browser lacks the algorithm, the library while there is a network. */
export async function prepareKey(publicKey: string): Promise<void> {
  await checkOf(publicKey);
}

function checkOf(publicKey: string): Promise<Check> {
  const cachedCheck = checks.get(publicKey);
  if (cachedCheck) return cachedCheck;
  const newCheck = ownCheck(publicKey).catch(() => libraryCheck(publicKey));
  checks.set(publicKey, newCheck);
  return newCheck;
}

/** @throws DOMException where the browser has no Ed25519 */
async function ownCheck(publicKey: string): Promise<Check> {
  const key = await crypto.subtle.importKey(
    'jwk',
    { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    'Ed25519',
    false,
    ['verify'],
  );
  return (signature, facts) => crypto.subtle.verify('Ed25519', key, signature, facts);
}

async function libraryCheck(publicKey: string): Promise<Check> {
  const { verifyAsync } = await import('@noble/ed25519');
  const base64 = publicKey.replaceAll('-', '+').replaceAll('_', '/');
  const key = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return (signature, facts) => verifyAsync(signature, facts, key).catch(() => false);
}
