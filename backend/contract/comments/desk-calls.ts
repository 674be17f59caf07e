import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, localeSchema, versionNumber } from '@/backend/contract/fields';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { formText } from '@/backend/contract/form-text';
import { MAX_DECIDED, MAX_NOTE } from './limits';
import { COMMENT_ACTS, COMMENT_QUEUES, COMMENT_REASONS, COMMENT_STATES, HELD_REASONS } from './states';

const act = z.enum(COMMENT_ACTS);
const reason = z.enum(COMMENT_REASONS);
const note = formText(0, MAX_NOTE).default('');
const batch = z.string().min(1).max(60);

const deskComment = z.object({
  id,
  version: versionNumber,
  content_id: id,
  story: textInLang,
  story_lang: langOfTexts,
  /** Null for a member who left. */
  user_id: id.nullable(),
  name: z.string(),
  /** The language of `body` and `appeal`, which are shown as they were written. */
  lang: localeSchema,
  body: z.string(),
  state: z.enum(COMMENT_STATES),
  held_reason: z.enum(HELD_REASONS).nullable(),
  reason: reason.nullable(),
  is_picked: z.boolean(),
  /** The words of the lists it contains, as it spells them. */
  words: z.array(z.string()),
  /** Open reports by reason. */
  reports: z.array(z.object({ reason, count: z.number().int() })),
  /** What its author answers to its removal; empty without an appeal. */
  appeal: z.string(),
  /** Waiting comments with the same text, this one included, and how many accounts wrote them. */
  same: z.number().int(),
  same_accounts: z.number().int(),
  created_time: dateTime,
});

/** One earlier comment of an author: a square of the desk. */
const square = z.object({ id, state: z.enum(COMMENT_STATES) });

const decided = z.object({
  id,
  state: z.enum(COMMENT_STATES),
  is_picked: z.boolean(),
  version: versionNumber,
  /** Names the decision, so that it can be undone. */
  batch,
});

/** Comments at the desk: queues, decisions, bans. */
export const commentDeskCalls = {
  commentQueue: defineCall({
    path: '/commentQueue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary:
      'A queue of comments, the oldest first where something waits; waiting ones with the same text are one row',
    input: z.object({
      queue: z.enum(COMMENT_QUEUES).default('held'),
      page: z.number().int().min(1).max(1000).default(1),
      size: z.number().int().min(1).max(100).default(30),
      ...inLocale,
    }),
    output: z.object({
      list: z.array(deskComment),
      counts: z.object({
        reported: z.number().int(),
        appealed: z.number().int(),
        held: z.number().int(),
        new: z.number().int(),
        public: z.number().int(),
        removed: z.number().int(),
        bans: z.number().int(),
      }),
    }),
  }),
  commentCase: defineCall({
    path: '/commentCase',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary: 'One comment with what it answers, its reports and decisions, and the record of its author',
    input: z.object({ id, ...inLocale }),
    output: deskComment.extend({
      parent: z
        .object({ name: z.string(), lang: localeSchema, body: z.string(), created_time: dateTime })
        .nullable(),
      note: z.string(),
      decisions: z.array(
        z.object({ act: z.string(), by: z.string(), reason: reason.nullable(), time: dateTime }),
      ),
      author: z
        .object({
          joined_time: dateTime,
          is_verified: z.boolean(),
          /** Up to thirty earlier comments, the oldest first. */
          squares: z.array(square),
          total: z.number().int(),
          removed: z.number().int(),
          waiting: z.number().int(),
          banned_until: dateTime.nullable(),
        })
        .nullable(),
    }),
  }),
  moderateComment: defineCall({
    path: '/moderateComment',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Approve, remove, pick or unpick a comment; approving a public one dismisses its reports. The same decision a second time changes nothing',
    input: z.object({
      id,
      act,
      /** Required for `remove`. */
      reason: reason.optional(),
      note,
      /** The version the editor saw; another editor's decision since is a conflict. */
      version: versionNumber.optional(),
    }),
    output: decided,
  }),
  moderateComments: defineCall({
    path: '/moderateComments',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Decide on many comments at once, with all waiting ones of the same text if asked',
    input: z.object({
      ids: z.array(id).min(1).max(MAX_DECIDED),
      act: z.enum(['approve', 'remove']),
      reason: reason.optional(),
      note,
      /** Also the waiting comments with the text of one of these that waits itself. */
      with_same: z.boolean().default(false),
      /** Also ban the accounts that wrote them for this many days. */
      ban_days: z.number().int().min(1).max(3650).optional(),
    }),
    output: z.object({ done: z.number().int(), banned: z.number().int(), batch }),
  }),
  undoCommentDecision: defineCall({
    path: '/undoCommentDecision',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Undo one’s own decision within ten minutes, where nobody has decided since',
    input: z.object({ batch }),
    output: z.object({ undone: z.number().int() }),
  }),
  banCommenter: defineCall({
    path: '/banCommenter',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Stop a member from commenting for some days, who is told until when and why',
    input: z.object({
      user_id: id,
      days: z.number().int().min(1).max(3650),
      reason,
      /** Also remove what of theirs waits. */
      removes_waiting: z.boolean().default(false),
    }),
    output: z.object({ until: dateTime, removed: z.number().int() }),
  }),
  unbanCommenter: defineCall({
    path: '/unbanCommenter',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Let a member comment again; a second time changes nothing',
    input: z.object({ user_id: id }),
    output: z.object({ unbanned: z.literal(true) }),
  }),
  commentBans: defineCall({
    path: '/commentBans',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The members who may not comment at the moment',
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ user_id: id, name: z.string(), reason, until: dateTime, by: z.string() })),
    }),
  }),
};
