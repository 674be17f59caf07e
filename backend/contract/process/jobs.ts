/** Background jobs that process rows one by one: a row that fails is skipped, and reported to the operator. */
export const JOBS = [
  'releaseHolds',
  'settleCancelled',
  'askPayments',
  'askRefunds',
  'endTransfers',
  'offerSeats',
  'reopenWaitingLists',
  'endWaitingLists',
  'offerFreeSeats',
  'remindHosts',
  'erasePersonalData',
  'publishDue',
  'withdrawDue',
  'deleteDiscarded',
  'sendNewsletters',
  'readFeeds',
  'readSeries',
] as const;

export type Job = (typeof JOBS)[number];
