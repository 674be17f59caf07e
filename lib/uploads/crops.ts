import { MAX_PICTURE_SIDE } from '@/backend/contract/uploads/limits';
import { PICTURE_RATIOS } from '@/lib/pictures/picture-sizes';

/** What a picture is cropped for. */
export type CropType = 'avatar' | 'wide' | 'square' | 'cover';

export interface Ratio {
  key: 'square' | 'wide' | 'banner' | 'cover' | 'free';
  /** Width by height; null for any shape. */
  value: number | null;
}

/** The shapes offered for each purpose; the first one is selected at the beginning. */
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

/** The size of the result of a crop: unchanged, or scaled down until both sides fit `MAX_PICTURE_SIDE`. */
export function outputSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_PICTURE_SIDE / width, MAX_PICTURE_SIDE / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
