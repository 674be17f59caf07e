import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, namedRef, inLocale } from '@/backend/contract/fields';
import { codeCalls } from './codes';
import { ticketDeskCalls } from './desk';
import { gateCalls } from './gate';
import { holdingCalls } from './holder-calls';
import { letterCalls } from './letters';
import { offerCalls } from './offers';
import { orderCalls } from './orders';
import { payoutCalls } from './payouts';
import { ticketType } from './ticket';
import { transferCalls } from './transfers';
import { unmatchedCalls } from './unmatched';

/** One ticket type as readers see it. */
export const ticketTypeCalls = {
  ticketDetails: defineCall({
    path: '/getTicketDetails',
    methods: ['GET'],
    access: 'public',
    summary: 'One ticket type as it stands now',
    input: z.object({ id, ...inLocale }),
    output: ticketType.extend({ event: namedRef }),
  }),
};

export const ticketCalls = {
  ...ticketTypeCalls,
  ...offerCalls,
  ...orderCalls,
  ...holdingCalls,
  ...transferCalls,
  ...ticketDeskCalls,
  ...payoutCalls,
  ...unmatchedCalls,
  ...codeCalls,
  ...gateCalls,
  ...letterCalls,
};
