import sharp from 'sharp';
import { accentOf } from '@/backend/contract/brand/accent';
import { brandVersion, siteBrand } from '@/lib/platform/config/site-brand';
import { LOGO, SHARE_PICTURE } from './picture-sizes';
import { fitLogo, placeLogo } from './place-logo';

const INK = '#101817';
const FIRST_MARK = '#c7290e';
/** The mark of the product, for a newsroom that has only its own colour. */
const PRODUCT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 26" fill="currentColor">' +
  '<path d="M3 0h6v26H3z"/><path fill="var(--mark)" d="M0 7h12v12H0z"/></svg>';

interface Shape {
  type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  width: number;
  height: number;
  /** How much of the smaller side the mark takes. */
  part: number;
}
const square = (type: Shape['type'], side: number, part = 0.8): Shape => ({
  type,
  width: side,
  height: side,
  part,
});
const SHAPES: Record<string, Shape> = {
  '/icon.svg': square('image/svg+xml', 64, 0.88),
  '/favicon.ico': square('image/x-icon', 48, 0.88),
  '/apple-icon.png': square('image/png', 180),
  '/app-icon-192.png': square('image/png', 192),
  '/app-icon-512.png': square('image/png', 512),
  // Systems may crop it to a circle.
  '/app-icon-maskable-512.png': square('image/png', 512, 0.55),
  '/logo.png': square('image/png', LOGO.width),
  '/share.png': { type: 'image/png', ...SHARE_PICTURE, part: 0.5 },
};

export interface BrandIcon {
  type: Shape['type'];
  file: Buffer;
}
const drawn = new Map<string, { version: number; icon: Promise<BrandIcon> }>();

/**
 * An icon or picture of the site with the mark and colour of the newsroom; null for another path, and for a newsroom
 * that has neither, whose files are those of the build.
 */
export function brandIcon(path: string): Promise<BrandIcon> | null {
  const shape = Object.hasOwn(SHAPES, path) ? SHAPES[path] : undefined;
  const { logo = '', accent } = siteBrand();
  const colour = accent ? accentOf(accent)?.light : undefined;
  if (!shape || (logo === '' && colour === undefined)) return null;
  const last = drawn.get(path);
  if (last?.version === brandVersion()) return last.icon;
  const icon = draw(shape, logo || PRODUCT, colour ?? FIRST_MARK);
  drawn.set(path, { version: brandVersion(), icon });
  // One that could not be drawn is tried again.
  icon.catch(() => drawn.delete(path));
  return icon;
}

async function draw({ type, ...shape }: Shape, logo: string, colour: string): Promise<BrandIcon> {
  const svg = Buffer.from(onWhite(shape, logo, colour));
  if (type === 'image/svg+xml') return { type, file: svg };
  const png = await sharp(svg).png().toBuffer();
  return { type, file: type === 'image/png' ? png : toIco(png, shape.width) };
}

/** The mark in the middle of a white picture. */
function onWhite({ width, height, part }: Omit<Shape, 'type'>, logo: string, colour: string): string {
  const max = Math.min(width, height) * part;
  const fitted = fitLogo(logo, { x: 0, y: 0, width: max, height: max });
  const centred = { ...fitted, x: (width - fitted.width) / 2, y: (height - fitted.height) / 2 };
  const mark = placeLogo(logo, centred, { ink: INK, mark: colour });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>${mark}</svg>`
  );
}

/** An icon file with one picture, which is a PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
