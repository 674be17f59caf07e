import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';
import { MAX_CODES_AT_ONCE, MAX_QUANTITY } from './limits';
import { ticketTypeId } from './ticket-type-id';

const inviteCode = z.object({
  id,
  code: z.string(),
  batch: z.string(),
  /** The ticket type it opens; null opens every type that needs a code. */
  ticket_type_id: ticketTypeId.nullable(),
  uses_limit: z.number().int(),
  /** The number of tickets it was used for, seat holds included. */
  uses: z.number().int(),
  is_revoked: z.boolean(),
  created_time: z.string(),
});

/** Invite codes of an event. */
export const codeCalls = {
  activityCodes: defineCall({
    path: '/admin/activity/codes',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Invite codes of an event, newest first',
    input: z.object({ activity_id: id, batch: z.string().max(100).optional() }),
    output: z.object({ list: z.array(inviteCode) }),
  }),
  createCodes: defineCall({
    path: '/admin/activity/createCodes',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Make a batch of random invite codes, or one with a chosen text',
    input: z.object({
      activity_id: id,
      ticket_type_id: ticketTypeId.nullable().default(null),
      batch: z.string().trim().max(100).default(''),
      count: z.number().int().min(1).max(MAX_CODES_AT_ONCE).default(1),
      uses_limit: z.number().int().min(1).max(MAX_QUANTITY).default(1),
      /** A code chosen by the organiser, of letters, digits and dashes; only with a count of 1. */
      code: z
        .string()
        .regex(/^[A-Za-z0-9-]{4,30}$/, 'wrongForm')
        .optional(),
    }),
    output: z.object({ list: z.array(inviteCode) }),
  }),
  revokeCodes: defineCall({
    path: '/admin/activity/revokeCodes',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Revoke codes: nobody can use them from then on; what they were used for stays',
    input: z.object({
      activity_id: id,
      ids: z.array(id).max(MAX_CODES_AT_ONCE).default([]),
      batch: z.string().max(100).optional(),
    }),
    output: z.object({ revoked: z.number().int() }),
  }),
};
