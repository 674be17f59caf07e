import type { Sharp } from 'sharp';

/** The largest file that social networks show large. */
const MAX_BYTES = 300_000;
/** Numbers of colours; drawings are flat, so the first looks the same as all colours. */
const COLOURS = [96, 48, 24];
const QUALITIES = [84, 74, 64, 54, 44, 34, 24];

/** A photograph in the best quality within the limit; in the lowest one when none is. */
export function smallestJpeg(picture: Sharp): Promise<Uint8Array> {
  return firstThatFits(QUALITIES, (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer());
}

/** A drawing in the most colours within the limit; in the fewest when none is. */
export function smallestPng(picture: Sharp): Promise<Uint8Array> {
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
