/**
 * `pending` has not confirmed yet; `left` unsubscribed from everything; to `bounced` no letter can be delivered, and
 * `complained` called one spam: neither is written to.
 */
export const SUBSCRIBER_STATES = ['pending', 'active', 'left', 'bounced', 'complained'] as const;

export const SUBSCRIBER_SOURCES = ['form', 'import'] as const;

/** `held` waits although its time may have come; `stopped` was cut off while it was sent. */
export const ISSUE_STATES = ['draft', 'scheduled', 'held', 'sending', 'stopped', 'sent'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/**
 * `sending` was handed to the mail server, whose answer is awaited; `uncertain` was handed over and nobody knows what
 * became of it; `skipped` was not sent because the subscriber had left; `stopped` because the issue was stopped.
 */
export const DELIVERY_STATES = [
  'pending',
  'sending',
  'sent',
  'bounced',
  'uncertain',
  'skipped',
  'stopped',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
