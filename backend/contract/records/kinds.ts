/** What the desk manages beside items: each has a list, a form, versions, and thirty days between deleting and gone. */
export const RECORD_KINDS = [
  'topic',
  'label',
  'author',
  'weekly',
  'banner',
  'recommendation',
  'notice',
  'partner',
  'tool_category',
  'tool',
  'series',
  'landing',
  'document',
  'app_config',
] as const;

export type RecordKindName = (typeof RECORD_KINDS)[number];

/** Kinds two of which can be made one. */
export const MERGEABLE_KINDS = ['label', 'author'] as const satisfies readonly RecordKindName[];

/** What was done to a record; `start` is what was there before the desk touched it. */
export const RECORD_COMMANDS = ['start', 'create', 'edit', 'delete', 'undelete', 'merge', 'points'] as const;

/** What was deleted can be brought back for so long. */
export const KEPT_DAYS = 30;
