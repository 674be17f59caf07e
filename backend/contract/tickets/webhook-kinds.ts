/** The kinds of webhook calls to an organiser's programs: one per step of an order, named after its new state. */
export const WEBHOOK_KINDS = [
  'order.awaiting_approval',
  'order.payment_in_progress',
  'order.paid',
  'order.refund_in_progress',
  'order.refunded',
  'order.cancelled',
] as const;

export const WEBHOOK_STATES = ['waiting', 'sent', 'failed'] as const;
