import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, pageOf, paging, versionNumber } from '@/backend/contract/fields';
import { deskOrder } from './desk-order';
import { eventNumberCalls } from './event-numbers';
import { attendee } from './orders';
import { MAX_MONEY, MAX_TICKETS, STATEMENT_MAX_BYTES, STATEMENT_MAX_LENGTH } from './limits';
import { orderHead, orderItem } from './order';
import { receiptCalls } from './receipt';
import { MONEY_CHOICES, ORDER_STATUSES, PAYMENT_METHODS } from './statuses';
import { ticketTypeId } from './ticket-type-id';

const ofEvent = { activity_id: id };

/**
 * What organisers do with the orders of their own events; orders of other organisers' events are answered as not found.
 */
export const ticketDeskCalls = {
  ...eventNumberCalls,
  ...receiptCalls,
  activityOrders: defineCall({
    path: '/admin/activity/order',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Orders of an event, the latest change first',
    input: z.object({
      ...ofEvent,
      ...paging,
      ...inLocale,
      status: z.enum([...ORDER_STATUSES, 'to_confirm']).optional(),
      /** A name, an address, the number of an order or bank transfer, a payment reference, or the code of a ticket. */
      keyword: z.string().max(100).default(''),
      ticket_type_id: ticketTypeId.optional(),
      method: z.enum([...PAYMENT_METHODS, 'free']).optional(),
      /** ISO instant; orders created at or after it. */
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
        /** What has been refunded, without refunds still to be paid. */
        refunded: z.number().int(),
        /**
         * What the organiser has to refund by hand: bank transfers, and card payments the provider could not refund.
         */
        to_pay_back: z.number().int(),
        /** Money received beyond what was due; the organiser has to decide about it. */
        to_return: z.number().int(),
      }),
    ).extend({ counts: z.record(z.string(), z.number()) }),
  }),
  activityOrder: defineCall({
    path: '/admin/activity/orderDetails',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'One order of an own event, with its money, letters and log',
    input: z.object({ id, ...inLocale }),
    output: deskOrder,
  }),
  checkOrder: defineCall({
    path: '/admin/activity/orderCheck',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Confirm money that came, consent to a request or decline it, settle a refund, return what is paid too much',
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
          'return_money',
          'revive',
          'park',
          'unblock_buyer',
        ])
        .default('confirm'),
      /**
       * The version this step builds on; if the order has changed since, the step is refused together with the newest
       * version.
       */
      version: versionNumber.optional(),
      /** The amount that arrived, if it is not the amount owed. */
      amount: z.number().int().min(1).max(MAX_MONEY).optional(),
      /** With `confirm`: what to do about an amount that is not exactly the amount owed. */
      choice: z.enum(MONEY_CHOICES).optional(),
      /** With `confirm`: the unmatched money that pays the order; its amount is the one received. */
      unmatched_id: id.optional(),
      /** The number of the bank transfer. A further payment for a paid order requires one that is not yet known. */
      transfer_id: z.string().max(120).optional(),
      /** With `confirm`: tickets, letters and receipt are delayed by a minute, in which the step can be undone. */
      undoable: z.boolean().optional(),
      refund_id: id.optional(),
      /** With `approve_refund`: the amount the organiser keeps, in minor units. */
      kept: z.number().int().min(0).max(MAX_MONEY).optional(),
      reason: z.string().max(500, 'tooLong').default(''),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  undoMoney: defineCall({
    path: '/admin/activity/orderUndo',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Take back, within a minute, that money came for an order or that a refund of it was paid, unless something came of it',
    input: z.object({ id, ...inLocale }),
    output: deskOrder,
  }),
  cancelActivityOrder: defineCall({
    path: '/admin/activity/orderCancel',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Cancel an unpaid order; pay back tickets of a paid one',
    input: z.object({
      id,
      version: versionNumber.optional(),
      ticket_ids: z.array(id).max(MAX_TICKETS).optional(),
      /** The amount the organiser keeps of the refund, in minor units. */
      kept: z.number().int().min(0).max(MAX_MONEY).optional(),
      /** For an unpaid order: blocks further orders for the event from anyone with the same mailbox. */
      block_buyer: z.boolean().optional(),
      reason: z.string().max(500, 'tooLong').default(''),
      ...inLocale,
    }),
    output: deskOrder,
  }),
  updateActivityOrder: defineCall({
    path: '/admin/activity/orderUpdate',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Note, address and attendees of an order; send its tickets again',
    input: z.object({
      id,
      /**
       * The version of note, address and attendees that this change builds on; if they have changed since, it is refused
       * together with the newest version.
       */
      details_version: versionNumber.optional(),
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
  renewActivityTicket: defineCall({
    path: '/admin/activity/renewTicket',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'New link and code for a ticket of an order, because its link was lost or seen by others; sent to its holder',
    input: z.object({ id, ticket_id: id, ...inLocale }),
    output: deskOrder,
  }),
  addGuest: defineCall({
    path: '/admin/activity/addGuest',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Give tickets away: taken from the seats, paid by nobody',
    input: z.object({
      ...ofEvent,
      ticket_type_id: ticketTypeId,
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
    browser: 'page',
    maxBytes: STATEMENT_MAX_BYTES,
    summary: 'Which lines of a bank statement (CSV) belong to which orders; nothing is confirmed by it',
    input: z.object({ ...ofEvent, csv: z.string().max(STATEMENT_MAX_LENGTH, 'tooLong') }),
    output: z.object({
      matches: z.array(
        z.object({
          line: z.number().int(),
          text: z.string(),
          order_id: id,
          number: z.string(),
          owed: z.number().int(),
          currency: z.string(),
          /** Whether the line contains the amount owed. */
          is_amount_found: z.boolean(),
        }),
      ),
      unmatched: z.array(
        z.object({
          line: z.number().int(),
          text: z.string(),
          /** The amount the line seems to credit, in minor units; null for a debit, or a line without amounts. */
          amount: z.number().int().nullable(),
          currency: z.string(),
          /** The number of an order the line names although it has been paid; empty for none. */
          names: z.string(),
          /** Whether the line was already stored. */
          is_kept: z.boolean(),
        }),
      ),
    }),
  }),
};
