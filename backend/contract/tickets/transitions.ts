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
  /** What becomes of its tickets; those in other states stay as they are. Their seats follow from it. */
  tickets: Partial<Record<TicketState, TicketState>>;
}

/**
 * Every step of an order and what it does to its tickets; any other step is refused. Money that arrives after a hold
 * has expired takes the seats again (`payLate`) or is returned: the seats are gone or the event is (`returnLate`), or with
 * those bought since they are more than one person may have (`returnOverLimit`). Of money that is not what was owed the
 * organiser decides: he lets the buyer off the rest (`waive`), returns what came and frees the seats (`returnShort`), or
 * takes the seats of a cancelled order again (`revive`). Money that was returned and comes back from the buyer's
 * bank opens the refund again (`reopenRefund`); its tickets stay void. For a minute he takes back that money came (`takeBack`) or
 * that he paid some out (`takeBackPayout`).
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

/** States of a ticket that nobody can come in with yet, or any more. */
const NO_TICKET: readonly string[] = ['requested', 'reserved', 'cancelled'] satisfies TicketState[];

/** Whether a step brings an order nearer to its tickets; none is possible once the event is over or cancelled. */
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
  /** The line in the log of the order. */
  action: string;
}

/** Every way the pending transfer of a ticket ends; one that has ended stays as it is. */
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
 * Every step of money that named no order. Given to an order it is that order's payment, and leaves it only with that
 * payment (`takeBack`); what was said to be no order's can be looked at again.
 */
export const UNMATCHED_STEPS: Record<UnmatchedCommand, UnmatchedStep> = {
  give: { from: ['open'], to: 'matched' },
  takeBack: { from: ['matched'], to: 'open' },
  sendBack: { from: ['open'], to: 'returned' },
  disown: { from: ['open'], to: 'not_ours' },
  reopen: { from: ['returned', 'not_ours'], to: 'open' },
};
