import { z } from 'zod';
import type { FieldReason } from '@/backend/contract/accounts/fields';
import { defineCall } from '@/backend/contract/call';

export const UPLOAD_PURPOSES = ['content', 'avatar', 'cover', 'feedback', 'event', 'realname'] as const;
export const uploadPurpose = z.enum(UPLOAD_PURPOSES);
export type UploadPurpose = z.infer<typeof uploadPurpose>;

const MEBIBYTE = 1024 * 1024;
/** Largest source file. */
export const MAX_UPLOAD_BYTES = 5 * MEBIBYTE;
export const MAX_AVATAR_BYTES = 4 * MEBIBYTE;
/** Shorter side of an avatar. */
export const MIN_AVATAR_SIDE = 200;
/** Sides of a stored picture; larger ones are scaled down, none is enlarged. */
export const MAX_PICTURE_SIDE = 2048;
/** Stored JPEGs are no larger (spec §9). */
export const MAX_STORED_BYTES = 300 * 1024;
/** Accepted by content, whatever the file is called. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;

const notOurs: FieldReason = 'notOurPicture';

/** A stored picture's path as `/uploadData` answers it, or empty. */
export const ownPicture = z
  .string()
  .regex(/^$|^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/, notOurs);

/** A picture of a document as `/uploadData` with purpose `realname` answers it; only admins can fetch it. */
export const privatePicture = z
  .string()
  .regex(/^\/privateUploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif)$/, notOurs);

export const uploadCalls = {
  upload: defineCall({
    path: '/uploadData',
    methods: ['POST'],
    access: 'user',
    body: 'multipart',
    summary:
      'Store a picture: multipart with `purpose`, then `image`. Answers the path to join to the resource host; purpose `realname` gives a path only admins can fetch',
    input: z.object({ purpose: uploadPurpose.default('content') }),
    output: z.string(),
  }),
};
