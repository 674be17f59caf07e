import sharp, { type Sharp } from 'sharp';
import { fileType, type ShareCard } from './card';
import { drawCard } from '@/lib/publishing/share-picture/draw/draw-card';
import { LEAST_SHARE_PHOTO, SHARE_PICTURE } from '@/lib/pictures/picture-sizes';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';

/** What networks still show large (product.md, 300 KB). */
const MAX_BYTES = 300_000;
/** Flat colours with smooth edges: the first is indistinguishable from all of them. */
const COLOURS = [96, 48, 24];
const QUALITIES = [84, 74, 64, 54, 44, 34, 24];
const MOST_PIXELS = 50_000_000;

// One picture at a time, so memory stays as it is.
sharp.concurrency(1);

/**
 * A card as a file of 1200×630 pixels under 300,000 bytes: PNG for a drawing, JPEG for a photograph.
 * @param parts where the lines of its texts may end
 * @param photo the stored picture of the card, as a file; a card is drawn when it is none, small or broken
 */
export async function renderPicture(
  card: ShareCard,
  photo: Uint8Array | null,
  parts: LineParts = [],
): Promise<Uint8Array> {
  const shot = photo && (await cutPhoto(photo).catch(() => null));
  if (shot) return shot;
  const drawing = sharp(Buffer.from(await drawCard(card, parts)));
  return fileType(card) === 'jpg' ? smallestJpeg(drawing) : smallestPng(drawing);
}

async function cutPhoto(photo: Uint8Array): Promise<Uint8Array | null> {
  const source = sharp(photo, { limitInputPixels: MOST_PIXELS });
  const { autoOrient: size } = await source.metadata();
  if (size.width < LEAST_SHARE_PHOTO.width || size.height < LEAST_SHARE_PHOTO.height) return null;
  // Where the eye goes first stays in the frame.
  const frame = source
    .autoOrient()
    .resize(SHARE_PICTURE.width, SHARE_PICTURE.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' });
  return smallestJpeg(sharp(await frame.png({ compressionLevel: 1 }).toBuffer()));
}

function smallestJpeg(picture: Sharp): Promise<Uint8Array> {
  return firstThatFits(QUALITIES, (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer());
}

function smallestPng(picture: Sharp): Promise<Uint8Array> {
  return firstThatFits(COLOURS, (colours) =>
    picture.clone().png({ palette: true, colours, compressionLevel: 9 }).toBuffer(),
  );
}

/** The first encoding under the limit, or the last there is. */
async function firstThatFits(
  steps: readonly number[],
  encode: (step: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  let file = new Uint8Array();
  for (const step of steps) {
    file = new Uint8Array(await encode(step));
    if (file.byteLength <= MAX_BYTES) break;
  }
  return file;
}
