import { COVER_KINDS, coverStyle, type CoverStyle } from './cover-style';
import { PALETTES, type PaletteIndex } from './palettes';

export interface CoverAddress {
  id: number;
  width: number;
  height: number;
  night?: boolean;
  /** Kind and colours when the page chose them; the id's own otherwise. */
  style?: CoverStyle;
}

export type DrawnPicture =
  | { kind: 'cover'; id: number; width: number; height: number; style: CoverStyle }
  | { kind: 'avatar'; id: number; size: number };

const SIDE_PX = { least: 16, most: 1600 };
const COVER = /^(\d{1,15})-(\d{2,4})x(\d{2,4})(-night)?(?:-([a-f])([0-8]))?\.svg$/;
const AVATAR = /^avatar-(\d{1,15})-(\d{2,4})\.svg$/;

/**
 * The address of a drawn cover. It says everything the picture depends on, so it can be cached for ever. Sides outside
 * 16..1600 give an address that answers 404.
 */
export function coverAddress({ id, width, height, night = false, style }: CoverAddress): string {
  const chosen = style ? `-${String.fromCharCode(97 + COVER_KINDS.indexOf(style.kind))}${style.set}` : '';
  return `/covers/${id}-${width}x${height}${night ? '-night' : ''}${chosen}.svg`;
}

export function avatarAddress(id: number, size: number): string {
  return `/covers/avatar-${id}-${size}.svg`;
}

/** What a file name under /covers asks for; null for other names and for sides outside 16..1600. */
export function readCoverFile(file: string): DrawnPicture | null {
  const avatar = AVATAR.exec(file);
  if (avatar) {
    const size = toSide(avatar[2]);
    return size === null ? null : { kind: 'avatar', id: Number(avatar[1]), size };
  }
  const cover = COVER.exec(file);
  const width = toSide(cover?.[2]);
  const height = toSide(cover?.[3]);
  if (!cover || width === null || height === null) return null;
  const id = Number(cover[1]);
  return {
    kind: 'cover',
    id,
    width,
    height,
    style: chosenStyle(cover[5], cover[6]) ?? coverStyle(id, Boolean(cover[4])),
  };
}

function toSide(text: string | undefined): number | null {
  const side = Number(text);
  return side >= SIDE_PX.least && side <= SIDE_PX.most ? side : null;
}

function chosenStyle(letter: string | undefined, digit: string | undefined): CoverStyle | null {
  if (letter === undefined || digit === undefined) return null;
  const kind = COVER_KINDS[letter.charCodeAt(0) - 97];
  const set = Number(digit);
  return kind && isPalette(set) ? { kind, set } : null;
}

function isPalette(index: number): index is PaletteIndex {
  return Object.hasOwn(PALETTES, index);
}
