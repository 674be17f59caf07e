import { MAX_PICTURE_SIDE, MAX_STORED_BYTES } from '@/backend/contract/uploads/limits';
import { PICTURE_RATIOS } from '@/lib/pictures/picture-sizes';

/** What a picture is cut for. */
export type CropType = 'avatar' | 'wide' | 'square' | 'cover';

export interface Ratio {
  key: 'square' | 'wide' | 'banner' | 'cover' | 'free';
  /** Width by height; null is free. */
  value: number | null;
}

/** The shapes each type offers, the first one chosen: the avatar, then the three upload types. */
export const CROPS = {
  avatar: [{ key: 'square', value: PICTURE_RATIOS.square }],
  wide: [{ key: 'wide', value: PICTURE_RATIOS.wide }],
  square: [{ key: 'square', value: PICTURE_RATIOS.square }],
  cover: [
    { key: 'banner', value: PICTURE_RATIOS.banner },
    { key: 'cover', value: PICTURE_RATIOS.cover },
    { key: 'free', value: null },
  ],
} as const satisfies Record<CropType, readonly [Ratio, ...Ratio[]]>;

const FIRST_QUALITY = 10;
const LAST_QUALITY = 1;

/** The size a cut-out is drawn in: as it is, or scaled down until both sides fit. */
export function outputSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_PICTURE_SIDE / width, MAX_PICTURE_SIDE / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

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
