import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema, pageOf, paging, versionNumber } from '@/backend/contract/fields';
import { ASSIGNED_ROLES, STAFF_ROLES } from '@/backend/contract/tickets/statuses';
import { draftCalls } from './draft-calls';
import { organiserCalls } from './organiser-calls';
import { EVENT_MAX_BYTES, eventForm } from './form';
import { ownEvent, ownEventRow } from './own-event';
import { EVENT_STATUSES, EVENT_TEXTS } from './statuses';

const ofEvent = { activity_id: id };
const staffMember = z.object({
  user_id: id,
  name: z.string(),
  avatar: z.string(),
  role: z.enum(STAFF_ROLES),
});

const listInput = z.object({
  ...paging,
  ...inLocale,
  status: z.enum([...EVENT_STATUSES, 'ended']).optional(),
  keyword: z.string().max(100).default(''),
});

/**
 * Events as their organisers see them. An event of another organiser is answered as not found, except to
 * administrators.
 */
export const hostingCalls = {
  ...draftCalls,
  ...organiserCalls,
  updateActivity: defineCall({
    path: '/admin/activity/update',
    methods: ['POST'],
    access: 'user',
    scope: 'events:write',
    browser: 'page',
    maxBytes: EVENT_MAX_BYTES,
    summary: 'Make an event (without id) or change one (with id); publishing and cancelling are its status',
    input: eventForm.extend({
      id: id.optional(),
      /**
       * The version this change builds on; an older one is refused together with the newest. Without it, the last
       * change wins.
       */
      version: versionNumber.optional(),
      /** A request sent twice with the same key creates one event. */
      idempotency_key: z.string().min(1).max(100).optional(),
      /** Refuse the key when another form was sent with it; without this, the event it made is answered. */
      is_once: z.literal(true).optional(),
      /**
       * Required when the zone changes and no time is sent: whether start, end and sale times keep their wall-clock
       * time or their instant.
       */
      zone_keeps: z.enum(['clock', 'instant']).optional(),
      cancel_reason: z.string().max(1000, 'tooLong').optional(),
      /** With `cancelled`: the percentage of each ticket's price the organiser keeps. */
      cancel_kept_percent: z.number().int().min(0).max(100).optional(),
    }),
    output: ownEvent,
  }),
  destroyActivity: defineCall({
    path: '/admin/activity/destroy',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Delete an event nobody ordered tickets of',
    input: z.object({ id }),
    output: z.object({ id }),
  }),
  activityList: defineCall({
    path: '/admin/activity/lists',
    methods: ['POST'],
    access: 'user',
    summary: 'Events the caller holds; all of them for administrators',
    input: listInput,
    output: pageOf(ownEventRow),
  }),
  myActivities: defineCall({
    path: '/admin/activity/mylists',
    methods: ['POST'],
    access: 'user',
    scope: 'events:write',
    browser: 'page',
    summary: 'Events the caller holds or works at, administrators too',
    input: listInput,
    output: pageOf(ownEventRow),
  }),
  activityIndex: defineCall({
    path: '/admin/activity/mainLists2',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'The events of a choice list: what comes next first, then drafts, then what is over',
    input: z.object(inLocale),
    output: z.object({ list: z.array(ownEventRow) }),
  }),
  activityForEdit: defineCall({
    path: '/admin/activity/details',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    scope: 'events:write',
    summary: 'One event with every field of its form',
    input: z.object({ id, ...inLocale }),
    output: ownEvent,
  }),
  duplicateActivity: defineCall({
    path: '/admin/activity/duplicate',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'A new draft with the texts, questions and ticket types of an event',
    input: z.object({ id, ...inLocale }),
    output: ownEvent,
  }),
  pendingActivities: defineCall({
    path: '/pendingActivities',
    methods: ['POST'],
    access: 'editor',
    summary: 'Events that wait for an editor, longest first',
    input: z.object(inLocale),
    output: z.object({ list: z.array(ownEventRow) }),
  }),
  reviewActivity: defineCall({
    path: '/reviewActivity',
    methods: ['POST'],
    access: 'editor',
    summary: 'Publish a waiting event or send it back as a draft with a reason',
    input: z.object({ id, is_approved: z.boolean(), reason: z.string().max(1000).default('') }),
    output: z.object({ id, status: z.enum(EVENT_STATUSES) }),
  }),
  activityChanges: defineCall({
    path: '/admin/activity/changes',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Who changed what of an event since it is public, the latest fifty',
    input: z.object(ofEvent),
    output: z.object({
      list: z.array(
        z.object({
          id,
          time: z.string(),
          actor: z.string(),
          command: z.string(),
          /**
           * Values by field: `start_time`, `zh-Hans.address`, `tickets.正式票.quantity` …; null for a value that is
           * neither text nor number.
           */
          fields: z.array(
            z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
          ),
        }),
      ),
    }),
  }),
  matchActivityText: defineCall({
    path: '/admin/activity/matched',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Say that a text still matches another language’s that was changed after it',
    input: z.object({ ...ofEvent, lang: localeSchema, field: z.enum(EVENT_TEXTS) }),
    output: z.object({}),
  }),
  activityStaff: defineCall({
    path: '/admin/activity/staff',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Who works at an event, the owner first',
    input: z.object(ofEvent),
    output: z.object({ list: z.array(staffMember) }),
  }),
  saveStaff: defineCall({
    path: '/admin/activity/saveStaff',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Change the role of somebody in one event, or ask an e-mail address to take one; no role takes it away. The answer does not say whether the address has an account',
    input: z.object({
      ...ofEvent,
      user_id: id.optional(),
      email: z.email().max(254).optional(),
      role: z.enum(ASSIGNED_ROLES).nullable(),
    }),
    output: z.object({ list: z.array(staffMember) }),
  }),
};
