import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import type { FieldReason } from '@/backend/contract/form-text';
import { UPLOAD_PURPOSES } from './limits';

const uploadPurpose = z.enum(UPLOAD_PURPOSES);

export type UploadPurpose = z.infer<typeof uploadPurpose>;

const notOurs: FieldReason = 'notOurPicture';

/**
 * The picture of an identity document, as `/uploadData` returns it for purpose `realname`; only administrators can
 * fetch it.
 */
export const privatePicture = z
  .string()
  .regex(/^\/privateUploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/, notOurs);

/** The call whose body is a form with a file. */
export const uploadFormCalls = {
  upload: defineCall({
    path: '/uploadData',
    methods: ['POST'],
    access: 'user',
    body: 'multipart',
    scope: 'uploads:write',
    summary:
      'Store a picture: multipart with `purpose`, then `image`. Answers the path to join to the resource host; purpose `realname` gives a path only admins can fetch',
    input: z.object({ purpose: uploadPurpose.default('content') }),
    output: z.string(),
  }),
};

export const uploadCalls = {
  copyPicture: defineCall({
    path: '/copyPicture',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Store a copy of a picture of another site, under the rules of uploads; answers its path',
    input: z.object({ url: z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(4000) }),
    output: z.string(),
  }),
};
