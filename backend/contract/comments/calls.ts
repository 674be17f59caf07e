import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, paging } from '@/backend/contract/fields';
import { formText } from '@/backend/contract/form-text';
import { contentKind } from '@/backend/contract/stories/story';
import { comment, commentBody, commentQuote, ownComment } from './comment';
import { COMMENTS_PER_PAGE, MAX_NOTE } from './limits';
import { COMMENT_REASONS, COMMENT_SORTS, COMMENT_STATES } from './states';

const sort = z.enum(COMMENT_SORTS).default('picked');
const size = z.coerce.number().int().min(1).max(50).default(COMMENTS_PER_PAGE);

/** What a list says about the comments of a story besides themselves. */
const listFacts = {
  kind: contentKind,
  list: z.array(comment),
  /** All public comments, replies included. */
  total: z.number().int(),
  /** Public comments that are no replies: what pages are counted by. */
  threads: z.number().int(),
  /** Whether comments are taken. */
  is_open: z.boolean(),
  /** Whether comments are shown at all. */
  is_on: z.boolean(),
};

/** Comments under stories, for readers and members. */
export const commentCalls = {
  listComments: defineCall({
    path: '/listComments',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The public comments of a story with their replies, in one order, from a cursor on',
    input: z.object({
      content_id: id,
      sort,
      /** `cursor` of the answer before; absent for the beginning. */
      cursor: z
        .string()
        .regex(/^[01]\.\d{1,15}$/)
        .optional(),
      size,
      ...inLocale,
    }),
    output: z.object({ ...listFacts, cursor: z.string().nullable() }),
  }),
  commentPage: defineCall({
    path: '/commentPage',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'A numbered page of the public comments of a story',
    input: z.object({ content_id: id, sort, page: paging.page, size, ...inLocale }),
    output: z.object(listFacts),
  }),
  postComment: defineCall({
    path: '/postComment',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Write a comment or a reply; the same key writes it once. It is public at once, or waits for an editor and says why',
    input: z.object({
      content_id: id,
      parent_id: id.nullish(),
      body: commentBody,
      quote: commentQuote.default(''),
      idempotency_key: z.string().min(1).max(100),
      ...inLocale,
    }),
    output: ownComment,
  }),
  editComment: defineCall({
    path: '/editComment',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Change a comment of one’s own within five minutes; it is looked at again as a new one is',
    input: z.object({ id, body: commentBody, ...inLocale }),
    output: ownComment,
  }),
  withdrawComment: defineCall({
    path: '/withdrawComment',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Take back a comment of one’s own; a second time changes nothing',
    input: z.object({ id }),
    output: z.object({ id, state: z.enum(COMMENT_STATES) }),
  }),
  appealComment: defineCall({
    path: '/appealComment',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Ask the editors once to look again at the removal of a comment of one’s own, and say why',
    input: z.object({ id, text: formText(1, MAX_NOTE) }),
    output: z.object({ id, may_appeal: z.literal(false) }),
  }),
  likeComment: defineCall({
    path: '/likeComment',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Like (`like: true`) a comment or take it back',
    input: z.object({ id, like: z.boolean() }),
    output: z.object({ liked: z.boolean(), likes: z.number().int() }),
  }),
  reportComment: defineCall({
    path: '/reportComment',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Report a comment to the editors; once for each member',
    input: z.object({ id, reason: z.enum(COMMENT_REASONS), note: formText(0, MAX_NOTE).default('') }),
    output: z.object({ reported: z.literal(true) }),
  }),
  commentsOfMember: defineCall({
    path: '/myComments',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'What a member sees of their own comments under a story: those that wait or were removed, with state and reason; what they liked; whether they may write',
    input: z.object({ content_id: id }),
    output: z.object({
      list: z.array(ownComment),
      liked: z.array(id),
      /** Null for a member who may comment. */
      ban: z.object({ until: dateTime, reason: z.enum(COMMENT_REASONS) }).nullable(),
    }),
  }),
};
