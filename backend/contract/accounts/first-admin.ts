import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { email } from './fields';
import { ROLES } from './user';

/** How many days an invitation of the first administrator is valid. */
export const INVITATION_DAYS = 7;

/** How an installation gets its first administrator: by a command of its operator, or by an invitation. */
export const firstAdminCalls = {
  makeAdmin: defineCall({
    path: '/internal/admin',
    methods: ['POST'],
    access: 'portal',
    summary:
      'Makes the member with an e-mail address an administrator; an address without an account gets one',
    input: z.object({ email }),
    output: z.object({
      nickname: z.string(),
      /** Whether this call created the account. */
      is_new: z.boolean(),
      /** Whether the member was already an administrator. */
      was_admin: z.boolean(),
    }),
  }),
  inviteAdmin: defineCall({
    path: '/internal/admin-invitation',
    methods: ['POST'],
    access: 'portal',
    summary:
      'A new key for the first administrator; earlier ones end. Refused once there is an administrator',
    input: z.object({}),
    output: z.object({ key: z.string() }),
  }),
  acceptInvitation: defineCall({
    path: '/acceptInvitation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Makes the caller the first administrator, once, by the key of the invitation',
    input: z.object({ key: z.string().min(1).max(200) }),
    output: z.object({ roles: z.array(z.enum(ROLES)) }),
  }),
};
