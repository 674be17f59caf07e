export const UPLOAD_PURPOSES = ['content', 'avatar', 'cover', 'feedback', 'event', 'realname'] as const;

const MEBIBYTE = 1024 * 1024;

/** Largest source file. */
export const MAX_UPLOAD_BYTES = 5 * MEBIBYTE;

export const MAX_AVATAR_BYTES = 4 * MEBIBYTE;

/** The least width and height of an avatar, in pixels. */
export const MIN_AVATAR_SIDE = 200;

/** The most width and height of a stored picture, in pixels; larger ones are scaled down, none is enlarged. */
export const MAX_PICTURE_SIDE = 2048;

/** The size JPEGs are brought down to by worse quality. One that is larger even at the worst is stored as it is. */
export const MAX_STORED_BYTES = 300 * 1024;

/** The accepted types, recognised by content, not by the file name. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
