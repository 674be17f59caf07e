import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { getConfig } from './config';

/** Characters of a signature in an address: 96 bits in Base64. */
const LENGTH = 16;
const SEPARATOR = '~';

/**
 * The code of a cover for a public address: words are signed, so that this site draws only words that it prints.
 * Numbers alone need no signature.
 */
export function signCover(code: string): string {
  return hasWords(code) ? `${code}${SEPARATOR}${signatureOf(code)}` : code;
}

/** Whether a code in an address may be drawn for everyone: it has no words, or the signature of its words. */
export function isSignedCover(code: string): boolean {
  if (!hasWords(code)) return true;
  const at = code.lastIndexOf(SEPARATOR);
  const [expected, actual] = [signatureOf(code.slice(0, at)), code.slice(at + 1)].map((text) =>
    Buffer.from(text),
  );
  return expected !== undefined && actual?.length === expected.length && timingSafeEqual(expected, actual);
}

const hasWords = (code: string) => code.includes(SEPARATOR);

function signatureOf(code: string): string {
  return createHmac('sha256', getConfig().backendSecret)
    .update(`cover:${code}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
