import { z } from 'zod';
import { id, localeSchema } from '@/backend/contract/fields';
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

const amount = z.number().int();

/** The transfer of a ticket as its sender reads it. Times are ISO instants. */
export const ticketTransfer = z.object({
  state: z.enum(TRANSFER_STATES),
  /** The receiver, as the sender named them. */
  name: z.string(),
  email: z.string(),
  sent_time: z.string(),
  /** Until when it can be taken. */
  ends_time: z.string(),
  /** When it was taken, called back, declined, or ended by itself; null while it is pending. */
  ended_time: z.string().nullable(),
  /** Its letter: on its way, sent, not accepted, waiting for an editor, or stopped by one. */
  letter: z.enum(['waiting', 'sent', 'failed', 'held', 'stopped']),
});

/** What an answer says of every order. Times are ISO instants, amounts minor units of `currency`. */
export const orderHead = z.object({
  id,
  /** Short, to be read aloud. */
  number: z.string(),
  version: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  situation: z.enum(SITUATIONS),
  cause: z.enum(ORDER_CAUSES).nullable(),
  /** Why money of it goes back, as far as its situation tells of that: of what is under way, or else of what has gone back. */
  grounds: z.array(z.enum(REFUND_GROUNDS)),
  /** Until when its seats are held; null when nothing runs out. */
  expires_at: z.string().nullable(),
  total: amount,
  currency: z.string(),
  created_time: z.string(),
  updated_time: z.string(),
  /** The clock of the answer, for counting down by. */
  server_time: z.string(),
  is_test: z.boolean(),
});

export const orderEvent = z.object({
  id,
  title: z.string(),
  lang: localeSchema,
  poster: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  city: z.string(),
  address: z.string(),
  /** Name of who holds it, and sells. */
  organiser: z.string(),
  state: z.enum(['upcoming', 'running', 'ended', 'cancelled']),
});

export const orderTicket = z.object({
  id,
  code: z.string(),
  ticket_id: id,
  type_name: z.string(),
  state: z.enum(TICKET_STATES),
  price: amount,
  name: z.string(),
  email: z.string(),
  answers: z.record(z.string(), z.string()),
  /** Nothing is missing of what the event asks. */
  is_complete: z.boolean(),
  checked_in_time: z.string().nullable(),
  /** It is another person's now: its buyer can neither change nor return it. */
  was_transferred: z.boolean(),
  /** The last transfer its buyer began of the code it has, or of the one it had; null for none. */
  transfer: ticketTransfer.nullable(),
  /** Lets the person the ticket is for fill it in; empty once it was handed on, and for organisers. */
  key: z.string(),
});

export const orderItem = z.object({
  ticket_id: id,
  name: z.string(),
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
  /** Paid back by hand; otherwise the provider does it. */
  is_manual: z.boolean(),
  /** Of one by hand that was paid: the bank's number, and whether its buyer can still say if it arrived. */
  reference: z.string(),
  may_report: z.boolean(),
  is_missing: z.boolean(),
  reason: z.string(),
  time: z.string(),
});

const logEntry = z.object({
  time: z.string(),
  /** `created`, a step of the order, or what else happened to it: `transfer_named`, `money`, `sent` … */
  action: z.string(),
  /** Name of the person who did it; empty for the portal itself. */
  actor: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** The whole of an order, as its buyer sees it. */
export const order = orderHead.extend({
  event: orderEvent,
  email: z.string(),
  name: z.string(),
  items: z.array(orderItem),
  tickets: z.array(orderTicket),
  paid: amount,
  /** What has gone back: never what is still on its way. */
  refunded: amount,
  /** What is going back and has not gone yet: owed until it is paid. */
  to_pay_back: amount,
  /** Still to be paid, and paid too much: to be returned. */
  owed: amount,
  to_return: amount,
  /** What the organiser let the buyer off, and what he keeps for him until both know where it belongs. */
  waived: amount,
  parked: amount,
  payment: z.object({
    methods: z.array(z.enum(PAYMENT_METHODS)),
    note: z.string(),
    /** What the buyer copies into a transfer; it carries a check letter. */
    reference: z.string(),
    transfer_id: z.string(),
    /** Until when the organiser answers. */
    confirm_by: z.string().nullable(),
    may_name_transfer: z.boolean(),
  }),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  refund: z.object({
    /** Until when the buyer may have his money back without asking; null when never. */
    until: z.string().nullable(),
    is_possible: z.boolean(),
    /** What stays with the organiser of each ticket, in percent. */
    kept_percent: z.number().int(),
  }),
  /** Whom its receipt is or will be made out to. */
  invoice: z.object({ title: z.string(), tax_number: z.string() }).nullable(),
  receipts: z.array(receipt),
  /** Where the event was moved after it was paid: what was told then. Null for what did not change, or is not known. */
  moved: z
    .object({
      start_time: z.string().nullable(),
      place: z.object({ before: z.string(), after: z.string() }).nullable(),
    })
    .nullable(),
  /** Asked of the buyer only while a refund by hand waits: where it goes. */
  refund_account: z.object({ is_wanted: z.boolean(), tail: z.string() }),
  log: z.array(logEntry),
});

export type Order = z.infer<typeof order>;
