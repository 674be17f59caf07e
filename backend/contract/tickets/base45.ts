const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/**
 * Encodes bytes as base 45 (RFC 9285), whose characters a QR code stores compactly: two bytes become three characters,
 * a last single byte two.
 */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let value = isPair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let n = 0; n < (isPair ? 3 : 2); n += 1) {
      text += LETTERS[value % 45] ?? '';
      value = Math.floor(value / 45);
    }
  }
  return text;
}

/** Decodes a text in base 45; null when it is not base 45. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const values = [...text.slice(at, at + 3)].map((letter) => LETTERS.indexOf(letter));
    if (values.includes(-1)) return null;
    const value = values.reduce((sum, digit, index) => sum + digit * 45 ** index, 0);
    if (value >= (values.length === 3 ? 65_536 : 256)) return null;
    if (values.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
