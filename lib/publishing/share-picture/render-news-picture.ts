import sharp from 'sharp';
import { drawCover } from '@/lib/pictures/draw-cover';
import { NEWS_PICTURES, type NewsShape } from '@/lib/pictures/picture-sizes';
import { fileType, type ShareCard } from './card';
import { cutPhoto } from './cut-photo';
import { smallestJpeg, smallestPng } from './smallest-file';

/**
 * The picture of a piece of news in one shape, without words: cut from its photograph, drawn anew where it has none.
 * @param photo the stored picture of the card, as a file; a cover is drawn when it is none, small or broken
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
