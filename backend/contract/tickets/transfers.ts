import { z } from 'zod';
import { textInAnyScript } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';
import { question } from '@/backend/contract/events/form';
import { ticketDetail } from './holder-calls';
import { ANSWER_MAX_LENGTH, NAME_MAX_LENGTH } from './limits';
import { orderEvent, ticketTransfer } from './order';
import { TRANSFER_STATES } from './statuses';

/** The key in the letter to the receiver of a ticket; it is useless once the transfer has ended. */
const key = z.string().min(20).max(100);
const name = z.string().trim().min(1, 'required').max(NAME_MAX_LENGTH, 'tooLong');

/**
 * The data of the page behind the letter's link. After a transfer has ended, only its state and the event are included.
 */
const offeredTicket = z.object({
  state: z.enum(TRANSFER_STATES),
  event: orderEvent.extend({ map_url: z.string() }),
  ends_time: z.string(),
  server_time: z.string(),
  /** Null once the transfer has ended. */
  ticket: z
    .object({
      type_name: textInAnyScript(z.string()),
      /** The names of sender and receiver, as the sender wrote them. */
      from: z.string(),
      name: z.string(),
      email: z.string(),
      questions: z.array(question.extend({ options: z.array(z.string()) })),
    })
    .nullable(),
});

export const transferCalls = {
  transferTicket: defineCall({
    path: '/transferTicket',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Offer a ticket to another person by letter. It stays the sender’s, whose code admits, until it is taken with takeTransfer',
    input: z.object({ id, name, email: z.email().max(254), ...inLocale }),
    output: z.object({ id, name: z.string(), email: z.string(), transfer: ticketTransfer }),
  }),
  callBackTransfer: defineCall({
    path: '/callBackTransfer',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Call back a ticket that nobody has taken yet, by its id',
    input: z.object({ id, ...inLocale }),
    output: ticketDetail,
  }),
  transferByKey: defineCall({
    path: '/transferByKey',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    converted: true,
    summary: 'A ticket that is offered, by the link in its letter; reading it changes nothing',
    input: z.object({ key, ...inLocale }),
    output: offeredTicket,
  }),
  takeTransfer: defineCall({
    path: '/takeTransfer',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary:
      'Take a ticket that is offered: it gets a new code, and the gate answers the old one with `moved`',
    input: z.object({
      key,
      name,
      answers: z.record(z.string().max(40), z.string().max(ANSWER_MAX_LENGTH)).default({}),
      ...inLocale,
    }),
    /** The key that opens the ticket without signing in. */
    output: z.object({ key: z.string() }),
  }),
  declineTransfer: defineCall({
    path: '/declineTransfer',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary: 'Decline a ticket that is offered: it stays the sender’s',
    input: z.object({ key, ...inLocale }),
    output: z.object({ state: z.enum(TRANSFER_STATES) }),
  }),
};
