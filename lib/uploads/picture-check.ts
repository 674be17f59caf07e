import {
  MAX_AVATAR_BYTES,
  MAX_UPLOAD_BYTES,
  MIN_AVATAR_SIDE,
  UPLOAD_TYPES,
} from '@/backend/contract/uploads/limits';

/** HEIC, for which many systems have no media type. */
const HEIC_ENDINGS = ['.heic', '.heif'];
const HEIC = /^image\/hei[cf]$/;

/** The media types and endings a reader may choose, as the browser reports them; the backend checks the content. */
export const PICTURE_TYPES: readonly string[] = [...UPLOAD_TYPES, ...HEIC_ENDINGS];

export type PictureError = 'type' | 'size' | 'avatarSize' | 'avatarSide' | 'unreadable';

/** The problem of a chosen file, by its type and size; null for none. */
export function errorOfFile(
  file: { type: string; size: number; name?: string },
  isAvatar: boolean,
): PictureError | null {
  if (!PICTURE_TYPES.includes(file.type) && !isHeic(file)) return 'type';
  if (isAvatar && file.size > MAX_AVATAR_BYTES) return 'avatarSize';
  return file.size > MAX_UPLOAD_BYTES ? 'size' : null;
}

/** Whether a file is HEIC by its type, or without one by its name. Most browsers cannot show it; the backend reads it. */
export function isHeic({ type, name = '' }: { type: string; name?: string }): boolean {
  if (type !== '') return HEIC.test(type);
  return HEIC_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

/** The problem of a picture's width and height; null for none. */
export function sidesError(width: number, height: number, isAvatar: boolean): PictureError | null {
  if (width < 1 || height < 1) return 'unreadable';
  return isAvatar && Math.min(width, height) < MIN_AVATAR_SIDE ? 'avatarSide' : null;
}

/** The width and height of a picture as it is displayed; null when the browser cannot read it. */
export async function readSides(address: string): Promise<{ width: number; height: number } | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => ({ width: picture.naturalWidth, height: picture.naturalHeight }),
    () => null,
  );
}
