import { MAX_STORED_BYTES } from '@/backend/contract/uploads/limits';

const FIRST_QUALITY = 10;
const LAST_QUALITY = 1;

/**
 * The best quality whose file is small enough: from 1 down by 0.1 until it is, or 0.1 is reached.
 * @param encode makes the file in a quality from 0 to 1
 */
export async function encodeWithin<File extends { size: number }>(
  encode: (quality: number) => Promise<File>,
  maxBytes = MAX_STORED_BYTES,
): Promise<File> {
  // Counted in tenths: 1 − 0.1 − 0.1 … never is 0.1 exactly.
  let tenths = FIRST_QUALITY;
  let file = await encode(tenths / 10);
  while (file.size > maxBytes && tenths > LAST_QUALITY) {
    tenths -= 1;
    file = await encode(tenths / 10);
  }
  return file;
}
