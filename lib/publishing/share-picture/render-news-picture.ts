import sharp from 'sharp';
import { drawCover } from '@/lib/pictures/draw-cover';
import { NEWS_PICTURES, type NewsShape, SHARE_PICTURE } from '@/lib/pictures/picture-sizes';
import { svgDocument } from '@/lib/pictures/svg';
import { fileType, type ShareCard } from './card';
import { letterWords } from './text/letter-words';
import { DAY, NIGHT } from './draw/colours';
import { drawCard } from './draw/draw-card';
import { cutPhoto } from './cut-photo';
import { smallestJpeg, smallestPng } from './smallest-file';

/**
 * The picture of a story in one shape: cropped from its photograph, its drawn cover, or for a
 * story without either its share card.
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
  const cover = sharp(
    Buffer.from(card.cover === '' ? await placedCard(card, frame) : await drawn(card, frame)),
  );
  return fileType(card) === 'jpg' ? smallestJpeg(cover) : smallestPng(cover);
}

async function drawn(card: ShareCard, frame: { width: number; height: number }): Promise<string> {
  const cover = { id: card.seed ?? 0, figure: card.cover, night: card.isNight, ...frame };
  return drawCover(cover, await letterWords(card.cover));
}

/** The share card in the middle of a taller frame of its ground. */
async function placedCard(card: ShareCard, { width, height }: { width: number; height: number }) {
  const { paper } = card.isNight ? NIGHT : DAY;
  const svg = await drawCard(card, []);
  const top = (height - SHARE_PICTURE.height) / 2;
  return svgDocument(width, height, paper, svg.replace('<svg ', `<svg y="${top}" `));
}
