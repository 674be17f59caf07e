/**
 * Actions in the log of an order that its buyer sees, and whether they settle something; all others are for the organiser
 * alone.
 */
export const BUYER_LOG_ACTIONS = {
  created: 'step',
  applied: 'step',
  offered: 'step',
  approve: 'step',
  approveFree: 'settled',
  decline: 'settled',
  cancel: 'settled',
  cancelFree: 'settled',
  expire: 'settled',
  pay: 'settled',
  payLate: 'settled',
  returnLate: 'step',
  returnOverLimit: 'step',
  askRefund: 'step',
  refund: 'step',
  refuseRefund: 'settled',
  settle: 'settled',
  settlePart: 'settled',
  transfer_named: 'step',
  ask_again: 'step',
  money: 'step',
  edited: 'step',
  sent_again: 'step',
  ticket_renewed: 'step',
  transferred: 'step',
  transfer_sent: 'step',
  transfer_called_back: 'step',
  transfer_declined: 'step',
  transfer_expired: 'step',
  transfer_void: 'step',
  transfer_used: 'step',
  tickets_returned: 'step',
  payment_begun: 'step',
  payment_delayed: 'step',
  refund_begun: 'step',
  refund_done: 'settled',
  refund_failed: 'step',
  guest_added: 'settled',
  waive: 'settled',
  returnShort: 'settled',
  revive: 'settled',
  rest_asked: 'step',
  parked: 'step',
  payout_returned: 'step',
  account_given: 'step',
  account_asked: 'step',
  payout_arrived: 'settled',
  payout_missing: 'step',
} as const satisfies Record<string, 'step' | 'settled'>;

export type BuyerLogAction = keyof typeof BUYER_LOG_ACTIONS;

export const isBuyerLogAction = (action: string): action is BuyerLogAction =>
  Object.hasOwn(BUYER_LOG_ACTIONS, action);
