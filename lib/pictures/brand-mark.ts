import { short } from './svg';

export interface BrandMarkOptions {
  /** In CSS pixels; the mark's width and height are in the ratio 12:26. Multiples of 26 and 13 fall on whole pixels. */
  height: number;
  /** For a mark inline in a page the defaults follow the theme; a file needs explicit colours. */
  ink?: string;
  mark?: string;
}

/** The logo mark as SVG: a vertical line with a square on it. */
export function drawBrandMark({
  height,
  ink = 'currentColor',
  mark = 'var(--mark)',
}: BrandMarkOptions): string {
  const width = (height * 12) / 26;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" ` +
    `viewBox="0 0 12 26" aria-hidden="true"><path fill="${ink}" d="M3 0h6v26H3z"/>` +
    `<path fill="${mark}" d="M0 7h12v12H0z"/></svg>`
  );
}

export interface AppIconOptions {
  size: number;
  /** Whether to keep the mark inside the circle to which a system may crop the icon. */
  maskable?: boolean;
}

/** Favicon and app icon: the mark on white, on a 16 grid so that 16 and 32 pixels are sharp. */
export function drawAppIcon({ size, maskable = false }: AppIconOptions): string {
  const box = maskable ? '-4 -4 24 24' : '0 0 16 16';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(size)}" height="${short(size)}" ` +
    `viewBox="${box}"><path fill="#FFFFFF" d="M-4-4h24v24H-4z"/>` +
    `<path fill="#101817" d="M6 1h4v14H6z"/><path fill="#C7290E" d="M4 4h8v8H4z"/></svg>`
  );
}
