export const UPLOAD_PURPOSES = ['content', 'avatar', 'cover', 'feedback', 'event', 'realname'] as const;

const MEBIBYTE = 1024 * 1024;

/** The largest file that can be uploaded. */
export const MAX_UPLOAD_BYTES = 5 * MEBIBYTE;

export const MAX_AVATAR_BYTES = 4 * MEBIBYTE;

/** The smallest width and height of an avatar, in pixels. */
export const MIN_AVATAR_SIDE = 200;

/**
 * The largest width and height of a stored picture, in pixels; larger ones are scaled down, none is enlarged. The height
 * of a long picture is not bounded by it.
 */
export const MAX_PICTURE_SIDE = 2048;

/**
 * The size to which JPEGs are reduced by lowering their quality. A JPEG that is larger even at the lowest quality is
 * stored as it is.
 */
export const MAX_STORED_BYTES = 300 * 1024;

/** From this height in widths on, a picture is long: a screenshot of a whole page, or an infographic. */
const LONG_RATIO = 3;

/** Whether a picture is so high that it is read by scrolling. */
export const isLongPicture = (width: number, height: number): boolean => height > LONG_RATIO * width;

/** The accepted types, recognised by content, not by the file name. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
