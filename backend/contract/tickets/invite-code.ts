/**
 * An invite code as it is stored, from what somebody typed or pasted: full-width letters as plain ones, no blanks within,
 * capital letters.
 */
export function toInviteCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
}
