import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text for a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has too much entropy for a slow hash to add anything. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** 0 ≤ n < 1, not to be foretold. */
export function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

/** Keyed: without the secret a stolen table of six-digit codes says nothing. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares without telling by its time how much of it is right. Nothing is the same as an empty secret. */
export function isSame(given: string, known: string): boolean {
  if (known === '') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
