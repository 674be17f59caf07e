import sharp from 'sharp';
import { MIN_SHARE_PHOTO } from '@/lib/pictures/picture-sizes';
import { smallestJpeg } from './smallest-file';

const MAX_PIXELS = 50_000_000;

/**
 * A stored picture, rotated according to its metadata, cropped to a size in pixels, as JPEG; null when it is too small.
 * @throws Error when it is not a picture
 */
export async function cutPhoto(
  photo: Uint8Array,
  frame: { width: number; height: number },
): Promise<Uint8Array | null> {
  const source = sharp(photo, { limitInputPixels: MAX_PIXELS });
  const { autoOrient: size } = await source.metadata();
  if (size.width < MIN_SHARE_PHOTO.width || size.height < MIN_SHARE_PHOTO.height) return null;
  // The crop keeps the most striking part of the picture.
  const cut = source
    .autoOrient()
    .resize(frame.width, frame.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' });
  return smallestJpeg(sharp(await cut.png({ compressionLevel: 1 }).toBuffer()));
}
