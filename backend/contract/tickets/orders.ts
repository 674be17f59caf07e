import { z } from 'zod';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, pageOf, paging } from '@/backend/contract/fields';
import { ANSWER_MAX_LENGTH, MAX_TICKETS, MAX_TYPES, NAME_MAX_LENGTH } from './limits';
import { order, orderEvent, orderHead, orderItem } from './order';
import { invoiceTitle } from './receipt';
import { ORDER_STATUSES, PAYMENT_METHODS } from './statuses';
import { ticketTypeId } from './ticket-type-id';

/** A person's name; the generated nickname of an account counts as no name. */
const name = z.string().max(NAME_MAX_LENGTH, 'tooLong').overwrite(personName);
const email = z.union([z.literal(''), z.email().max(254)]);

export const attendee = z.object({
  /** The id of the ticket, if the order exists; otherwise attendees are in the order of the items. */
  id: id.optional(),
  name: name.default(''),
  email: email.default(''),
  answers: z.record(z.string().max(40), z.string().max(ANSWER_MAX_LENGTH, 'tooLong')).default({}),
});

const orderLine = z.object({
  ticket_type_id: ticketTypeId,
  quantity: z.number().int().min(1).max(MAX_TICKETS),
  code: z.string().max(40).optional(),
});

/** What a buyer does. Orders of others are answered as not found. */
export const orderCalls = {
  createOrder: defineCall({
    path: '/createOrder',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary:
      'Take seats: held for payment, paid at once when free, or waiting for consent; refused when nothing is left',
    input: z.object({
      event_id: id,
      items: z.array(orderLine).min(1, 'required').max(MAX_TYPES),
      attendees: z.array(attendee).max(MAX_TICKETS).optional(),
      /** A request sent twice with the same key creates one order. */
      idempotency_key: z.string().min(1).max(100),
      /** An open order of the caller, which this one replaces in the same transaction. */
      replaces: id.optional(),
      name: name.default(''),
      email: email.default(''),
      ...inLocale,
    }),
    output: order,
  }),
  orderDetails: defineCall({
    path: '/orderDetails',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'One own order; asks the payment provider how it stands',
    input: z.object({ id, ...inLocale }),
    output: order,
  }),
  cancelOrder: defineCall({
    path: '/cancelOrder',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Give back the seats of an order nothing was paid for',
    input: z.object({ id, ...inLocale }),
    output: order,
  }),
  myOrders: defineCall({
    path: '/myOrders',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Own orders, newest first',
    input: z.object({ ...paging, ...inLocale, status: z.enum(ORDER_STATUSES).optional() }),
    output: pageOf(orderHead.extend({ event: orderEvent, items: z.array(orderItem) })),
  }),
  saveAttendees: defineCall({
    path: '/saveAttendees',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Names, addresses and answers of the tickets of an own order',
    input: z.object({
      id,
      attendees: z.array(attendee.required({ id: true })).max(MAX_TICKETS),
      name: name.optional(),
      email: email.optional(),
      ...inLocale,
    }),
    output: order,
  }),
  payOrder: defineCall({
    path: '/payOrder',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Choose how to pay; for a provider the address of its page',
    input: z.object({ id, method: z.enum(PAYMENT_METHODS), ...inLocale }),
    output: z.object({ redirect_url: z.string().nullable(), order }),
  }),
  nameTransfer: defineCall({
    path: '/nameTransfer',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'The number of a transfer the buyer made; extends the hold once by 24 hours',
    input: z.object({
      id,
      transfer_id: z.string().trim().min(4, 'required').max(120, 'tooLong'),
      ...inLocale,
    }),
    output: order,
  }),
  requestInvoice: defineCall({
    path: '/requestInvoice',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Make the receipt of an own order out to a firm or a person; once it is issued, only once',
    input: invoiceTitle.extend({ id, ...inLocale }),
    output: order,
  }),
  refundPreview: defineCall({
    path: '/refundPreview',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'What is paid back for some tickets of an own order, or all',
    input: z.object({ id, ticket_ids: z.array(id).max(MAX_TICKETS).optional() }),
    output: z.object({
      amount: z.number().int(),
      /** The amount the organiser keeps. */
      kept: z.number().int(),
      currency: z.string(),
      /** Whether the refund rule allows it, so that it is paid back; otherwise the organiser decides. */
      is_within_rule: z.boolean(),
      ticket_ids: z.array(id),
    }),
  }),
  requestRefund: defineCall({
    path: '/requestRefund',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Give tickets back: at once within the rule, otherwise the organiser decides',
    input: z.object({
      id,
      ticket_ids: z.array(id).max(MAX_TICKETS).optional(),
      reason: z.string().max(500, 'tooLong').default(''),
      ...inLocale,
    }),
    output: order,
  }),
};
