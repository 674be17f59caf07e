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
 * Who made an order: a buyer, the organiser who gives tickets away, or the waiting list that offers seats. Keys of one are
 * never those of another.
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

/** What an order's page says in its first sentence. */
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
 * How one ticket stands. `requested` waits for consent and takes up no seat. `reserved`, `valid` and `refunding` take
 * up a seat. Only `valid` is let in. A ticket that was handed on gets a higher version; the code of an older version is
 * void.
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
 * How the transfer of a ticket stands. It is `pending` until its receiver takes it; then and only then the ticket is theirs.
 * `expired`: nobody took it in time. `void`: the ticket was refunded, cancelled or sent to another address meanwhile.
 * `used`: its sender was let in with it.
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

/** Ends of a pending transfer; each is one row of the table of transitions. */
export type TransferCommand = 'take' | 'callBack' | 'decline' | 'expire' | 'cancel' | 'admit';

export const SEATED_STATES = ['reserved', 'valid', 'refunding'] as const satisfies readonly TicketState[];

export const PAYMENT_METHODS = ['manual', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATES = ['pending', 'received', 'failed', 'disputed'] as const;
export const REFUND_STATES = ['waiting', 'sent', 'done', 'failed'] as const;
/** Why money goes back: tickets were given back, it was too much, or it never became tickets. */
export const REFUND_GROUNDS = ['tickets', 'surplus', 'unsold'] as const;
export type RefundGround = (typeof REFUND_GROUNDS)[number];
/** How an organiser paid a refund by hand. */
export const PAYOUT_WAYS = ['transfer', 'cash'] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];
/**
 * Where a refund stands among the payouts of an event: to be paid by hand, waiting for the buyer's account, paid and not
 * confirmed by the buyer, going back by the provider, done.
 */
export const PAYOUT_GROUPS = ['to_pay', 'no_account', 'unconfirmed', 'by_provider', 'done'] as const;
export type PayoutGroup = (typeof PAYOUT_GROUPS)[number];
/**
 * What an organiser decides about money that is not what was owed. Too little: `wait` for more, `ask_rest` of the buyer,
 * `waive` what is missing, `return` it. Too much: `return` the surplus or `park` it. For a cancelled order: `revive` it,
 * `return` or `park`.
 */
export const MONEY_CHOICES = ['wait', 'ask_rest', 'waive', 'return', 'revive', 'park'] as const;
export type MoneyChoice = (typeof MONEY_CHOICES)[number];
/** What became of money that named no order: given to one, sent back by the organiser, or none of the event's. */
export const UNMATCHED_STATES = ['open', 'matched', 'returned', 'not_ours'] as const;
export type UnmatchedState = (typeof UNMATCHED_STATES)[number];
/** Steps of such money; each is one row of the table of transitions. */
export type UnmatchedCommand = 'give' | 'takeBack' | 'sendBack' | 'disown' | 'reopen';

export const WAITLIST_STATES = ['waiting', 'offered', 'taken', 'left', 'expired'] as const;

/**
 * Roles in one event. `owner` may do everything, `editor` change the event, `cashier` handle orders and money. These
 * and `gate` may see the gate.
 */
export const STAFF_ROLES = ['owner', 'editor', 'cashier', 'gate'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Roles an owner can give. */
export const GIVEN_ROLES = ['editor', 'cashier', 'gate'] as const satisfies readonly StaffRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/**
 * What a gate answers to a scan. `awaiting` waits for the organiser's consent. `disputed`: the buyer's bank has taken the
 * money back for now; the ticket stays valid, but a person decides whether it is let in.
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

/** What happened to a sale on a day: it opened, a lower price ended, a type closed or sold out, the event was moved. */
export const SALE_REMARKS = ['opened', 'step_ended', 'closed', 'sold_out', 'moved'] as const;
export type SaleRemark = (typeof SALE_REMARKS)[number];

/** Kinds of ticket types: `invitation` is free for those with a code. */
export const TICKET_KINDS = ['official', 'invitation', 'ordinary'] as const;
