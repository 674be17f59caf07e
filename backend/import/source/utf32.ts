const REPLACEMENT = 0xfffd;

/** Decodes UTF-32, which TextDecoder does not support. Bad code points become U+FFFD. */
export function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const code = view.getUint32(at, isLittleEndian);
    const isValid = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    parts.push(String.fromCodePoint(isValid ? code : REPLACEMENT));
  }
  if (bytes.byteLength % 4 !== 0) parts.push(String.fromCodePoint(REPLACEMENT));
  return parts.join('').replace(/^\ufeff/, '');
}
