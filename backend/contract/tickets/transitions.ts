import {
  type OrderCommand,
  type OrderStatus,
  SEATED_STATES,
  type TicketState,
  type TransferCommand,
  type TransferState,
  type UnmatchedCommand,
  type UnmatchedState,
} from '@/backend/contract/tickets/statuses';

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** The new states of its tickets; tickets in other states do not change. The seats taken follow from the states. */
  tickets: Partial<Record<TicketState, TicketState>>;
}

/**
 * Every step of an order and what it does to its tickets; any other step is refused. Money that arrives after a seat
 * hold has expired takes the seats again (`payLate`), or is returned because the seats are taken or the event is over
 * (`returnLate`), or because together with later purchases they would exceed the limit per person (`returnOverLimit`).
 * When the amount is not the amount owed, the organiser decides: excuse the buyer from the rest (`waive`), return the
 * money and free the seats (`returnShort`), or take the seats of a cancelled order again (`revive`). Refunded money
 * that comes back from the buyer's bank reopens the refund (`reopenRefund`); its tickets stay void. For a minute the
 * organiser can undo a confirmed payment (`takeBack`) or a recorded payout (`takeBackPayout`).
 */
export const TRANSITIONS: Record<OrderCommand, Transition> = {
  approve: { from: ['awaiting_approval'], to: 'payment_in_progress', tickets: { requested: 'reserved' } },
  approveFree: { from: ['awaiting_approval'], to: 'paid', tickets: { requested: 'valid' } },
  decline: { from: ['awaiting_approval'], to: 'cancelled', tickets: { requested: 'cancelled' } },
  cancel: {
    from: ['awaiting_approval', 'payment_in_progress'],
    to: 'cancelled',
    tickets: { requested: 'cancelled', reserved: 'cancelled' },
  },
  cancelFree: { from: ['paid'], to: 'cancelled', tickets: { valid: 'cancelled' } },
  expire: { from: ['payment_in_progress'], to: 'cancelled', tickets: { reserved: 'cancelled' } },
  pay: { from: ['payment_in_progress'], to: 'paid', tickets: { reserved: 'valid' } },
  payLate: { from: ['cancelled'], to: 'paid', tickets: { cancelled: 'valid' } },
  returnLate: { from: ['cancelled', 'refunded'], to: 'refund_in_progress', tickets: {} },
  returnOverLimit: { from: ['cancelled'], to: 'refund_in_progress', tickets: {} },
  waive: { from: ['payment_in_progress'], to: 'paid', tickets: { reserved: 'valid' } },
  returnShort: { from: ['payment_in_progress'], to: 'cancelled', tickets: { reserved: 'cancelled' } },
  revive: { from: ['cancelled'], to: 'paid', tickets: { cancelled: 'valid' } },
  askRefund: { from: ['paid'], to: 'refund_in_progress', tickets: { valid: 'refunding' } },
  refund: {
    from: ['paid', 'refund_in_progress'],
    to: 'refund_in_progress',
    tickets: { valid: 'refunded', refunding: 'refunded' },
  },
  refuseRefund: { from: ['refund_in_progress'], to: 'paid', tickets: { refunding: 'valid' } },
  settle: { from: ['refund_in_progress'], to: 'refunded', tickets: {} },
  settlePart: { from: ['refund_in_progress'], to: 'paid', tickets: {} },
  reopenRefund: { from: ['refunded', 'cancelled'], to: 'refund_in_progress', tickets: {} },
  takeBack: { from: ['paid'], to: 'payment_in_progress', tickets: { valid: 'reserved' } },
  takeBackPayout: { from: ['refunded', 'paid'], to: 'refund_in_progress', tickets: {} },
};

export function isPossible(status: OrderStatus, command: OrderCommand): boolean {
  return TRANSITIONS[command].from.includes(status);
}

/** States of a ticket that cannot be used for entry, either not yet or never again. */
const NO_TICKET: readonly string[] = ['requested', 'reserved', 'cancelled'] satisfies TicketState[];

/** Whether a step brings an order closer to tickets; no such step is possible once the event is over or cancelled. */
export function isSelling(command: OrderCommand): boolean {
  return Object.entries(TRANSITIONS[command].tickets).some(
    ([from, to]) => NO_TICKET.includes(from) && (to === 'reserved' || to === 'valid'),
  );
}

/** Whether a ticket in this state takes up a seat. */
export function isSeated(state: TicketState): boolean {
  const seated: readonly TicketState[] = SEATED_STATES;
  return seated.includes(state);
}

interface TransferEnd {
  to: Exclude<TransferState, 'pending'>;
  /** The action in the log of the order. */
  action: string;
}

/** Every way the pending transfer of a ticket ends; an ended transfer does not change. */
export const TRANSFER_ENDS: Record<TransferCommand, TransferEnd> = {
  take: { to: 'taken', action: 'transferred' },
  callBack: { to: 'called_back', action: 'transfer_called_back' },
  decline: { to: 'declined', action: 'transfer_declined' },
  expire: { to: 'expired', action: 'transfer_expired' },
  cancel: { to: 'void', action: 'transfer_void' },
  admit: { to: 'used', action: 'transfer_used' },
};

interface UnmatchedStep {
  from: readonly UnmatchedState[];
  to: UnmatchedState;
}

/**
 * Every step of unmatched money. Money given to an order becomes a payment of that order, and leaves it only together
 * with that payment (`takeBack`); the decision that it belongs to no order can be reopened.
 */
export const UNMATCHED_STEPS: Record<UnmatchedCommand, UnmatchedStep> = {
  give: { from: ['open'], to: 'matched' },
  takeBack: { from: ['matched'], to: 'open' },
  sendBack: { from: ['open'], to: 'returned' },
  disown: { from: ['open'], to: 'not_ours' },
  reopen: { from: ['returned', 'not_ours'], to: 'open' },
};
