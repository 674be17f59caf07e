/**
 * Precedes the key in the link of the organiser's QR code. It begins with `#`, so that browsers do not send the key to
 * a server that may log it.
 */
const BEFORE = '#join=';

/** The address with which a phone joins. @param gate absolute address of the gate */
export function joinAddress(gate: string, key: string): string {
  return gate + BEFORE + key;
}

/** The key in such an address, or a key that was pasted by itself; null for any other text. */
export function joinKeyOf(text: string): string | null {
  const [, inAddress] = text.split(BEFORE);
  const key = (inAddress ?? text).trim();
  return /^[\w-]{20,100}$/.test(key) ? key : null;
}
