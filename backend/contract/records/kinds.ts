/** What the desk manages beside items: each has a list, a form and versions, and can be restored after deleting. */
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

/** Kinds whose records can be merged. */
export const MERGEABLE_KINDS = ['label', 'author'] as const satisfies readonly RecordKindName[];

/** Kinds whose forms make pages, which are looked at before they are saved. */
export const PREVIEWED_KINDS = ['landing'] as const satisfies readonly RecordKindName[];

/** Minutes in which a preview can be read. */
export const PREVIEW_MINUTES = 60;

/** What was done to a record; `start` is what was there before the desk touched it. */
export const RECORD_COMMANDS = ['start', 'create', 'edit', 'delete', 'undelete', 'merge', 'points'] as const;

/** Days in which a deleted record can be restored. */
export const KEPT_DAYS = 30;
