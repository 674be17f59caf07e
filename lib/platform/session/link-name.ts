import { createHash } from 'node:crypto';

const CHARACTERS = 16;

/**
 * What stands in the place of a key in an address: the beginning of its hash, from which nobody finds the key. The worker
 * of ticket pages makes the same.
 */
export function linkName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, CHARACTERS);
}
