/** The path at which Next 16.4.6 scales pictures; the parameters are those of its loader. */
export const PICTURE_SCALER = '/_next/image';

/**
 * The address of a picture in another size.
 * @param src the address of the picture in its original size
 * @param width pixels, a width that `next.config.ts` allows
 * @param quality 1 to 100, one that `next.config.ts` allows
 */
export function scaledAddress(src: string, width: number, quality: number): string {
  return `${PICTURE_SCALER}?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** The address of the original of a scaled picture. Null without one. @param query of the scaled picture's address */
export const originalAddress = (query: URLSearchParams): string | null => query.get('url');
