import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';
import { ruleConflict } from './gate';
import { SALE_REMARKS, SCAN_RESULTS } from './statuses';
import { ticketTypeId } from './ticket-type-id';

/** The number of letters of a message, by outcome. */
const messageOutcome = z.object({
  sent: z.number().int(),
  /** Letters that wait for an editor. */
  held: z.number().int(),
  /** Receivers of a transfer who have not taken their ticket: they get no message. */
  left_out: z.number().int(),
  unsubscribed: z.number().int(),
});

const ofEvent = { activity_id: id };

const money = z.object({ currency: z.string(), amount: z.number().int() });

/** Calls about a whole event: its numbers, its exports, letters to its attendees. */
export const eventNumberCalls = {
  activityHome: defineCall({
    path: '/admin/activity/home',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'What needs attention, seats, sales by day and type, check-ins and money of one event or of all the caller holds',
    input: z.object({ activity_id: id.optional(), ...inLocale }),
    output: z.object({
      /** Always: seats = checked_in + paid + held + unsold. */
      seats: z.object({
        seats: z.number().int(),
        checked_in: z.number().int(),
        paid: z.number().int(),
        held: z.number().int(),
        unsold: z.number().int(),
      }),
      to_confirm: z.number().int(),
      to_approve: z.number().int(),
      /** Refunds that have to be paid by hand. */
      to_pay_out: z.number().int(),
      waiting: z.number().int(),
      types: z.array(
        z.object({
          ticket_type_id: ticketTypeId,
          name: z.string(),
          quantity: z.number().int(),
          held: z.number().int(),
          sold: z.number().int(),
          checked_in: z.number().int(),
          income: money,
        }),
      ),
      /** Tickets and money by day (UTC+8) and ticket type, oldest first. */
      sales: z.array(
        z.object({
          day: z.string(),
          ticket_type_id: ticketTypeId,
          tickets: z.number().int(),
          amount: z.number().int(),
          currency: z.string(),
        }),
      ),
      /** The check-ins of each five minutes, oldest first; ISO instants. */
      check_ins: z.array(z.object({ from: z.string(), count: z.number().int() })),
      /**
       * Records that explain the sales of a day (UTC+8), oldest first; `ticket_type_id` if a note concerns one ticket type.
       */
      remarks: z.array(
        z.object({ day: z.string(), kind: z.enum(SALE_REMARKS), ticket_type_id: ticketTypeId.nullable() }),
      ),
      /** The gate phones that have joined; null when the numbers are for all events. */
      gate: z
        .object({
          doors: z.array(
            z.object({
              id,
              name: z.string(),
              list: z.string(),
              /** The number of people it admitted, without undone entries. */
              admitted: z.number().int(),
              last_sync: z.string().nullable(),
              /** Whether it can send no more scans, because it was revoked or has expired. */
              is_over: z.boolean(),
            }),
          ),
          /** The number of people admitted during the last ten minutes. */
          last_ten_minutes: z.number().int(),
          /** The number of refusals by verdict. */
          refused: z.array(z.object({ result: z.enum(SCAN_RESULTS), count: z.number().int() })),
          /** The last scans, newest first. */
          recent: z.array(
            z.object({
              id: z.string(),
              time: z.string(),
              result: z.enum(SCAN_RESULTS),
              door: z.string(),
              /** The name on the ticket; empty for a code without a ticket. */
              name: z.string(),
              type_name: z.string(),
              code: z.string(),
              /** The earlier entry because of which the ticket counts as used. */
              first: z.object({ time: z.string(), door: z.string() }).nullable(),
              against: ruleConflict.nullable(),
            }),
          ),
        })
        .nullable(),
      income: z.array(money),
      /** Money that has been refunded. */
      refunded: z.array(money),
      /** Refunds that are owed and not yet paid. */
      to_pay_back: z.array(money),
      to_return: z.array(money),
    }),
  }),
  activityViews: defineCall({
    path: '/admin/activity/views',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Views of the page of an event: by day (UTC+8), where they came from, and how many orders came of them; nothing about a reader',
    input: z.object(ofEvent),
    output: z.object({
      /** Oldest first. */
      days: z.array(z.object({ day: z.string(), views: z.number().int() })),
      /** Most views first. */
      sources: z.array(z.object({ source: z.string(), views: z.number().int() })),
      /** The number of orders created on these days, and how many of them were paid or free. */
      orders: z.number().int(),
      paid: z.number().int(),
    }),
  }),
  exportOrders: defineCall({
    path: '/admin/activity/getExportData',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'A link, good for minutes, under which orders, tickets, receipts or payouts come as a file',
    input: z.object({
      ...ofEvent,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      what: z.enum(['orders', 'tickets', 'receipts', 'payouts']).default('tickets'),
      ...inLocale,
    }),
    output: z.object({ url: z.string(), file_name: z.string(), expires_at: z.string() }),
  }),
  messageAttendees: defineCall({
    path: '/admin/activity/message',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'A letter to attendees of a group, once each; what of it was sent, and what waits for an editor',
    input: z.object({
      ...ofEvent,
      group: z.enum(['holders', 'checked_in', 'not_here', 'unpaid', 'waiting']),
      ticket_type_id: ticketTypeId.optional(),
      subject: z.string().trim().min(1, 'required').max(150, 'tooLong'),
      text: z.string().trim().min(1, 'required').max(5000, 'tooLong'),
      /** A request sent twice with the same key sends one letter. */
      idempotency_key: z.string().min(1).max(100),
    }),
    output: messageOutcome,
  }),
  cancelPreview: defineCall({
    path: '/admin/activity/cancelPreview',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'What cancelling an event would pay back, and how',
    input: z.object({ ...ofEvent, kept_percent: z.number().int().min(0).max(100).default(0) }),
    output: z.object({
      orders: z.number().int(),
      tickets: z.number().int(),
      by_provider: z.array(money),
      by_hand: z.array(money),
      /** What the organiser would keep. */
      kept: z.array(money),
    }),
  }),
  activityWaitlist: defineCall({
    path: '/admin/activity/waitlist',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Who waits for seats of an event, in turn',
    input: z.object({ ...ofEvent, ...inLocale }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          ticket_type_id: ticketTypeId,
          ticket_name: z.string(),
          name: z.string(),
          quantity: z.number().int(),
          state: z.string(),
          time: z.string(),
        }),
      ),
    }),
  }),
};
