import sharp from 'sharp';
import { fileType, type ShareCard } from './card';
import { drawLedger } from '@/lib/publishing/share-picture/draw/ledger';
import { drawCard } from '@/lib/publishing/share-picture/draw/draw-card';
import { SHARE_PICTURE } from '@/lib/pictures/picture-sizes';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';
import { cutPhoto } from './cut-photo';
import { smallestJpeg, smallestPng } from './smallest-file';

// One picture at a time, to limit memory.
sharp.concurrency(1);

/**
 * A card as a file of 1200×630 pixels: PNG for a drawing, JPEG for a photograph (`smallest-file.ts` says how large).
 * @param photo the stored picture of the card, as a file; the card is drawn when it is null, too small or broken
 * @param parts where the lines of its texts may break
 */
export async function renderPicture(
  card: ShareCard,
  photo: Uint8Array | null,
  parts: LineParts = [],
): Promise<Uint8Array> {
  const shot = photo && (await cutPhoto(photo, SHARE_PICTURE).catch(() => null));
  if (shot) return shot;
  const svg = card.ledger ? await drawLedger(card, card.ledger, parts) : await drawCard(card, parts);
  const drawing = sharp(Buffer.from(svg));
  return fileType(card) === 'jpg' ? smallestJpeg(drawing) : smallestPng(drawing);
}
