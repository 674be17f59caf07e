import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ErrorKey } from '@/backend/contract/errors';
import type { PictureRules } from './rules';
import { sniff, type SourceFormat } from './sniff';
import { MAX_PICTURE_SIDE } from '@/backend/contract/uploads/limits';
import { decodeHeic } from './decode-heic';
import { pictureBox, maxStoredBytes } from './picture-box';

const MAX_PIXELS = 60_000_000;
/** The limit is for all frames together, because each is decoded and encoded. */
const MAX_MOVING_PIXELS = 24_000_000;
/** Processor time for one picture, with all its frames and encodings, in ms. */
export const MAX_WORK_MS = 10_000;
/** JPEG qualities, from the best to the worst acceptable one. */
const QUALITIES = [86, 76, 66, 56, 46, 36, 26, 16] as const;

/** What the decoder calls formats that share a container; of several pictures in one, the main one is taken. */
const DECODED_AS: Partial<Record<SourceFormat, string>> = { avif: 'heif', heic: 'heif' };

sharp.cache(false);
// Encoding a picture uses one core, so that pages and calls have the others.
sharp.concurrency(1);

export interface Encoded {
  data: Buffer;
  ending: 'jpg' | 'png' | 'gif' | 'webp';
  width: number;
  height: number;
}

export type PictureRefusal = Extract<
  ErrorKey,
  | 'pictureTypeRefused'
  | 'pictureTooLarge'
  | 'pictureTooSmall'
  | 'pictureTooManyPixels'
  | 'pictureDamaged'
  | 'pictureTookTooLong'
  | 'unavailable'
>;

/**
 * Decodes a picture under limits, turns it upright and encodes it again, at most 2048 pixels a side (a long picture: wide)
 * and without metadata. What browsers do not read everywhere, AVIF and HEIC, becomes PNG or JPEG.
 * The format is read from the bytes, not from the file name. The whole work may take
 * ten seconds of processor time; how long it waits for a processor on a busy machine does not count.
 * @param worked the processor time used so far, in ms
 * @returns the new picture, or the reason of a refusal
 */
export async function encodePicture(
  bytes: Uint8Array,
  rules: PictureRules,
  worked: () => number = processorMs,
): Promise<Encoded | PictureRefusal> {
  if (bytes.byteLength > rules.maxBytes) return 'pictureTooLarge';
  const format = sniff(bytes);
  if (!format) return 'pictureTypeRefused';
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!meta || meta.format !== (DECODED_AS[format] ?? format)) return 'pictureDamaged';
  const height = meta.pageHeight ?? meta.height;
  const frames = format in DECODED_AS ? 1 : (meta.pages ?? 1);
  if (meta.width * height * frames > (frames > 1 ? MAX_MOVING_PIXELS : MAX_PIXELS))
    return 'pictureTooManyPixels';
  if (Math.min(meta.width, height) < rules.minSide) return 'pictureTooSmall';
  const budget = new Budget(worked);
  const encoded = frames > 1 ? encodeMoving(bytes, format, meta, budget) : encodeStill(bytes, format, budget);
  return encoded.catch(() => (budget.isUsedUp() ? 'pictureTookTooLong' : 'pictureDamaged'));
}

/** Processor time this process has used, in ms, all its threads together. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time for one picture, shared by all its steps and checked before each of them. */
class Budget {
  private readonly end: number;
  constructor(private readonly worked: () => number) {
    this.end = worked() + MAX_WORK_MS;
  }

  isUsedUp(): boolean {
    return this.worked() >= this.end;
  }

  /** @throws Error when the processor time is used up */
  bound(picture: Sharp): Sharp {
    if (this.isUsedUp()) throw new Error('the work of a picture is used up');
    return picture;
  }
}

function open(bytes: Uint8Array, animated: boolean, budget: Budget): Sharp {
  return budget.bound(sharp(bytes, { limitInputPixels: MAX_PIXELS, animated, failOn: 'error' }));
}

/** A moving GIF stays GIF and a moving WebP stays WebP, with all frames. */
async function encodeMoving(
  bytes: Uint8Array,
  format: SourceFormat,
  meta: Metadata,
  budget: Budget,
): Promise<Encoded> {
  const height = meta.pageHeight ?? meta.height;
  const scale = Math.min(1, MAX_PICTURE_SIDE / meta.width, MAX_PICTURE_SIDE / height);
  const ending = format === 'webp' ? 'webp' : 'gif';
  const { data, info } = await open(bytes, true, budget)
    .resize({ width: Math.max(1, Math.floor(meta.width * scale)) })
    .toFormat(ending)
    .toBuffer({ resolveWithObject: true });
  return { data, ending, width: info.width, height: info.pageHeight ?? info.height };
}

/** Photographs become JPEG under the size limit; PNG and others stay PNG if they are small or transparent. */
async function encodeStill(bytes: Uint8Array, format: SourceFormat, budget: Budget): Promise<Encoded> {
  const source = format === 'heic' ? await openHeic(bytes, budget) : open(bytes, false, budget).autoOrient();
  const { data, info } = await source
    .resize({ ...(await boxFor(source)), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => budget.bound(sharp(data, { raw: { width, height, channels } }));
  const maxBytes = maxStoredBytes(width, height);
  // Phones take photographs as HEIC.
  if (format !== 'jpeg' && format !== 'heic') {
    const isOpaque = channels % 2 === 1 || (await pixels().stats()).isOpaque;
    const png = await encodePng(pixels, isOpaque, maxBytes);
    if (png) return { data: png, ending: 'png', width, height };
  }
  return { data: await encodeJpeg(pixels, maxBytes), ending: 'jpg', width, height };
}

async function openHeic(bytes: Uint8Array, budget: Budget): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(bytes);
  return budget.bound(sharp(data, { raw: { width, height, channels: 4 } }));
}

/** What a still is scaled down to: a square, or for a long picture its width and as many pixels as can be shown. */
async function boxFor(source: Sharp): Promise<{ width: number; height: number }> {
  const { autoOrient, width: rawWidth, height: rawHeight } = await source.metadata();
  const { width, height } = autoOrient ?? { width: rawWidth, height: rawHeight };
  return pictureBox(width, height);
}

/** Null for a large opaque picture, for which JPEG is better. A large transparent one is reduced to 256 colours. */
async function encodePng(pixels: () => Sharp, isOpaque: boolean, maxBytes: number): Promise<Buffer | null> {
  const whole = isOpaque ? pixels().removeAlpha() : pixels();
  const exact = await whole.png({ compressionLevel: 9 }).toBuffer();
  if (exact.length <= maxBytes) return exact;
  if (isOpaque) return null;
  const reduced = await pixels().png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  return reduced.length < exact.length ? reduced : exact;
}

/** The best quality whose file is small enough, found by binary search; the worst when none is. */
async function encodeJpeg(pixels: () => Sharp, maxBytes: number): Promise<Buffer> {
  const at = (step: number) =>
    pixels().flatten({ background: '#ffffff' }).jpeg({ quality: QUALITIES[step], mozjpeg: true }).toBuffer();
  const best = await at(0);
  if (best.length <= maxBytes) return best;
  let [low, high] = [1, QUALITIES.length - 1];
  let bestFit: Buffer | null = null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = await at(middle);
    if (tried.length <= maxBytes) [high, bestFit] = [middle, tried];
    else low = middle + 1;
  }
  return bestFit ?? at(low);
}
