/**
 * `held` waits for an editor; `removed` was taken down by one, `withdrawn` by its author, and `erased` has no author and
 * no text any more. Whoever wrote a comment always sees its state.
 */
export const COMMENT_STATES = ['held', 'public', 'removed', 'withdrawn', 'erased'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Why a comment waits, or is looked at although it is public (`suspectWord`). */
export const HELD_REASONS = [
  'setting',
  'firstComments',
  'bannedWord',
  'link',
  'repeat',
  'rate',
  'record',
  'suspectWord',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why a reader reports a comment, and why an editor removes one. */
export const COMMENT_REASONS = ['attack', 'solicitation', 'advertising', 'untrue', 'offTopic'] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

export const COMMENT_SORTS = ['picked', 'newest', 'oldest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

export const WORD_KINDS = ['banned', 'suspect'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** `before`: an editor sees every comment first; `record`: those of authors without a record; `after`: only what rules hold. */
export const MODERATION_MODES = ['before', 'record', 'after'] as const;

export const COMMENT_ACTS = ['approve', 'remove', 'pick', 'unpick'] as const;
export type CommentAct = (typeof COMMENT_ACTS)[number];

/** The lists of the desk. */
export const COMMENT_QUEUES = ['reported', 'appealed', 'held', 'new', 'public', 'removed'] as const;
export type CommentQueue = (typeof COMMENT_QUEUES)[number];

/** Of one story: as its kind, shown and open, shown without taking any more, not shown. */
export const STORY_COMMENTS = ['auto', 'on', 'closed', 'off'] as const;
export type StoryComments = (typeof STORY_COMMENTS)[number];
