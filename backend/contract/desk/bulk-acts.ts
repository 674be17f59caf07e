/** The commands that can be applied to many stories at once. */
export const BULK_ACTS = [
  'withdraw',
  'restore',
  'approve',
  'reject',
  'unschedule',
  'embargo',
  'endEmbargo',
  'label',
  'topic',
  'category',
] as const;

export type BulkAct = (typeof BULK_ACTS)[number];

export const MAX_BULK_ITEMS = 200;
