/** Precedes the key in the link of the organiser's QR code. It begins with `#`, so that no server logs the key. */
const BEFORE = '#join=';

/** The address with which a phone joins. @param gate absolute address of the gate */
export function joinAddress(gate: string, key: string): string {
  return gate + BEFORE + key;
}

/** The key in such an address, or the key itself as it was pasted; null for anything else. */
export function joinKeyOf(text: string): string | null {
  const [, inAddress] = text.split(BEFORE);
  const key = (inAddress ?? text).trim();
  return /^[\w-]{20,100}$/.test(key) ? key : null;
}
