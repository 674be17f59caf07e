import type { Sharp } from 'sharp';

/** The largest file, in bytes, that social networks show as a large picture. */
const MAX_BYTES = 300_000;
/** Numbers of colours to try; drawings have few colours, so the first one looks like the original. */
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

/** The first encoding below the limit; if there is none, the last. */
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
