/** Actions in the log of an order that have a text; others are shown by name. */
const LOG_ACTIONS = [
  'created',
  'applied',
  'guest_added',
  'offered',
  'approve',
  'approveFree',
  'decline',
  'cancel',
  'cancelFree',
  'expire',
  'pay',
  'payLate',
  'returnLate',
  'returnOverLimit',
  'askRefund',
  'refund',
  'refuseRefund',
  'settle',
  'settlePart',
  'ask_again',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'edited',
  'money',
  'payment_begun',
  'payment_delayed',
  'refund_begun',
  'refund_done',
  'refund_failed',
  'reminded',
  'sent_again',
  'tickets_returned',
  'transfer_named',
  'transferred',
] as const;

/** The action of a log entry, if it has a text. */
export function knownAction(action: string): (typeof LOG_ACTIONS)[number] | undefined {
  return LOG_ACTIONS.find((one) => one === action);
}
