import { MAX_STORED_BYTES } from '@/backend/contract/uploads/limits';

const FIRST_QUALITY = 10;
const LAST_QUALITY = 1;

/**
 * Encodes a file in the best quality (1, 0.9 … 0.1) with which it is small enough; in 0.1 if none is.
 * @param encode makes the file in a quality from 0 to 1
 */
export async function encodeWithin<File extends { size: number }>(
  encode: (quality: number) => Promise<File>,
  maxBytes = MAX_STORED_BYTES,
): Promise<File> {
  // Counted in tenths, because subtracting 0.1 repeatedly gives rounding errors.
  let tenths = FIRST_QUALITY;
  let file = await encode(tenths / 10);
  while (file.size > maxBytes && tenths > LAST_QUALITY) {
    tenths -= 1;
    file = await encode(tenths / 10);
  }
  return file;
}
