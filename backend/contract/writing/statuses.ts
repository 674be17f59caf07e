/** The state of an item for readers; one that was never live has the state of its draft. */
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

/** How the newer version of an item stands while the live one stays up. */
export const EDIT_STATES = ['draft', 'pending', 'rejected', 'scheduled'] as const;

export type EditState = (typeof EDIT_STATES)[number];

/** The tabs of a writer's own list: what is live with a newer version under way stands in both. */
export const OWN_TABS = ['draft', 'pending', 'rejected', 'scheduled', 'approved', 'withdrawn'] as const;

/** Steps of an item. Each is one row of `TRANSITIONS`. */
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
  'hold',
  'release',
  'expire',
  'keep',
] as const;

export type Command = (typeof COMMANDS)[number];
