/** The kinds of records the desk manages: each has a list, a form and versions, and can be restored after deletion. */
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
  'newsletter',
  'landing',
  'term',
  'document',
  'app_config',
  'brand',
] as const;

export type RecordKindName = (typeof RECORD_KINDS)[number];

/** Kinds whose records can be merged. */
export const MERGEABLE_KINDS = ['label', 'author'] as const satisfies readonly RecordKindName[];

/** Kinds whose forms make pages, which can be previewed before saving. */
export const PREVIEWED_KINDS = ['landing'] as const satisfies readonly RecordKindName[];

/** The minutes a preview stays readable. */
export const PREVIEW_MINUTES = 60;

/** Why readers do not see a record that the desk lists: not public yet, taken back, or closed to new ones. */
export const HIDDEN_STATES = ['draft', 'withdrawn', 'closed'] as const;

/** The commands on a record; `start` stands for its state before the desk first changed it. */
export const RECORD_COMMANDS = ['start', 'create', 'edit', 'delete', 'undelete', 'merge', 'points'] as const;

/** The days in which a deleted record can be restored. */
export const RETENTION_DAYS = 30;
