import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The families pictures are set in; all of them under the SIL Open Font License, installed as packages. */
export type Family =
  | 'archivo'
  | 'noto-sans-sc'
  | 'noto-sans-tc'
  | 'noto-sans-hk'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-sans'
  | 'noto-emoji';

/** One file of a family and the characters it holds. */
export interface FontFile {
  path: string;
  ranges: [first: number, last: number][];
}

/** The files of a family, as its package lists them. */
export function listFontFiles(family: Family): FontFile[] {
  const folder = join(process.cwd(), 'node_modules/@fontsource-variable', family);
  // Archivo's wide file has the width axis.
  const axis = family === 'archivo' ? 'wdth' : 'wght';
  const listed: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(listed).map(([name, ranges]) => ({
    path: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-${axis}-normal.woff2`),
    ranges: ranges.split(',').map(toRange),
  }));
}

/** `U+4e00-4eff` */
function toRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
