import sharp from 'sharp';
import { drawCover } from '@/lib/pictures/draw-cover';
import { NEWS_PICTURES, type NewsShape } from '@/lib/pictures/picture-sizes';
import { fileType, type ShareCard } from './card';
import { cutPhoto } from './cut-photo';
import { smallestJpeg, smallestPng } from './smallest-file';

/**
 * The picture of a story in one shape, without text: cropped from its photograph, or its drawn cover.
 * @param photo the stored picture of the card, as a file; the cover is drawn when it is null, too small or broken
 */
export async function renderNewsPicture(
  card: ShareCard,
  photo: Uint8Array | null,
  shape: NewsShape,
): Promise<Uint8Array> {
  const frame = NEWS_PICTURES[shape];
  const shot = photo && (await cutPhoto(photo, frame).catch(() => null));
  if (shot) return shot;
  const drawn = drawCover({ id: card.seed ?? 0, figure: card.cover, night: card.isNight, ...frame });
  const cover = sharp(Buffer.from(drawn));
  return fileType(card) === 'jpg' ? smallestJpeg(cover) : smallestPng(cover);
}
