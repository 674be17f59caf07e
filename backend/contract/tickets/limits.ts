/** Minutes for which seats are held while the buyer pays. */
export const SEAT_HOLD_MINUTES = 15;
/**
 * Hours by which a seat hold is extended, once, when the buyer reports a bank transfer; also the hours an approved
 * buyer has for paying.
 */
export const EXTENDED_SEAT_HOLD_HOURS = 24;
/** Letters and digits of a ticket's code. */
export const TICKET_CODE_LENGTH = 8;
/** Hours before the deadline for answering a reported bank transfer at which the organiser is reminded. */
export const REMIND_HOURS = 4;
/** Minutes for which a seat is offered to a person on the waiting list. */
export const OFFER_MINUTES = 120;
/**
 * After this many orders of an event whose reported bank transfer never arrived, the same person can report no further
 * one there.
 */
export const MAX_FAILED_CLAIMS = 2;
/** One person who has not paid may hold one of this many seats, but always as many as one person may buy of a type. */
export const CLAIMED_SHARE = 10;
/** The most tickets in one order. */
export const MAX_TICKETS = 50;
/** The most open orders of one member in one event, and in all events. */
export const MAX_OPEN_IN_EVENT = 3;
export const MAX_OPEN_ORDERS = 10;
export const MAX_QUANTITY = 100_000;
export const MAX_PRICE = 1_000_000_000;
/** The most minor units of one payment, one refund, and all money of one order: twice the dearest possible order. */
export const MAX_MONEY = 100_000_000_000;
/** The most minor units an event receives by hand, so that sums over hundreds of events stay exact numbers. */
export const MAX_EVENT_MONEY = 10_000_000_000_000;
export const MAX_TYPES = 30;
export const MAX_QUESTIONS = 20;
export const MAX_CODES_AT_ONCE = 1000;
export const NAME_MAX_LENGTH = 100;
export const ANSWER_MAX_LENGTH = 1000;
/** The most scans a gate sends at once. */
export const MAX_SCANS = 500;
/** The number of letters of a holder's address the gate may see. */
export const MAIL_LETTERS = 3;
/** Minutes in which the gate can undo an admission. */
export const UNDO_MINUTES = 10;
/** Hours after the event during which a gate phone can still use its list. */
export const GATE_HOURS = 24;
/** Days after an event during which the key in a letter still opens its ticket without signing in. */
export const TICKET_KEY_DAYS = 30;
/** Days after a refund by hand was recorded during which its buyer can say that it has not arrived. */
export const ARRIVAL_DAYS = 14;
/** Days after the last refund of an order until its account number is erased except for the last characters. */
export const ACCOUNT_DAYS = 90;
/** The fewest letters and digits of an account number for refunds. */
export const ACCOUNT_MIN_LENGTH = 8;
/** Minutes for which a colleague who has opened a refund counts as paying it. */
export const OPENED_MINUTES = 10;
/** The most payouts recorded, or written into a file, at once. */
export const MAX_PAYOUTS = 500;
/**
 * Seconds in which an organiser can undo a confirmed payment or a recorded payout; letters about it are delayed as
 * long.
 */
export const UNDO_MONEY_SECONDS = 60;
/** The most lines of a statement stored at once, and the most an event can have waiting. */
export const MAX_UNMATCHED_AT_ONCE = 500;
export const MAX_UNMATCHED = 2000;
/** Hours in which the receiver of a ticket has to take it; the time ends earlier if the doors open before. */
export const TRANSFER_HOURS = 48;
/** Minutes for which the link to an export works. */
export const EXPORT_MINUTES = 10;
/**
 * The factors of an account's limits for letters to others, by its age in days. An account is new until it is older
 * than the first of them or has sold `PAID_ORDERS_KNOWN` orders.
 */
export const LETTER_STANDINGS = [
  { days: 7, times: 5 },
  { days: 90, times: 10 },
] as const;
export const PAID_ORDERS_KNOWN = 10;
/** This many paid orders add one to the factor; each buyer counts once, if the account is a week old or older. */
export const PAID_ORDERS_A_STEP = 10;
/** The addition to the factor for organisers and editors whom the newsroom trusts. */
export const TRUSTED_TIMES = 50;
/** The most letters of an event that can wait for an editor at once. */
export const MAX_HELD_LETTERS = 1000;

/** The longest bank statement, in characters. */
export const STATEMENT_MAX_LENGTH = 500_000;
/** The size of a call with a statement, if every character is Chinese. */
export const STATEMENT_MAX_BYTES = 4 * STATEMENT_MAX_LENGTH;
