import { z } from 'zod';
import { langOfTexts, textInAnyScript, textInLang } from '@/backend/contract/language-of-texts';
import { id } from '@/backend/contract/fields';
import { receipt } from './receipt';
import {
  ORDER_CAUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  REFUND_GROUNDS,
  REFUND_STATES,
  SITUATIONS,
  TICKET_STATES,
  TRANSFER_STATES,
} from './statuses';
import { ticketTypeId } from './ticket-type-id';

const amount = z.number().int();

/** The transfer of a ticket as its sender sees it. Times are ISO instants. */
export const ticketTransfer = z.object({
  state: z.enum(TRANSFER_STATES),
  /** The receiver's name, as the sender wrote it. */
  name: z.string(),
  email: z.string(),
  sent_time: z.string(),
  /** The deadline for taking the ticket. */
  ends_time: z.string(),
  /** When it was taken, called back, declined, or ended by itself; null while it is pending. */
  ended_time: z.string().nullable(),
  /** The delivery of its letter: waiting, sent, failed, waiting for an editor, or stopped by an editor. */
  letter: z.enum(['waiting', 'sent', 'failed', 'held', 'stopped']),
});

/** The fields common to all answers with orders. Times are ISO instants, amounts minor units of `currency`. */
export const orderHead = z.object({
  id,
  /** Short, so that it can be read aloud. */
  number: z.string(),
  version: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  situation: z.enum(SITUATIONS),
  cause: z.enum(ORDER_CAUSES).nullable(),
  /** The reasons for refunds that its situation concerns: those under way, or else those that were paid. */
  grounds: z.array(z.enum(REFUND_GROUNDS)),
  /** When its seat hold ends; null when it has no deadline. */
  expires_at: z.string().nullable(),
  total: amount,
  currency: z.string(),
  created_time: z.string(),
  updated_time: z.string(),
  /** The time of the answer, so that the page can count down by the server's clock. */
  server_time: z.string(),
  is_test: z.boolean(),
});

export const orderEvent = z.object({
  id,
  title: textInLang,
  lang: langOfTexts,
  poster: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  city: textInLang,
  address: textInLang,
  /** The name of the organiser, who is also the seller. */
  organiser: textInLang,
  state: z.enum(['upcoming', 'running', 'ended', 'cancelled']),
});

export const orderTicket = z.object({
  id,
  code: z.string(),
  ticket_type_id: ticketTypeId,
  type_name: textInAnyScript(z.string()),
  state: z.enum(TICKET_STATES),
  price: amount,
  name: z.string(),
  email: z.string(),
  answers: z.record(z.string(), z.string()),
  /** Whether every detail the event requires is filled in. */
  is_complete: z.boolean(),
  checked_in_time: z.string().nullable(),
  /** Whether the ticket belongs to another person after a transfer: its buyer can neither change nor return it. */
  was_transferred: z.boolean(),
  /** The buyer's last transfer of the current code or of the one before it; null for none. */
  transfer: ticketTransfer.nullable(),
  /**
   * The key with which the attendee can fill in the details; empty once the ticket was transferred, and for organisers.
   */
  key: z.string(),
});

export const orderItem = z.object({
  ticket_type_id: ticketTypeId,
  name: textInAnyScript(z.string()),
  quantity: z.number().int(),
  price: amount,
  code: z.string(),
});

const orderPayment = z.object({
  id,
  method: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount,
  reference: z.string(),
  time: z.string(),
});

const orderRefund = z.object({
  id,
  state: z.enum(REFUND_STATES),
  ground: z.enum(REFUND_GROUNDS),
  amount,
  /** Whether it is paid by hand; otherwise the provider pays it. */
  is_manual: z.boolean(),
  /**
   * For a refund paid by hand: the bank's number of the payout, and whether its buyer can still report whether it
   * arrived.
   */
  reference: z.string(),
  may_report: z.boolean(),
  is_missing: z.boolean(),
  reason: z.string(),
  time: z.string(),
});

const logEntry = z.object({
  time: z.string(),
  /** `created`, a step of the order, or another entry: `transfer_named`, `money`, `sent` … */
  action: z.string(),
  /** The name of the person who did it; empty for the portal itself. */
  actor: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** A whole order, as its buyer sees it. */
export const order = orderHead.extend({
  event: orderEvent,
  email: z.string(),
  name: z.string(),
  items: z.array(orderItem),
  tickets: z.array(orderTicket),
  paid: amount,
  /** Money that has been refunded, without refunds still under way. */
  refunded: amount,
  /** Refunds that are owed and not yet paid. */
  to_pay_back: amount,
  /** The amount still to be paid, and the amount paid too much, which is to be returned. */
  owed: amount,
  to_return: amount,
  /**
   * The amount the buyer was excused from paying, and the amount the organiser keeps for the buyer until they agree on
   * it.
   */
  waived: amount,
  parked: amount,
  /** The money received that is neither returned, kept nor parked: no more can be refunded for its tickets. */
  balance: amount.optional(),
  payment: z.object({
    methods: z.array(z.enum(PAYMENT_METHODS)),
    note: z.string(),
    /** The reference the buyer copies into the bank transfer; it contains a check letter. */
    reference: z.string(),
    transfer_id: z.string(),
    /** The deadline for the organiser's answer. */
    confirm_by: z.string().nullable(),
    may_name_transfer: z.boolean(),
  }),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  refund: z.object({
    /** Until when the buyer gets a refund without the organiser's approval; null when never. */
    until: z.string().nullable(),
    is_possible: z.boolean(),
    /** The percentage of each ticket's price the organiser keeps. */
    kept_percent: z.number().int(),
  }),
  /** The recipient of its receipt. */
  invoice: z.object({ title: z.string(), tax_number: z.string() }).nullable(),
  receipts: z.array(receipt),
  /**
   * The changes of the event's time and place since it was paid, as announced then. Null for what did not change, or is
   * unknown.
   */
  moved: z
    .object({
      start_time: z.string().nullable(),
      place: z.object({ before: z.string(), after: z.string() }).nullable(),
    })
    .nullable(),
  /** The account for a refund by hand; the buyer is asked for it only while such a refund waits. */
  refund_account: z.object({ is_wanted: z.boolean(), tail: z.string() }),
  log: z.array(logEntry),
});

export type Order = z.infer<typeof order>;
