import { createHash } from 'node:crypto';

const CHARACTERS = 16;

/**
 * The text that replaces a key in an address: the beginning of its hash, from which the key cannot be derived. The
 * worker of ticket pages computes the same.
 */
export function linkName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, CHARACTERS);
}
