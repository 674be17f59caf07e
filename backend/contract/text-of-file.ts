import { detectCharset } from './detect-charset';

/** In text that has wide characters, at least this share of the bytes at even or at odd places is zero. */
const WIDE_SHARE = 0.3;
const SAMPLE_BYTES = 4096;

/**
 * The text of a file that says nothing about its charset, as spreadsheets write them: by its byte order mark, as UTF-8 if it is
 * valid, else as UTF-16 by its zero bytes, or in the charset of China, Taiwan or the west its characters are usual in. What cannot be read
 * becomes U+FFFD. The mark is not part of the text.
 */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideCharset(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(detectCharset(bytes) ?? 'utf-8').decode(bytes);
  }
}

function wideCharset(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const min = (head.length / 2) * WIDE_SHARE;
  if (head.length < 2 || Math.max(even, odd) < min) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
