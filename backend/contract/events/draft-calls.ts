import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale } from '@/backend/contract/fields';
import { eventDetail } from './calls';
import { EVENT_STATUSES } from './statuses';

const testModeCall = z.object({
  is_on: z.boolean(),
  orders: z.number().int(),
  tickets: z.number().int(),
  scans: z.number().int(),
});

/** What an organiser can do with an event before it is public: show it to others, and try out its tickets. */
export const draftCalls = {
  activityPreviewLink: defineCall({
    path: '/admin/activity/previewLink',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'An address that shows an event to whoever holds it, for seven days',
    input: z.object({ id }),
    output: z.object({ token: z.string(), until: dateTime }),
  }),
  endActivityPreviews: defineCall({
    path: '/admin/activity/endPreviews',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'End every preview address of an event that was made so far',
    input: z.object({ id }),
    output: z.object({ ended: z.literal(true) }),
  }),
  activityPreview: defineCall({
    path: '/activityPreview',
    methods: ['POST'],
    access: 'public',
    summary: 'The event a preview address shows, as its page would',
    input: z.object({ token: z.string().min(1).max(300), ...inLocale }),
    output: eventDetail.extend({ status: z.enum(EVENT_STATUSES) }),
  }),
  setTestMode: defineCall({
    path: '/admin/activity/setTestMode',
    former: { name: 'rehearseActivity', path: '/admin/activity/rehearse' },
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Begin or end the test mode of a draft; ending it deletes its test orders and scans',
    input: z.object({ id, is_on: z.boolean() }),
    output: testModeCall,
  }),
  activityTestMode: defineCall({
    path: '/admin/activity/testMode',
    former: { name: 'activityRehearsal', path: '/admin/activity/rehearsal' },
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'What test mode has brought so far',
    input: z.object({ id }),
    output: testModeCall,
  }),
};
