import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A token of 256 random bits, as text for a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, which is stored instead of it. Tokens are random enough for a fast hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A random code of six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** An unpredictable random number, 0 ≤ n < 1. */
export function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

/** HMAC-SHA256 in hex: without the secret, a stolen table of hashed six-digit codes is useless. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two texts in constant time. False when the known text is empty. */
export function isSame(candidate: string, secret: string): boolean {
  if (secret === '') return false;
  const [a, b] = [Buffer.from(candidate), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
