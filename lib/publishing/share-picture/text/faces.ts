import { existsSync, readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { type Family, type FontFile, listFontFiles } from './font-files';

/** A font file in memory. */
export interface OpenFace {
  font: Font;
  unitsPerEm: number;
  has: (codePoint: number) => boolean;
}

const listed = new Map<Family, FontFile[]>();
/** Opened font files stay in memory; both Chinese families together take 15 MB. */
const opened = new Map<string, Promise<OpenFace | null>>();

/** The face of a family that has all of these characters; null when none has. */
export async function faceFor(family: Family, codePoints: readonly number[]): Promise<OpenFace | null> {
  const files = listed.get(family) ?? listFontFiles(family);
  listed.set(family, files);
  for (const { path, ranges } of files) {
    const isListed = (codePoint: number) =>
      ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
    if (!codePoints.every(isListed)) continue;
    const loading = opened.get(path) ?? open(path);
    opened.set(path, loading);
    const face = await loading;
    if (face && codePoints.every(face.has)) return face;
  }
  return null;
}

async function open(path: string): Promise<OpenFace | null> {
  if (!existsSync(path)) return null;
  const face = new Face(new Blob(await unpacked(readFileSync(path))));
  const characters = new Set(face.collectUnicodes());
  return { font: new Font(face), unitsPerEm: face.upem, has: (codePoint) => characters.has(codePoint) };
}

let last: Promise<unknown> = Promise.resolve();

/** A font file decompressed, one at a time: what the decoder returns lies in its own memory, and its next file replaces it. */
function unpacked(file: Uint8Array): Promise<Uint8Array> {
  const unpacking = last.then(async () => (await decompress(file)).slice());
  last = unpacking.catch(() => undefined);
  return unpacking;
}
