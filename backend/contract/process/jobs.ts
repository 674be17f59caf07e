/** Background jobs that go over rows, each by itself: a row that fails is left out, and shown to the operator. */
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
  'readFeeds',
  'readSeries',
] as const;

export type Job = (typeof JOBS)[number];
