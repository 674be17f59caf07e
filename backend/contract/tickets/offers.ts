import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';
import { question } from '@/backend/contract/events/form';
import { MAX_TICKETS } from './limits';
import { orderHead, orderItem } from './order';
import { WAITLIST_STATES } from './statuses';
import { ticketType } from './ticket';
import { ticketTypeId, ticketTypeIds } from './ticket-type-id';

const waiting = z.object({
  id,
  ticket_type_id: ticketTypeId,
  quantity: z.number().int(),
  state: z.enum(WAITLIST_STATES),
  /** The number of people who wait before this one. */
  ahead: z.number().int(),
  order_id: id.nullable(),
});

/** What the ticket picker of an event shows, and its waiting lists. */
export const offerCalls = {
  ticketOffer: defineCall({
    path: '/ticketOffer',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    converted: true,
    summary: 'Ticket types as they stand for this caller: what is left, held by others, held by himself',
    input: z.object({ event_id: id, codes: z.array(z.string().max(40)).max(10).default([]), ...inLocale }),
    output: z.object({
      event_id: id,
      tickets: z.array(
        ticketType.extend({
          is_hidden: z.boolean(),
          needs_code: z.boolean(),
          /**
           * The number of seats in others' seat holds, and when the first of them may become free; null when the
           * organiser does not publish numbers.
           */
          held: z.number().int().nullable(),
          first_release: z.string().nullable(),
          /**
           * How many more tickets this caller may buy: limited by the seats left if numbers are published, else only by
           * the limit per person.
           */
          may_take: z.number().int(),
          /**
           * The number of seats the waiting list asks for; seats that become free are offered to it first. Null as
           * above.
           */
          waiting: z.number().int().nullable(),
        }),
      ),
      /** Orders of the caller that wait for payment or approval. */
      open_orders: z.array(orderHead.extend({ items: z.array(orderItem) })),
      waiting: z.array(waiting),
      needs_approval: z.boolean(),
      questions: z.array(question.extend({ options: z.array(z.string()) })),
      /** The number of seats sold; null when the organiser does not publish numbers. */
      sold: z.number().int().nullable(),
      server_time: z.string(),
    }),
  }),
  checkCode: defineCall({
    path: '/checkCode',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary: 'What an invite code opens and how often it can still be used',
    input: z.object({ event_id: id, code: z.string().trim().min(1).max(40) }),
    output: z.object({ ticket_type_ids: ticketTypeIds, uses_left: z.number().int() }),
  }),
  joinWaitlist: defineCall({
    path: '/joinWaitlist',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Wait for seats of a ticket type that is sold out; one entry a person',
    input: z.object({
      event_id: id,
      ticket_type_id: ticketTypeId,
      quantity: z.number().int().min(1).max(MAX_TICKETS).default(1),
      ...inLocale,
    }),
    output: waiting,
  }),
  leaveWaitlist: defineCall({
    path: '/leaveWaitlist',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Wait no longer, and decline what was offered',
    input: z.object({ id }),
    output: z.object({ id, state: z.enum(WAITLIST_STATES) }),
  }),
  declineOffer: defineCall({
    path: '/declineOffer',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary: 'The same by the link in the letter, without signing in',
    input: z.object({ key: z.string().min(20).max(100) }),
    output: z.object({ state: z.enum(WAITLIST_STATES) }),
  }),
};
