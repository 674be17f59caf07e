import { logoRatio } from '@/backend/contract/brand/clean-logo';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface LogoColours {
  /** What the logo does not colour. */
  ink: string;
  /** The accent of the newsroom. */
  mark: string;
}

/** The frame of a clean logo, as big as fits into another one, in whose upper left corner it stands. */
export function fitLogo(logo: string, { x, y, width, height }: Frame): Frame {
  const ratio = logoRatio(logo);
  return { x, y, width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
}

/** A clean logo as a part of an SVG file, which knows no theme: in these colours, in this frame. */
export function placeLogo(logo: string, { x, y, width, height }: Frame, { ink, mark }: LogoColours): string {
  return logo
    .replaceAll('var(--mark)', mark)
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" color="${ink}" `);
}
