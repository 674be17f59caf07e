/**
 * The stored form of an invite code that was typed or pasted: full-width letters become plain ones, blanks are removed,
 * letters become capitals.
 */
export function toInviteCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
}
