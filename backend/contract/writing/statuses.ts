/** The state of a story as readers see it; before the first publication, the state of its draft. */
export const CONTENT_STATUSES = [
  'draft',
  'pending',
  'scheduled',
  'approved',
  'rejected',
  'withdrawn',
  'removed',
] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** The states of a version newer than the live one. */
export const EDIT_STATES = ['draft', 'pending', 'rejected', 'scheduled'] as const;

export type EditState = (typeof EDIT_STATES)[number];

/** The tabs of an author's list. A live story with a newer version is in the tabs of both states. */
export const OWN_TABS = ['draft', 'pending', 'rejected', 'scheduled', 'approved', 'withdrawn'] as const;

/** The steps of a draft or story. Each is one row of `TRANSITIONS`. */
export const COMMANDS = [
  'save',
  'submit',
  'recall',
  'approve',
  'unapprove',
  'reject',
  'schedule',
  'unschedule',
  'withdraw',
  'restore',
  'withdrawText',
  'restoreText',
  'correct',
  'remove',
  'discard',
  'recover',
  'revert',
  'embargo',
  'endEmbargo',
  'expire',
  'keep',
] as const;

export type Command = (typeof COMMANDS)[number];
