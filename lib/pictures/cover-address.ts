export interface CoverAddress {
  id: number;
  /** What is drawn (`cover-code.ts`); empty for the background alone. */
  figure: string;
  width: number;
  height: number;
  night?: boolean;
}

export type DrawnPicture =
  ({ kind: 'cover' } & Required<CoverAddress>) | { kind: 'avatar'; id: number; size: number };

const SIDE_PX = { min: 16, max: 1600 };
const COVER =
  /^(\d{1,15})-(\d{2,4})x(\d{2,4})(-night)?(?:-([a-o][0-9a-z_]{0,400}(?:~\d[\w-]{0,1400}(?:~[\w-]{16})?)?))?\.svg$/;
const SIGNED = /~[^~]+~[^~]+$/;
const AVATAR = /^avatar-(\d{1,15})-(\d{2,4})\.svg$/;

/**
 * The address of a drawn cover. It contains everything the picture depends on, so it can be cached for ever. Sides
 * outside 16..1600 give an address that answers 404. Words that are not signed (`cover-signature.ts`), as those of a
 * draft, have an address that answers only members.
 */
export function coverAddress({ id, figure, width, height, night = false }: CoverAddress): string {
  const numbers = figure === '' ? '' : `-${figure}`;
  const isPublic = !figure.includes('~') || SIGNED.test(figure);
  return `${isPublic ? '' : '/api'}/covers/${id}-${width}x${height}${night ? '-night' : ''}${numbers}.svg`;
}

export function avatarAddress(id: number, size: number): string {
  return `/covers/avatar-${id}-${size}.svg`;
}

/** The cover that a file name under /covers describes; null for other names and for sides outside 16..1600. */
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
  return {
    kind: 'cover',
    id: Number(cover[1]),
    figure: cover[5] ?? '',
    night: Boolean(cover[4]),
    width,
    height,
  };
}

function toSide(text: string | undefined): number | null {
  const side = Number(text);
  return side >= SIDE_PX.min && side <= SIDE_PX.max ? side : null;
}
