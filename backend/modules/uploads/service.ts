import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Context } from '../../context';

/** Sides of a stored picture; larger ones are scaled down, none is enlarged. */
const MAX_SIDE = 2048;
const MAX_PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 10;

/** File ending by what the decoder says the bytes are. */
const ENDINGS = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const;
type Format = keyof typeof ENDINGS;

export interface StoredPicture {
  /** Path under the resource host, `/uploads/…`. */
  path: string;
  width: number;
  height: number;
}

export type PictureRefusal = 'not a picture' | 'format not accepted' | 'too many pixels' | 'damaged';

/**
 * Decodes a picture under limits, turns it upright, strips its metadata, encodes it anew and stores it under a name
 * made from its content.
 * @returns what is stored, or why it is refused
 */
export async function storePicture(
  context: Context,
  bytes: Uint8Array,
): Promise<StoredPicture | PictureRefusal> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!meta?.format) return 'not a picture';
  if (!isAccepted(meta.format)) return 'format not accepted';
  const frames = meta.pages ?? 1;
  if ((meta.width ?? 0) * (meta.pageHeight ?? meta.height ?? 0) * frames > MAX_PIXELS)
    return 'too many pixels';
  const made = await encode(bytes, meta.format, frames > 1).catch(() => null);
  if (!made) return 'damaged';
  const name = createHash('sha256').update(made.data).digest('hex').slice(0, 32);
  const path = `/uploads/${name.slice(0, 2)}/${name}.${ENDINGS[meta.format]}`;
  await writeOnce(join(context.config.dataDir, path), made.data);
  return { path, width: made.info.width, height: made.info.pageHeight ?? made.info.height };
}

function isAccepted(format: string): format is Format {
  return Object.hasOwn(ENDINGS, format);
}

function encode(bytes: Uint8Array, format: Format, isAnimated: boolean) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: isAnimated, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize({
      width: MAX_SIDE,
      height: isAnimated ? undefined : MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
  const encoded =
    format === 'jpeg'
      ? image.toColourspace('srgb').jpeg({ quality: 86, mozjpeg: true })
      : image.toFormat(format);
  return encoded.toBuffer({ resolveWithObject: true });
}

/** A reader never sees half a file: it is written beside its place and renamed. */
async function writeOnce(file: string, data: Buffer): Promise<void> {
  if (await stat(file).catch(() => null)) return;
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.part`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
