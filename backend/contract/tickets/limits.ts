/** Minutes seats are held while the buyer pays. */
export const HOLD_MINUTES = 15;
/**
 * Hours a hold is extended by, once, when the buyer names a transfer; also the hours an approved buyer has to pay in.
 */
export const EXTENDED_HOLD_HOURS = 24;
/** Letters and digits of a ticket's code. */
export const TICKET_CODE_LENGTH = 8;
/** Hours before the date by which an organiser has to answer a named transfer, at which he is reminded. */
export const REMIND_HOURS = 4;
/** Minutes an offer to a person on the waiting list is open. */
export const OFFER_MINUTES = 120;
/** Orders of an event whose named transfer came to nothing, after which the same person can name none there any more. */
export const MAX_FAILED_CLAIMS = 2;
/**
 * Of how many seats one may be held by one person who has not paid; never fewer than one person may buy of a type.
 */
export const CLAIMED_SHARE = 10;
/** Tickets in one order. */
export const MAX_TICKETS = 50;
/** Orders one member may have open in one event, and everywhere. */
export const MAX_OPEN_IN_EVENT = 3;
export const MAX_OPEN_ORDERS = 10;
export const MAX_QUANTITY = 100_000;
export const MAX_PRICE = 1_000_000_000;
/** Minor units of one payment, one refund, and all money of one order: twice the dearest order there can be. */
export const MAX_MONEY = 100_000_000_000;
/** Minor units of all money an event receives by hand: sums over hundreds of events stay exact numbers. */
export const MAX_EVENT_MONEY = 10_000_000_000_000;
export const MAX_TYPES = 30;
export const MAX_QUESTIONS = 20;
export const MAX_CODES_AT_ONCE = 1000;
export const NAME_MAX_LENGTH = 100;
export const ANSWER_MAX_LENGTH = 1000;
/** Scans a gate hands over at once. */
export const MAX_SCANS = 500;
/** Letters of a holder's address a gate may see. */
export const MAIL_LETTERS = 3;
/** Minutes in which a gate can take back what it let in. */
export const UNDO_MINUTES = 10;
/** How long after the event a phone at the gate can still use its list. */
export const GATE_HOURS = 24;
/** Days after an event in which the key in a letter still opens its ticket without signing in. */
export const TICKET_KEY_DAYS = 30;
/** Days after a refund by hand was recorded during which its buyer can say that it has not arrived. */
export const ARRIVAL_DAYS = 14;
/** Days after the last refund of an order after which only the last characters of its account stay. */
export const ACCOUNT_DAYS = 90;
/** Letters and digits of an account refunds are paid to, at least. */
export const ACCOUNT_MIN_LENGTH = 8;
/** Minutes during which a colleague counts as paying the refund he has opened. */
export const OPENED_MINUTES = 10;
/** Payouts recorded or written into a file at once. */
export const MAX_PAYOUTS = 500;
/** Seconds in which an organiser takes back that money came, or that he paid some out; what tells of it waits as long. */
export const UNDO_MONEY_SECONDS = 60;
/** Lines of a statement kept at once, and how many an event can have waiting. */
export const MAX_UNMATCHED_AT_ONCE = 500;
export const MAX_UNMATCHED = 2000;
/** Hours in which the receiver of a ticket takes it; it ends earlier when the doors open. */
export const TRANSFER_HOURS = 48;
/** Minutes a link to an export works. */
export const EXPORT_MINUTES = 10;
/**
 * By how much an account's ceiling for letters to others is multiplied, by its age in days. Until it is older than the first
 * of them, or has sold `PAID_ORDERS_KNOWN` orders, it is new.
 */
export const LETTER_STANDINGS = [
  { days: 7, times: 5 },
  { days: 90, times: 10 },
] as const;
export const PAID_ORDERS_KNOWN = 10;
/** Each of so many paid orders adds one to the multiplier; only buyers count whose account is a week old. */
export const PAID_ORDERS_A_STEP = 10;
/** What the trust of the newsroom in organisers and editors adds to it. */
export const TRUSTED_TIMES = 50;
/** Letters of an event that can wait for an editor at once. */
export const MAX_HELD_LETTERS = 1000;

/** A bank statement, in characters. */
export const STATEMENT_MAX_LENGTH = 500_000;
/** What a call with a statement weighs where each character is Chinese. */
export const STATEMENT_MAX_BYTES = 4 * STATEMENT_MAX_LENGTH;
