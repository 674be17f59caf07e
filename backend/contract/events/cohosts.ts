import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema } from '@/backend/contract/fields';
import { ASSIGNED_ROLES } from '@/backend/contract/tickets/statuses';
import { COHOST_STATES } from './statuses';

const ofEvent = { activity_id: id };

const answered = z.enum(COHOST_STATES).exclude(['invited']);

/**
 * Invited members who have answered. Others are left out, so that inviting an address does not reveal whether it has an
 * account.
 */
const invitations = z.object({
  list: z.array(z.object({ user_id: id, name: z.string(), avatar: z.string(), state: answered })),
});

/** The role a member is invited to. */
const part = z.enum(['cohost', ...ASSIGNED_ROLES]);

/** Invitations to hold or staff an event, and the answers to them. Nobody is named on an event without consent. */
export const cohostCalls = {
  activityCohosts: defineCall({
    path: '/admin/activity/cohosts',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Who answered when asked to hold an event together, and what they said',
    input: z.object(ofEvent),
    output: invitations,
  }),
  inviteCohost: defineCall({
    path: '/admin/activity/inviteCohost',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Ask an e-mail address to hold an event together, again after a refusal, too; the answer does not say whether it has an account',
    input: z.object({ ...ofEvent, email: z.email().max(254) }),
    output: invitations,
  }),
  removeCohost: defineCall({
    path: '/admin/activity/removeCohost',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Withdraw an invitation by its e-mail address, or take a co-host off an event',
    input: z.union([
      z.object({ ...ofEvent, user_id: id }),
      z.object({ ...ofEvent, email: z.email().max(254) }),
    ]),
    output: invitations,
  }),
  cohostInvitations: defineCall({
    path: '/cohostInvitations',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Events the caller is asked to hold together with others, or to work at',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(
        z.object({
          activity_id: id,
          title: z.string(),
          lang: localeSchema,
          start_time: z.string(),
          organiser: z.string(),
          part,
        }),
      ),
    }),
  }),
  answerCohost: defineCall({
    path: '/answerCohost',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Accept or decline to hold an event together, after which the caller is named on it, or to work at it',
    input: z.object({ ...ofEvent, part: part.default('cohost'), accepts: z.boolean() }),
    output: z.object({ activity_id: id, state: answered }),
  }),
};
