/** The state of an order. */
export const ORDER_STATUSES = [
  'awaiting_approval',
  'payment_in_progress',
  'paid',
  'refund_in_progress',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Who created an order: a buyer, an organiser who gives tickets away, or the waiting list when it offers seats. Each
 * has idempotency keys of its own.
 */
export const ORDER_ORIGINS = ['buyer', 'guest', 'waitlist'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

/** Steps of an order; each is one row of the backend's table of transitions. */
export type OrderCommand =
  | 'approve'
  | 'approveFree'
  | 'decline'
  | 'cancel'
  | 'cancelFree'
  | 'expire'
  | 'pay'
  | 'payLate'
  | 'returnLate'
  | 'returnOverLimit'
  | 'waive'
  | 'returnShort'
  | 'revive'
  | 'askRefund'
  | 'refund'
  | 'refuseRefund'
  | 'settle'
  | 'settlePart'
  | 'reopenRefund'
  | 'takeBack'
  | 'takeBackPayout';

/** Why an order was cancelled or is paid back. */
export const ORDER_CAUSES = [
  'buyer',
  'host',
  'declined',
  'hold_expired',
  'replaced',
  'paid_late',
  'over_limit',
  'event_cancelled',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** The situation an order's page describes in its first sentence. */
export const SITUATIONS = [
  'held',
  'offered',
  'reference_given',
  'payment_delayed',
  'underpaid',
  'awaiting_approval',
  'paid',
  'event_changed',
  'refund_asked',
  'refund_in_progress',
  'part_in_progress',
  'partly_refunded',
  'refunded',
  'refund_refused',
  'hold_expired',
  'paid_late',
  'over_limit',
  'event_cancelled',
  'declined',
  'cancelled_owed',
  'cancelled_by_buyer',
  'cancelled_by_host',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * The state of one ticket. `requested` waits for approval and takes up no seat. `reserved`, `valid` and `refunding`
 * take up a seat. Only `valid` tickets are admitted. A transferred ticket gets a higher version; codes of older
 * versions are void.
 */
export const TICKET_STATES = [
  'requested',
  'reserved',
  'valid',
  'refunding',
  'refunded',
  'cancelled',
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/**
 * The state of a ticket's transfer. It is `pending` until the receiver takes the ticket, which belongs to the sender
 * until then. `expired`: nobody took it in time. `void`: the ticket was refunded, cancelled or sent to another address
 * meanwhile. `used`: the sender was admitted with it.
 */
export const TRANSFER_STATES = [
  'pending',
  'taken',
  'called_back',
  'declined',
  'expired',
  'void',
  'used',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** The ways a pending transfer ends; each is one row of the table of transitions. */
export type TransferCommand = 'take' | 'callBack' | 'decline' | 'expire' | 'cancel' | 'admit';

export const SEATED_STATES = ['reserved', 'valid', 'refunding'] as const satisfies readonly TicketState[];

export const PAYMENT_METHODS = ['manual', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATES = ['pending', 'received', 'failed', 'disputed'] as const;
export const REFUND_STATES = ['waiting', 'sent', 'done', 'failed'] as const;
/** The ground of a refund: tickets were returned, too much was paid, or the money never became tickets. */
export const REFUND_GROUNDS = ['tickets', 'surplus', 'unsold'] as const;
export type RefundGround = (typeof REFUND_GROUNDS)[number];
/** How an organiser paid a refund by hand. */
export const PAYOUT_WAYS = ['transfer', 'cash'] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];
/**
 * The group of a refund among the payouts of an event: to be paid by hand, waiting for the buyer's account, paid and
 * not confirmed by the buyer, refunded by the provider, done.
 */
export const PAYOUT_GROUPS = ['to_pay', 'no_account', 'unconfirmed', 'by_provider', 'done'] as const;
export type PayoutGroup = (typeof PAYOUT_GROUPS)[number];
/**
 * An organiser's choices for money that is not the amount owed. Too little: `wait` for more, `ask_rest` of the buyer,
 * `waive` the rest, `return` it. Too much: `return` the surplus or `park` it. For a cancelled order: `revive` it,
 * `return` or `park`.
 */
export const MONEY_CHOICES = ['wait', 'ask_rest', 'waive', 'return', 'revive', 'park'] as const;
export type MoneyChoice = (typeof MONEY_CHOICES)[number];
/** The state of unmatched money: open, matched to an order, returned by the organiser, or not money of this event. */
export const UNMATCHED_STATES = ['open', 'matched', 'returned', 'not_ours'] as const;
export type UnmatchedState = (typeof UNMATCHED_STATES)[number];
/** Steps of unmatched money; each is one row of the table of transitions. */
export type UnmatchedCommand = 'give' | 'takeBack' | 'sendBack' | 'disown' | 'reopen';

export const WAITLIST_STATES = ['waiting', 'offered', 'taken', 'left', 'expired'] as const;

/**
 * Roles at one event. `owner` may do everything, `editor` may change the event, `cashier` handles orders and money.
 * These and `gate` may use the gate.
 */
export const STAFF_ROLES = ['owner', 'editor', 'cashier', 'gate'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Roles an owner can assign. */
export const ASSIGNED_ROLES = ['editor', 'cashier', 'gate'] as const satisfies readonly StaffRole[];
export type AssignedRole = (typeof ASSIGNED_ROLES)[number];

/**
 * The verdicts of a gate. `awaiting`: the order waits for the organiser's approval. `disputed`: the buyer's bank has
 * withdrawn the money for now; the ticket stays valid, but a person decides on admission.
 */
export const SCAN_RESULTS = [
  'admitted',
  'left',
  'used',
  'void',
  'moved',
  'other',
  'unpaid',
  'awaiting',
  'disputed',
  'fake',
  'early',
  'closed',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/**
 * Kinds of notes that explain the sales of a day: the sale opened, a lower price ended, a type closed or sold out, the
 * event was moved.
 */
export const SALE_REMARKS = ['opened', 'step_ended', 'closed', 'sold_out', 'moved'] as const;
export type SaleRemark = (typeof SALE_REMARKS)[number];

/** Kinds of ticket types: an `invitation` is free for people with an invite code. */
export const TICKET_KINDS = ['official', 'invitation', 'ordinary'] as const;
