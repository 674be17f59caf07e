import { detectChinese } from '@/backend/contract/detect-charset';

/** Bytes that no character of UTF-8, GB18030 or Big5 has in it, so that a text may be divided at them. */
const DIVIDERS = new Set([0x0a, 0x0d, 0x22, 0x3c, 0x3e]);
/** Chinese characters have three bytes in UTF-8; two are valid by chance in texts of other charsets. */
const CHINESE = /[\u2e80-\uffef]/;

/**
 * A text of which some parts are in UTF-8 and the others in a Chinese charset, as programs write it that put files
 * together: each part, up to a tag or the end of a line, as what it is. Null for any other text.
 */
export function decodeMixed(bytes: Uint8Array): string | null {
  const parts = partsOf(bytes).map((part) => ({ part, text: utf8Of(part) }));
  if (!parts.some(({ text }) => text !== null && CHINESE.test(text))) return null;
  const isOther = (text: string | null) =>
    text === null || (/[\u0080-\u07ff]/.test(text) && !CHINESE.test(text));
  const others = parts.filter(({ text }) => isOther(text)).map(({ part }) => part);
  const charset = detectChinese(Buffer.concat(others));
  if (charset === null) return null;
  const decoder = new TextDecoder(charset);
  const whole = parts.map(({ part, text }) => (isOther(text) ? decoder.decode(part) : text)).join('');
  return whole.includes('\ufffd') ? null : whole;
}

function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    if (!DIVIDERS.has(byte)) continue;
    parts.push(bytes.subarray(from, at + 1));
    from = at + 1;
  }
  return [...parts, bytes.subarray(from)];
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
