/** What an organiser's programs are told of: each step of an order, by its state afterwards. */
export const WEBHOOK_KINDS = [
  'order.awaiting_approval',
  'order.payment_in_progress',
  'order.paid',
  'order.refund_in_progress',
  'order.refunded',
  'order.cancelled',
] as const;

export const WEBHOOK_STATES = ['waiting', 'sent', 'failed'] as const;
