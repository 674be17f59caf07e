import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, pageOf, paging } from '@/backend/contract/fields';
import { attendee } from './orders';
import { MAX_TICKETS } from './limits';
import { order, orderHead, orderItem } from './order';
import { ORDER_STATUSES, PAYMENT_METHODS } from './statuses';

const ofEvent = { activity_id: id };

const deskOrder = order.extend({
  /** For colleagues; the buyer does not see it. */
  note: z.string(),
  /** Letters with tickets: how each went. */
  letters: z.array(
    z.object({
      ticket_id: id,
      to: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      error: z.string(),
      time: z.string(),
    }),
  ),
});

const money = z.object({ currency: z.string(), amount: z.number().int() });

/** What organisers do with the orders of their own events; somebody else's are not found. */
export const ticketDeskCalls = {
  activityOrders: defineCall({
    path: '/admin/activity/order',
    methods: ['POST'],
    access: 'user',
    summary: 'Orders of an event, the latest change first',
    input: z.object({
      ...ofEvent,
      ...paging,
      ...inLocale,
      status: z.enum([...ORDER_STATUSES, 'to_confirm']).optional(),
      /** Name, address, number, code of a ticket, number of a transfer, reference. */
      keyword: z.string().max(100).default(''),
      ticket_id: id.optional(),
      method: z.enum([...PAYMENT_METHODS, 'free']).optional(),
      /** ISO instant: created at or after. */
      from: z.string().max(40).optional(),
    }),
    output: pageOf(
      orderHead.extend({
        name: z.string(),
        email: z.string(),
        method: z.string(),
        items: z.array(orderItem),
        transfer_id: z.string(),
        paid: z.number().int(),
        refunded: z.number().int(),
      }),
    ).extend({ counts: z.record(z.string(), z.number()) }),
  }),
  activityOrder: defineCall({
    path: '/admin/activity/orderDetails',
    methods: ['POST'],
    access: 'user',
    summary: 'One order of an own event, with its money, letters and log',
    input: z.object({ id, ...inLocale }),
    output: deskOrder,
  }),
  checkOrder: defineCall({
    path: '/admin/activity/orderCheck',
    methods: ['POST'],
    access: 'user',
    summary: 'Confirm money that came, consent to a request or decline it, settle a refund',
    input: z.object({
      id,
      action: z
        .enum([
          'confirm',
          'approve',
          'decline',
          'ask_again',
          'approve_refund',
          'refuse_refund',
          'refund_done',
        ])
        .default('confirm'),
      /** Refused with the newest when the order changed since. */
      version: z.number().int().optional(),
      /** What arrived, when it is not what is owed. */
      amount: z.number().int().min(1).optional(),
      transfer_id: z.string().max(120).optional(),
      refund_id: id.optional(),
      reason: z.string().max(500, 'tooLong').default(''),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  cancelActivityOrder: defineCall({
    path: '/admin/activity/orderCancel',
    methods: ['POST'],
    access: 'user',
    summary: 'Cancel an unpaid order; pay back tickets of a paid one',
    input: z.object({
      id,
      version: z.number().int().optional(),
      ticket_ids: z.array(id).max(MAX_TICKETS).optional(),
      reason: z.string().max(500, 'tooLong').default(''),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  updateActivityOrder: defineCall({
    path: '/admin/activity/orderUpdate',
    methods: ['POST'],
    access: 'user',
    summary: 'Note, address and attendees of an order; send its tickets again',
    input: z.object({
      id,
      note: z.string().max(2000, 'tooLong').optional(),
      email: z.email().max(254).optional(),
      attendees: z
        .array(attendee.partial().required({ id: true }))
        .max(MAX_TICKETS)
        .optional(),
      resend: z.boolean().default(false),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  addGuest: defineCall({
    path: '/admin/activity/addGuest',
    methods: ['POST'],
    access: 'user',
    summary: 'Give tickets away: taken from the seats, paid by nobody',
    input: z.object({
      ...ofEvent,
      ticket_id: id,
      attendees: z.array(attendee).min(1).max(MAX_TICKETS),
      idempotency_key: z.string().min(1).max(100),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  matchTransfers: defineCall({
    path: '/admin/activity/matchTransfers',
    methods: ['POST'],
    access: 'user',
    summary: 'Which lines of a bank statement (CSV) belong to which orders; nothing is confirmed by it',
    input: z.object({ ...ofEvent, csv: z.string().max(500_000, 'tooLong') }),
    output: z.object({
      matches: z.array(
        z.object({
          line: z.number().int(),
          text: z.string(),
          order_id: id,
          number: z.string(),
          owed: z.number().int(),
          currency: z.string(),
          /** The amount owed stands in the line. */
          is_amount_found: z.boolean(),
        }),
      ),
      unmatched: z.array(z.object({ line: z.number().int(), text: z.string() })),
    }),
  }),
  activityHome: defineCall({
    path: '/admin/activity/home',
    methods: ['POST'],
    access: 'user',
    summary:
      'What wants the caller: seats that add up, sales by day and type, check-ins, money; of one event or all his own',
    input: z.object({ activity_id: id.optional(), ...inLocale }),
    output: z.object({
      /** seats = checked_in + paid + held + unsold, always. */
      seats: z.object({
        seats: z.number().int(),
        checked_in: z.number().int(),
        paid: z.number().int(),
        held: z.number().int(),
        unsold: z.number().int(),
      }),
      to_confirm: z.number().int(),
      to_approve: z.number().int(),
      waiting: z.number().int(),
      types: z.array(
        z.object({
          ticket_id: id,
          name: z.string(),
          quantity: z.number().int(),
          held: z.number().int(),
          sold: z.number().int(),
          checked_in: z.number().int(),
          income: money,
        }),
      ),
      /** Tickets and money by day (UTC+8) and type, oldest first. */
      sales: z.array(
        z.object({
          day: z.string(),
          ticket_id: id,
          tickets: z.number().int(),
          amount: z.number().int(),
          currency: z.string(),
        }),
      ),
      /** In five minutes each, oldest first; ISO instants. */
      check_ins: z.array(z.object({ from: z.string(), count: z.number().int() })),
      income: z.array(money),
      refunded: z.array(money),
      to_return: z.array(money),
    }),
  }),
  exportOrders: defineCall({
    path: '/admin/activity/getExportData',
    methods: ['POST'],
    access: 'user',
    summary: 'A link, good for minutes, under which orders come as a file',
    input: z.object({
      ...ofEvent,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      what: z.enum(['orders', 'tickets']).default('tickets'),
      ...inLocale,
    }),
    output: z.object({ url: z.string(), file_name: z.string(), expires_at: z.string() }),
  }),
  messageAttendees: defineCall({
    path: '/admin/activity/message',
    methods: ['POST'],
    access: 'user',
    summary: 'A letter to attendees of a group, once each',
    input: z.object({
      ...ofEvent,
      group: z.enum(['holders', 'checked_in', 'not_here', 'unpaid', 'waiting']),
      ticket_id: id.optional(),
      subject: z.string().trim().min(1, 'required').max(150, 'tooLong'),
      text: z.string().trim().min(1, 'required').max(5000, 'tooLong'),
      /** The same key twice is one letter. */
      idempotency_key: z.string().min(1).max(100),
    }),
    output: z.object({ sent: z.number().int() }),
  }),
  cancelPreview: defineCall({
    path: '/admin/activity/cancelPreview',
    methods: ['POST'],
    access: 'user',
    summary: 'What cancelling an event would pay back, and how',
    input: z.object(ofEvent),
    output: z.object({
      orders: z.number().int(),
      tickets: z.number().int(),
      by_provider: z.array(money),
      by_hand: z.array(money),
    }),
  }),
  activityWaitlist: defineCall({
    path: '/admin/activity/waitlist',
    methods: ['POST'],
    access: 'user',
    summary: 'Who waits for seats of an event, in turn',
    input: z.object({ ...ofEvent, ...inLocale }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          ticket_id: id,
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
