import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema } from '@/backend/contract/fields';
import { COHOST_STATES } from './statuses';

const ofEvent = { activity_id: id };

const invitations = z.object({
  list: z.array(
    z.object({ user_id: id, name: z.string(), avatar: z.string(), state: z.enum(COHOST_STATES) }),
  ),
});

/** Holding an event together: who was asked, and what they said. Nobody is named on an event without consent. */
export const cohostCalls = {
  activityCohosts: defineCall({
    path: '/admin/activity/cohosts',
    methods: ['POST'],
    access: 'user',
    summary: 'Who was asked to hold an event together, and what they said',
    input: z.object(ofEvent),
    output: invitations,
  }),
  inviteCohost: defineCall({
    path: '/admin/activity/inviteCohost',
    methods: ['POST'],
    access: 'user',
    summary:
      'Ask a member, by e-mail address, to hold an event together; asking again after a refusal is possible',
    input: z.object({ ...ofEvent, email: z.email().max(254) }),
    output: invitations,
  }),
  removeCohost: defineCall({
    path: '/admin/activity/removeCohost',
    methods: ['POST'],
    access: 'user',
    summary: 'Withdraw an invitation, or take a co-host off an event',
    input: z.object({ ...ofEvent, user_id: id }),
    output: invitations,
  }),
  cohostInvitations: defineCall({
    path: '/cohostInvitations',
    methods: ['POST'],
    access: 'user',
    summary: 'Events the caller is asked to hold together with others',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(
        z.object({
          activity_id: id,
          title: z.string(),
          lang: localeSchema,
          start_time: z.string(),
          organiser: z.string(),
        }),
      ),
    }),
  }),
  answerCohost: defineCall({
    path: '/answerCohost',
    methods: ['POST'],
    access: 'user',
    summary: 'Accept or decline to hold an event together; accepted, the caller is named on it',
    input: z.object({ ...ofEvent, accepts: z.boolean() }),
    output: z.object({ activity_id: id, state: z.enum(COHOST_STATES) }),
  }),
};
