/** What stands before the key in the link of the desk's QR code. After `#`, so that no server ever logs it. */
const BEFORE = '#join=';

/** The address a phone joins by. @param gate address of the gate, with the site */
export function joinAddress(gate: string, key: string): string {
  return gate + BEFORE + key;
}

/** The key in such an address, or the key itself as it was pasted; null for anything else. */
export function joinKeyOf(text: string): string | null {
  const [, inAddress] = text.split(BEFORE);
  const key = (inAddress ?? text).trim();
  return /^[\w-]{20,100}$/.test(key) ? key : null;
}
