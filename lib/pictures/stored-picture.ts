import { scaledAddress } from '@/lib/platform/next/picture-scaler';
import { BOX_WIDTHS, PICTURE_QUALITY, SCREEN_WIDTHS } from './picture-sizes';

const WIDTHS = [...BOX_WIDTHS, ...SCREEN_WIDTHS];
const MAX_WIDTH = Math.max(...WIDTHS);

/** The address of a stored picture in one of the widths the server makes. */
export function pictureAt(src: string, width: number): string {
  return scaledAddress(src, width, PICTURE_QUALITY);
}

/**
 * Attributes of an `img` that shows a stored picture in the width the screen needs.
 * @param sizes widths of the box in CSS pixels, as the attribute of that name has them
 */
export function storedPicture(src: string, sizes: string) {
  const srcSet = WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ');
  return { src: pictureAt(src, MAX_WIDTH), srcSet, sizes };
}
