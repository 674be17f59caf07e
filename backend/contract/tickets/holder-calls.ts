import { z } from 'zod';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, pageOf, paging } from '@/backend/contract/fields';
import { question } from '@/backend/contract/events/form';
import { NAME_MAX_LENGTH } from './limits';
import { orderEvent, orderTicket } from './order';

const key = z.string().min(20).max(100);

/** A ticket as its holder sees it, without the order, the price and other tickets. */
export const ticketDetail = orderTicket.omit({ price: true, is_complete: true }).extend({
  event: orderEvent.extend({ map_url: z.string(), join_url: z.string() }),
  /** The text of the QR code; empty unless the ticket is valid. */
  token: z.string(),
  /** The key of the address that shows this ticket without signing in. */
  key,
  questions: z.array(question.extend({ options: z.array(z.string()) })),
  checked_in_where: z.string(),
  /** The agenda of the event, for printing. */
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  server_time: z.string(),
});

export const holdingCalls = {
  myTickets: defineCall({
    path: '/myTickets',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Tickets the caller holds: bought and not handed on, or received; soonest event first',
    input: z.object({ ...paging, ...inLocale, when: z.enum(['upcoming', 'past']).default('upcoming') }),
    output: pageOf(ticketDetail),
  }),
  ticketOfMine: defineCall({
    path: '/ticketOfMine',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'One ticket the caller holds',
    input: z.object({ id, ...inLocale }),
    output: ticketDetail,
  }),
  ticketByKey: defineCall({
    path: '/ticketByKey',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    converted: true,
    summary: 'One ticket by the link in its letter',
    input: z.object({ key, ...inLocale }),
    output: ticketDetail,
  }),
  renewTicket: defineCall({
    path: '/renewTicket',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary:
      'New link and code for a ticket the caller holds: the old link opens nothing at once, the gate answers the old code with `moved`, the new one goes out by letter',
    input: z.object({ id, ...inLocale }),
    output: ticketDetail,
  }),
  renewTicketByKey: defineCall({
    path: '/renewTicketByKey',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary:
      'The same by whoever has the link in its letter. The new link goes to the holder’s address alone, never to the caller',
    input: z.object({ key, ...inLocale }),
    output: z.object({
      /** The address the new link was sent to, with most of its name masked. */
      to: z.string(),
    }),
  }),
  fillTicket: defineCall({
    path: '/fillTicket',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    converted: true,
    summary: 'Name and answers of one ticket, by whoever it is for',
    input: z.object({
      key,
      name: z.string().trim().overwrite(personName).min(1, 'required').max(NAME_MAX_LENGTH, 'tooLong'),
      answers: z.record(z.string().max(40), z.string().max(1000)).default({}),
      ...inLocale,
    }),
    output: ticketDetail,
  }),
};
