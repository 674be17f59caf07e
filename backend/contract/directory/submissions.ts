import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, localeSchema, pageOf, paging } from '@/backend/contract/fields';
import { siteAddress } from '@/backend/contract/records/fields';
import { formText } from '@/backend/contract/form-text';
import { SUBMISSION_STATES } from './submission-states';

const TEXT_MAX = 300;
const NAME_MAX = 80;

export const toolCallsOfMembers = {
  toolVote: defineCall({
    path: '/toolVote',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Votes for a tool, or takes the vote back; one of each member',
    input: z.object({ id, is_on: z.boolean() }),
    output: z.object({ votes: z.number() }),
  }),
  toolVotes: defineCall({
    path: '/toolVotes',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Which of some tools the member has voted for',
    input: z.object({ ids: z.array(id).max(100) }),
    output: z.object({ voted: z.array(id) }),
  }),
  submitTool: defineCall({
    path: '/submitTool',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Proposes a tool for the directory; an editor decides',
    input: z.object({
      name: formText(1, NAME_MAX),
      url: siteAddress,
      category_id: id.nullable().default(null),
      lang: localeSchema,
      description: formText(10, TEXT_MAX, true),
    }),
    output: z.object({ id }),
  }),
  toolSubmissions: defineCall({
    path: '/toolSubmissions',
    methods: ['POST'],
    access: 'editor',
    summary: 'Tools that members proposed: those that wait, oldest first, or those decided, newest first',
    input: z.object({ status: z.enum(SUBMISSION_STATES).default('waiting'), ...paging }),
    output: pageOf(
      z.object({
        id,
        name: z.string(),
        url: z.string(),
        category_id: id.nullable(),
        lang: localeSchema,
        description: z.string(),
        status: z.enum(SUBMISSION_STATES),
        reason: z.string(),
        tool_id: id.nullable(),
        nickname: z.string(),
        created_time: dateTime,
      }),
    ),
  }),
  decideTool: defineCall({
    path: '/decideTool',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Takes a proposed tool into the directory, or refuses it with a reason; the member is told',
    input: z.discriminatedUnion('is_accepted', [
      z.object({ id, is_accepted: z.literal(true), category_id: id }),
      z.object({ id, is_accepted: z.literal(false), reason: formText(1, TEXT_MAX, true) }),
    ]),
    output: z.object({ tool_id: id.nullable() }),
  }),
};
