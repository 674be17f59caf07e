import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, pageOf, paging, versionNumber } from '@/backend/contract/fields';
import { formText } from '@/backend/contract/form-text';
import { personRef } from '@/backend/contract/writing/draft';
import { FEEDBACK_STATES } from './feedback-states';

const feedbackVersion = z.object({ id, version: versionNumber.min(1) });
const state = z.enum(FEEDBACK_STATES);

const REPLY_MAX_LENGTH = 2000;

/** The calls with which editors manage the feedback of members. */
export const deskFeedbackCalls = {
  deskFeedback: defineCall({
    path: '/deskFeedback',
    methods: ['POST'],
    access: 'editor',
    summary: 'Feedback in a state: what waits oldest first, the rest newest first',
    input: z.object({ state: state.default('open'), keyword: z.string().max(100).default(''), ...paging }),
    output: pageOf(
      feedbackVersion.extend({
        state,
        content: z.string(),
        images: z.array(z.string()),
        /** Null for a member whose account was deleted. */
        member: personRef.nullable(),
        time: dateTime,
        replies: z.array(z.object({ text: z.string(), editor: personRef.nullable(), time: dateTime })),
      }),
    ),
  }),
  replyFeedback: defineCall({
    path: '/replyFeedback',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Answer feedback: its member gets a message and a letter',
    input: feedbackVersion.extend({ text: formText(1, REPLY_MAX_LENGTH, true) }),
    output: feedbackVersion,
  }),
  setFeedbackState: defineCall({
    path: '/setFeedbackState',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Put feedback away without an answer, or back among what waits',
    input: feedbackVersion.extend({ state: state.exclude(['answered']) }),
    output: feedbackVersion,
  }),
};
