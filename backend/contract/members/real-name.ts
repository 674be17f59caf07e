import { z } from 'zod';
import { DOCUMENT_NUMBER_MAX_LENGTH, REAL_NAME_MAX_LENGTH, REAL_NAME_MAX_PICTURES } from './limits';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, pageOf, paging } from '@/backend/contract/fields';
import { privatePicture } from '@/backend/contract/uploads/calls';
import { verificationState } from '@/backend/contract/accounts/user';
import { type FieldReason, formText } from '@/backend/contract/form-text';

export const DOCUMENT_TYPES = ['id_card', 'passport', 'permit', 'other'] as const;

/** A verification request as its owner sees it, with name and number masked. */
const realnameStatus = z.object({
  status: verificationState,
  name: z.string(),
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  document_number: z.string(),
  /** The reason of a rejection. */
  reason: z.string(),
  submitted_time: dateTime,
  decided_time: dateTime,
});

const realnameRequest = realnameStatus.extend({
  id,
  user_id: id,
  nickname: z.string(),
  pictures: z.array(z.string()),
});

export const realNameCalls = {
  realnameStatus: defineCall({
    path: '/getRealname',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'State of the own real-name verification',
    input: z.object({}),
    output: realnameStatus,
  }),
  submitRealname: defineCall({
    path: '/submitRealname',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Ask for real-name verification; not while one is pending or done',
    input: z.object({
      name: formText(2, REAL_NAME_MAX_LENGTH),
      document_type: z.enum(DOCUMENT_TYPES),
      document_number: formText(4, DOCUMENT_NUMBER_MAX_LENGTH),
      pictures: z
        .array(privatePicture)
        .min(1, 'required' satisfies FieldReason)
        .max(REAL_NAME_MAX_PICTURES),
    }),
    output: realnameStatus,
  }),
  realnameRequests: defineCall({
    path: '/realnameRequests',
    methods: ['POST'],
    access: 'admin',
    summary: 'Verification requests in full, oldest first',
    input: z.object({ status: verificationState.exclude(['none']).default('pending'), ...paging }),
    output: pageOf(realnameRequest),
  }),
  decideRealname: defineCall({
    path: '/decideRealname',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Approve or reject a verification request; a rejection says why',
    input: z
      .object({ id, approve: z.boolean(), reason: formText(0, 300).default('') })
      .refine((form) => form.approve || form.reason !== '', {
        path: ['reason'],
        message: 'required' satisfies FieldReason,
      }),
    output: realnameStatus,
  }),
};
