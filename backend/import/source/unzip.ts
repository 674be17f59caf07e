import { gunzipSync } from 'node:zlib';

/** The most bytes that zipped ones may become. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Bytes that a server zipped without saying so, unzipped; any others as they are, and those that would become too many or are
 * damaged, which then are in no format that is read.
 */
export function unzipped<Answer extends { bytes: Uint8Array }>(answer: Answer): Answer {
  const { bytes } = answer;
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return answer;
  try {
    return { ...answer, bytes: gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) };
  } catch {
    return answer;
  }
}
