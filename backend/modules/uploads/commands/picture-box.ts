import { isLongPicture, MAX_PICTURE_SIDE, MAX_STORED_BYTES } from '@/backend/contract/uploads/limits';

/** The most pixels of a long picture: as many as phones show without scaling it down themselves. */
const MAX_LONG_PIXELS = 16_000_000;
/** AVIF, into which pages scale pictures, is no higher. */
const MAX_LONG_SIDE = 16_000;

/**
 * What a still picture is scaled down to. A long one, such as a screenshot of a whole page, would be unreadable if its
 * height had to fit: it is bounded by its width and by its pixels.
 */
export function pictureBox(width: number, height: number): { width: number; height: number } {
  if (!isLongPicture(width, height)) return { width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE };
  const scale = Math.min(
    1,
    MAX_PICTURE_SIDE / width,
    MAX_LONG_SIDE / height,
    Math.sqrt(MAX_LONG_PIXELS / (width * height)),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size in bytes to which a picture is reduced: a long one has more pixels and as many bytes for each. */
export function maxStoredBytes(width: number, height: number): number {
  const parts = isLongPicture(width, height) ? (width * height) / MAX_PICTURE_SIDE ** 2 : 1;
  return Math.round(MAX_STORED_BYTES * Math.max(1, parts));
}
